package knightschool.files.shared;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import knightschool.files.FullDiskException;
import knightschool.files.InputFault;
import knightschool.files.ResolvedWriteTarget;
import knightschool.files.TextFiles;
import knightschool.files.WriteFaultFactory;

/**
 * An exclusive lock for writing a file, held by one process and one thread of it at a time, also if the file is reached
 * by different links. It is a locked file beside the target, so that the operating system releases it when the process
 * is killed. The first bytes of the lock file identify the program: a file of that name by another program is neither
 * locked nor changed.
 */
public final class ProcessLock implements AutoCloseable {
    private static final long BETWEEN_TRIES = Duration.ofMillis(5).toNanos();
    private static final byte[] OWN = "Knight School\n".getBytes(StandardCharsets.US_ASCII);
    private static final int LARGEST_MARK = 1 << 20;

    /**
     * The locks of this process. Closing any second channel to a file releases its lock, so held lock files must not be
     * opened again.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private ProcessLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Acquires the lock; empty if another process or thread holds it.
     *
     * @throws InputFault if the lock file cannot be created, or another program's file has its name
     */
    public static Optional<ProcessLock> tryOn(Path file) {
        Path lock = ResolvedWriteTarget.toOpen(
                beside(ResolvedWriteTarget.resolve(file).file()));
        if (!HELD.add(lock)) {
            return Optional.empty();
        }
        Optional<ProcessLock> got = Optional.empty();
        try {
            got = locked(lock);
            return got;
        } catch (IOException e) {
            throw WriteFaultFactory.of(file, FullDiskException.orOther(lock.getParent(), e));
        } finally {
            if (got.isEmpty()) {
                HELD.remove(lock);
            }
        }
    }

    /**
     * Waits for the lock.
     *
     * @throws InputFault if it is not released within {@code patience}, or the lock file cannot be created
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
                        file.toString(), "another window has been writing this file for long", "Close that window.");
            }
            LockSupport.parkNanos(BETWEEN_TRIES);
        }
    }

    private static Path beside(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".knight-school-lock");
    }

    /** The result of trying to lock a file. */
    private enum Attempt {
        LOCKED,
        LOCKED_BY_OTHERS,
        UNSUPPORTED
    }

    private static Optional<ProcessLock> locked(Path lock) throws IOException {
        boolean own = Files.notExists(lock, LinkOption.NOFOLLOW_LINKS);
        FileChannel channel = FileChannel.open(
                lock,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        boolean got = false;
        try {
            Attempt attempt = tryLock(channel);
            if (attempt != Attempt.LOCKED_BY_OTHERS) {
                requireOwn(lock, channel);
                own = true;
            }
            // Writing without a lock is better than not writing.
            got = attempt == Attempt.UNSUPPORTED || attempt == Attempt.LOCKED && isStillThere(lock, channel);
            return got ? Optional.of(new ProcessLock(lock, channel)) : Optional.empty();
        } catch (IOException e) {
            // On a full disk the new lock file has no mark or a part of it, so it would not be recognised later and
            // would stay in the user's folder.
            if (own) {
                TextFiles.deleteIfPossible(lock);
            }
            throw e;
        } finally {
            if (!got) {
                channel.close();
            }
        }
    }

    /**
     * Checks that a lock file belongs to this program. An empty one is accepted, because its process may have been
     * killed before it could write the first bytes.
     */
    private static void requireOwn(Path lock, FileChannel channel) throws IOException {
        ByteBuffer begin = ByteBuffer.allocate(OWN.length);
        int length = Math.max(0, channel.read(begin, 0));
        if (!Arrays.equals(begin.array(), 0, length, OWN, 0, length)) {
            throw new InputFault(
                    lock.toString(), "this file is in the way, and the program did not write it", "Move it away.");
        }
    }

    private static Attempt tryLock(FileChannel channel) {
        try {
            return channel.tryLock() == null ? Attempt.LOCKED_BY_OTHERS : Attempt.LOCKED;
        } catch (IOException _) {
            // The file system does not support locks.
        }
        return Attempt.UNSUPPORTED;
    }

    /**
     * Returns whether the locked file still has its name, because its previous owner may have deleted it meanwhile. It
     * is recognised by its length, because opening it again would release the lock.
     */
    private static boolean isStillThere(Path lock, FileChannel channel) throws IOException {
        int mark = ThreadLocalRandom.current().nextInt(OWN.length + 1, LARGEST_MARK);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(OWN), 0);
        channel.write(ByteBuffer.allocate(1), mark - 1L);
        try {
            return Files.size(lock) == mark;
        } catch (NoSuchFileException _) {
            return false;
        }
    }

    /** Releases the lock. */
    @Override
    public void close() {
        lockFileGoes();
        HELD.remove(file);
    }

    private void lockFileGoes() {
        TextFiles.deleteIfPossible(file);
        try {
            channel.close();
        } catch (IOException _) {
            // The lock is released when the process ends at the latest.
        }
    }
}
