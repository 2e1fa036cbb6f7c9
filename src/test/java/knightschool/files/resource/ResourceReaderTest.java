package knightschool.files.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import knightschool.ui.command.CommandDefinitions;
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

    @Test
    void filesOfAllJarsAreReadOrTheMissingOneIsNamed() {
        String own = ResourceReader.text(CommandDefinitions.class, "commands.txt");
        assertEquals(
                own,
                ResourceReader.texts(CommandDefinitions.class, "commands.txt")
                        .values()
                        .iterator()
                        .next());
        IllegalStateException fault =
                assertThrows(IllegalStateException.class, () -> ResourceReader.texts(ResourceReader.class, "none.txt"));
        assertEquals("the program's own file none.txt is missing", fault.getMessage());
    }
}
