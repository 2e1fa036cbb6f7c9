package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A person is told what stopped the writing and what to do, whatever kind of disk it is. */
@Execution(ExecutionMode.CONCURRENT)
class WriteFaultFactoryTest {
    private static final Path FILE = Path.of("home", "session.txt");

    private static String words(IOException reason) {
        InputFault fault = WriteFaultFactory.of(FILE, reason);
        assertTrue(fault.displayMessage().contains(FILE.toString()), fault.displayMessage());
        assertTrue(!fault.remedy().isEmpty(), fault.displayMessage());
        return fault.displayMessage();
    }

    @Test
    void diskThatCanOnlyBeReadIsToldInTheWordsOfTheSystem() {
        String told = words(new FileSystemException(FILE.toString(), null, "Read-only file system"));
        assertTrue(told.contains("the system says \"Read-only file system\""), told);
        assertTrue(told.contains("Choose another folder or disk."), told);
    }

    @Test
    void folderThatIsProtectedIsNotCalledAFullDisk() {
        String told = words(new AccessDeniedException(FILE.toString()));
        assertTrue(told.contains("you may not write"), told);
        assertTrue(!told.contains(WriteFaultFactory.FULL), told);
    }

    @Test
    void failureWithoutWordsIsToldWithoutThem() {
        String told = words(new IOException());
        assertTrue(told.contains("cannot be written") && !told.contains("null"), told);
    }
}
