#!/bin/sh
# Puts Brimstone into your menu, or into everybody's. Nothing outside PREFIX is touched.
#   ./install.sh [PREFIX]              PREFIX: ~/.local, or /usr/local for root
#   ./install.sh --uninstall [PREFIX]  your matches stay where they are
set -eu

refuse() {
    echo "install.sh: $1" >&2
    exit 2
}

refresh() {
    for tool in update-desktop-database update-mime-database gtk-update-icon-cache; do
        command -v "$tool" >/dev/null || continue
        case $tool in
        update-desktop-database) folder=$prefix/share/applications ;;
        update-mime-database) folder=$prefix/share/mime ;;
        gtk-update-icon-cache) folder=$prefix/share/icons/hicolor ;;
        esac
        [ ! -d "$folder" ] || "$tool" "$folder" >/dev/null 2>&1 || true
    done
}

remove() {
    rm -rf "$prefix/lib/brimstone"
    rm -f "$prefix/bin/brimstone"
    (cd "$here/share" && find . -type f) | while IFS= read -r file; do
        rm -f "$prefix/share/$file"
    done
}

act=install
if [ "${1:-}" = --uninstall ]; then
    act=uninstall
    shift
fi
[ $# -le 1 ] || refuse "Name one folder."
if [ "$(id -u)" = 0 ]; then usual=/usr/local; else usual=${HOME:?}/.local; fi
prefix=${1:-$usual}
case $prefix in
-*) refuse "There's no option $prefix. Try --uninstall, or name a folder." ;;
*[\"\`\$%\\]*) refuse "The folder $prefix has a letter in its name that menus can't read." ;;
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)

if [ "$act" = uninstall ]; then
    remove
    refresh
    echo "Brimstone is gone from $prefix. Your matches are still there."
    exit 0
fi
[ "$here" != "$prefix/lib/brimstone" ] || refuse "Brimstone is installed here already."
mkdir -p "$prefix/lib" "$prefix/bin"
rm -rf "$prefix/lib/brimstone.new"
cp -R "$here" "$prefix/lib/brimstone.new"
remove
mv "$prefix/lib/brimstone.new" "$prefix/lib/brimstone"
ln -s ../lib/brimstone/brimstone "$prefix/bin/brimstone"
(cd "$here/share" && find . -type f) | while IFS= read -r file; do
    mkdir -p "$prefix/share/$(dirname "$file")"
    cp "$here/share/$file" "$prefix/share/$file"
done
entry=$prefix/share/applications/brimstone.desktop
sed '/^Exec=/d' "$here/share/applications/brimstone.desktop" >"$entry"
printf 'Exec="%s" %%f\n' "$prefix/bin/brimstone" >>"$entry"
refresh
echo "Brimstone is in your menu. To start it here, run $prefix/bin/brimstone."
