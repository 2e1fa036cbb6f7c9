#!/usr/bin/env -S PWD=/proc/self/cwd sh
# Starts the program. Java takes the names of files from the locale: in one without letters such as ö it can neither
# read such a name nor start from a folder that has one. Nor does it start in a folder that is gone. A shell that is
# started there complains of it before it reads this, unless it is told a name of that folder which still leads there.
# A locale counts as what the system makes of it: one that is not installed is like C, whatever its name says.
[ "$(locale charmap 2>/dev/null)" = UTF-8 ] || { LC_ALL=C.UTF-8; export LC_ALL; }
# A stream that is closed would become the next file that Java opens for itself, and be read as if it had been given.
[ ! -d /dev/fd ] || [ -e /dev/fd/0 ] || exec </dev/null
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
if [ -z "$here" ]; then
    cd "${HOME:-/}" 2>/dev/null || cd /
    [ $# -eq 0 ] || echo "knight-school: the folder that you are in is gone; names of files count from $PWD." >&2
fi
# Java under such a limit ends with words for those who made it, and with the status of a fault that was found.
if [ "$(ulimit -n)" -lt 64 ] 2>/dev/null; then
    echo "knight-school: this shell allows $(ulimit -n) open files; allow at least 64 (ulimit -n 64)." >&2
    exit 2
fi
# How much memory a start needs hangs on the machine: where it is limited, a start that does nothing tries it.
case $(ulimit -v 2>/dev/null) in
    unlimited | '') ;;
    *)
        "$program.bin" --version </dev/null >/dev/null 2>&1 || {
            echo "knight-school: this shell allows $(ulimit -v) KiB of memory, too little to start; allow more (ulimit -v unlimited)." >&2
            exit 2
        }
        ;;
esac
# GTK would load graphics drivers only to look what there is, 45 MB of them where the processor draws. JavaFX has its own way.
export GDK_GL="${GDK_GL-disable}"
# The allocator of C keeps what each of eight times as many heaps as there are processors once needed. Nothing here waits for one.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-2}"
exec "$program.bin" "$@"
