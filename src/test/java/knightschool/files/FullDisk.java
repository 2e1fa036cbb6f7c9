package knightschool.files;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A small disk of its own, for tests; where none can be had, the test is left out. */
public final class FullDisk implements AutoCloseable {
    private final Path folder;

    /** @param folder an empty one, in whose place the disk is mounted */
    public FullDisk(Path folder) throws IOException {
        this.folder = folder;
        assumeTrue(Files.isExecutable(Path.of("/bin/mount")), "disks can be mounted");
        assumeTrue(
                run("/bin/mount", "-t", "tmpfs", "-o", "size=128k", "none", folder.toString()) == 0,
                "disks may be mounted by whoever runs the tests");
    }

    private static int run(String... command) throws IOException {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    /** Leaves no room on it, until {@link #free}. */
    public void fill() throws IOException {
        byte[] page = new byte[1 << 12];
        try {
            while (true) {
                Files.write(folder.resolve("filling"), page, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        } catch (FileSystemException full) {
            throw full;
        } catch (IOException full) {
            // As it was meant.
        }
    }

    /** Makes room again. */
    public void free() throws IOException {
        Files.delete(folder.resolve("filling"));
    }

    /** Lets nobody write on it any more. */
    public void allowOnlyReading() throws IOException {
        assumeTrue(
                run("/bin/mount", "-o", "remount,ro", folder.toString()) == 0,
                "disks may be mounted anew by whoever runs the tests");
    }

    @Override
    public void close() throws IOException {
        run("/bin/umount", folder.toString());
    }
}
