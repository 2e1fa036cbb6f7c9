package knightschool.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * The right to write a file, which one process has at a time, and in it one thread, by whatever links it is named. It
 * is a locked file beside that one, so that a process that is killed gives it back. It says in its first bytes whose it
 * is: a file of that name that somebody else wrote is neither locked nor changed.
 */
public final class ProcessLock implements AutoCloseable {
    private static final long BETWEEN_TRIES = Duration.ofMillis(5).toNanos();
    private static final byte[] OWN = "Knight School\n".getBytes(StandardCharsets.US_ASCII);
    private static final int LARGEST_MARK = 1 << 20;

    /**
     * Those of this process. A process that opens and closes a file once more loses its lock on it, so that nobody here
     * may look at one that is held.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Optional<FileChannel> channel;

    private ProcessLock(Path file, Optional<FileChannel> channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * The right to write a file, if nobody has it.
     *
     * @throws InputFault if nothing can be written beside the file, or what is in the place of the lock is none
     */
    public static Optional<ProcessLock> tryOn(Path file) {
        Path lock = WriteTarget.toOpen(beside(WriteTarget.found(file).file()));
        if (!HELD.add(lock)) {
            return Optional.empty();
        }
        Optional<ProcessLock> got = Optional.empty();
        try {
            got = locked(lock);
            return got;
        } catch (IOException e) {
            throw WriteFault.of(file, FullDiskException.orOther(lock.getParent(), e));
        } finally {
            if (got.isEmpty()) {
                HELD.remove(lock);
            }
        }
    }

    /**
     * The right to write a file, once nobody has it any more.
     *
     * @throws InputFault if somebody keeps it for longer than that, or nothing can be written beside the file
     */
    public static ProcessLock on(Path file, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            Optional<ProcessLock> got = tryOn(file);
            if (got.isPresent()) {
                return got.get();
            }
            if (System.nanoTime() - end > 0) {
                throw new InputFault(
                        file.toString(), 0, "another window has been writing this file for long", "Close that window.");
            }
            LockSupport.parkNanos(BETWEEN_TRIES);
        }
    }

    private static Path beside(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".knight-school-lock");
    }

    private static Optional<ProcessLock> locked(Path lock) throws IOException {
        FileChannel channel = FileChannel.open(
                lock,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        boolean got = false;
        boolean own = false;
        try {
            FileLock locked = tryLock(channel);
            if (locked != null) {
                requireOwn(lock, channel);
                own = true;
            }
            got = locked != null && isStillThere(lock, channel);
            return got ? Optional.of(new ProcessLock(lock, Optional.of(channel))) : Optional.empty();
        } catch (NoLocksException _) {
            // To write without is better than not to write.
            requireOwn(lock, channel);
            return Optional.of(new ProcessLock(lock, Optional.empty()));
        } catch (IOException e) {
            // On a full disk it has no mark, or half of one, and would stay beside the file of a person.
            if (own) {
                lock.toFile().delete();
            }
            throw e;
        } finally {
            if (!got) {
                channel.close();
            }
        }
    }

    /** An empty one was made by a process that was killed before it could say so. */
    private static void requireOwn(Path lock, FileChannel channel) throws IOException {
        ByteBuffer begin = ByteBuffer.allocate(OWN.length);
        int length = Math.max(0, channel.read(begin, 0));
        if (!Arrays.equals(begin.array(), 0, length, OWN, 0, length)) {
            throw new InputFault(
                    lock.toString(), 0, "this file is in the way, and the program did not write it", "Move it away.");
        }
    }

    /** A file system may have no locks. */
    private static final class NoLocksException extends IOException {
        private static final long serialVersionUID = 1L;
    }

    private static FileLock tryLock(FileChannel channel) throws NoLocksException {
        try {
            return channel.tryLock();
        } catch (IOException _) {
            throw new NoLocksException();
        }
    }

    /**
     * Whether the file that is locked still has its name: who had it before may have taken it away meanwhile. It is
     * known again by its length, since to open it once more would unlock it.
     */
    private static boolean isStillThere(Path lock, FileChannel channel) throws IOException {
        int mark = ThreadLocalRandom.current().nextInt(OWN.length + 1, LARGEST_MARK);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(OWN), 0);
        channel.write(ByteBuffer.allocate(1), mark - 1L);
        // Zero where it is gone.
        return lock.toFile().length() == mark;
    }

    /** Gives it back. */
    @Override
    public void close() {
        lockFileGoes();
        HELD.remove(file);
    }

    private void lockFileGoes() {
        file.toFile().delete();
        if (channel.isPresent()) {
            try {
                channel.get().close();
            } catch (IOException _) {
                // The lock goes with the process at the latest.
            }
        }
    }
}
