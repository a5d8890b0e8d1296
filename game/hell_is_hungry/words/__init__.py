"""The texts of Hell is Hungry!"""
