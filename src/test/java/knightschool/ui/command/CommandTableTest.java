package knightschool.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.ui.command.CommandDefinitions.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of commands that come with scenes of other makers. */
@Execution(ExecutionMode.CONCURRENT)
class CommandTableTest {
    private static final List<Entry> OWN = CommandDefinitions.parse(
            "play | play.undo | Ctrl+Z | take back\ncensus | board.choose | B | a board", List.of());

    @Test
    void commandsOfAnotherMakerAreRead() {
        List<Entry> entries = CommandDefinitions.parse(
                "\nrook | rook.move | N, Ctrl+N | the next square | leaves\nrook | board.choose | B | a board\n", OWN);
        assertEquals(
                List.of("rook.move", "board.choose"),
                entries.stream().map(Entry::id).toList());
        assertEquals(List.of("N", "Ctrl+N"), entries.getFirst().keys());
        assertTrue(entries.getFirst().isLeaving());
    }

    /** The fault is that of the whole table: a scene without some of its commands would not open. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "rook | rook.move; without scene, id, keys and words",
                "rook | rook.move | N | the next square | sometimes; no property sometimes",
                "rook | rook.move | Ctrl+10 | the next square; no key",
                "play | play.undo | Ctrl+Z | the next square; another part has a command play.undo",
                "rook | board.choose | N | the next square; another part has a command board.choose"
            })
    void faultsOfATableAreNamed(String line, String fault) {
        String table = "rook | rook.back | Esc | back\n" + line;
        String message = assertThrows(IllegalArgumentException.class, () -> CommandDefinitions.parse(table, OWN))
                .getMessage();
        assertTrue(message.contains(fault), message);
    }
}
