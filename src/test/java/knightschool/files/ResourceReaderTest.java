package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ResourceReaderTest {
    @Test
    void fileThatIsMissingIsNamed() {
        IllegalStateException fault =
                assertThrows(IllegalStateException.class, () -> ResourceReader.bytes(ResourceReader.class, "none.txt"));
        assertEquals("the program's own file none.txt is missing", fault.getMessage());
    }
}
