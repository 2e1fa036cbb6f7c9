#!/usr/bin/env -S PWD=/proc/self/cwd sh
# Starts the program. Java takes the names of files from the locale: in one without letters such as ö it can neither
# read such a name nor start from a folder that has one. Nor does it start in a folder that is gone. A shell that is
# started there complains of it before it reads this, unless it is told a name of that folder which still leads there.
case "${LC_ALL:-${LC_CTYPE:-$LANG}}" in
    *[Uu][Tt][Ff]*8*) ;;
    *) LC_ALL=C.UTF-8; export LC_ALL ;;
esac
here=$(/bin/pwd -P 2>/dev/null)
[ "$here" ] && PWD=$here
program=$0
while [ -h "$program" ]; do
    link=$(readlink "$program")
    case $link in
        /*) program=$link ;;
        *) program=$(dirname "$program")/$link ;;
    esac
done
case $program in
    /*) ;;
    *) program=$PWD/$program ;;
esac
[ "$here" ] || cd "${HOME:-/}" 2>/dev/null || cd /
exec "$program.bin" "$@"
