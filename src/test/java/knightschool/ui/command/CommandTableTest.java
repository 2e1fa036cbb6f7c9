package knightschool.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.files.resource.ResourceReader;
import knightschool.ui.command.CommandDefinitions.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of commands, and tables that come with scenes of other makers. */
@Execution(ExecutionMode.CONCURRENT)
class CommandTableTest {
    private static final ReadOnlyBooleanWrapper NEVER = new ReadOnlyBooleanWrapper(false);
    private static final List<String> SHARED = List.of("board", "command", "control", "message", "palette", "scene");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+\\.[a-z0-9.-]+)\"");
    private static final Pattern REASON = Pattern.compile("reason: ([^|]*?)\\s*(?:\\||$)");
    private static final Pattern KEY_NAMED = Pattern.compile(" \\(\\{[a-z0-9.-]+}\\)");
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
                "rook | rook.move | N | the next square | reason: Go back first ({rook.home}).; key of rook.home",
                "rook | rook.move | Ctrl+10 | the next square; no key",
                "rook | rook.move | N | the next square | as: N; does not say what the key means",
                "rook | rook.move | N | the next square | although: N = ; does not say what the key means",
                "rook | rook.move | N | the next square | as: M = next; no key of rook.move",
                "play | play.undo | Ctrl+Z | the next square; another part has a command play.undo",
                "rook | board.choose | N | the next square; another part has a command board.choose"
            })
    void faultsOfATableAreNamed(String line, String fault) {
        String table = "rook | rook.back | Esc | back\n" + line;
        String message = assertThrows(IllegalArgumentException.class, () -> CommandDefinitions.parse(table, OWN))
                .getMessage();
        assertTrue(message.contains(fault), message);
    }

    @Test
    void aReasonStandsInTheRowOfItsCommandWithTheKeyThatItNames() {
        assertEquals(
                "Have a solution shown first (D).",
                Command.of("level.solution.play", () -> {}).when(NEVER).refusal());
        assertEquals(
                "There is no other pane.",
                Command.of("compare.close", () -> {}).when(NEVER).refusal());
        assertEquals("", Command.of("compare.close", () -> {}).refusal());
    }

    /** Except in Play, where the key that shows a solution is itself refused before the first move. */
    @Test
    void reasonThatNamesAKeyInOneRowNamesItInAll() {
        Map<String, Set<Boolean>> namesKey = new TreeMap<>();
        ResourceReader.text(CommandDefinitions.class, "commands.txt")
                .lines()
                .filter(line -> !line.startsWith("play | "))
                .map(REASON::matcher)
                .filter(Matcher::find)
                .forEach(found -> namesKey.computeIfAbsent(
                                KEY_NAMED.matcher(found.group(1)).replaceAll(""), _ -> new HashSet<>())
                        .add(KEY_NAMED.matcher(found.group(1)).find()));
        assertTrue(namesKey.containsKey("Have a solution shown first."), namesKey.keySet()::toString);
        namesKey.values().removeIf(both -> both.size() == 1);
        assertEquals(Set.of(), namesKey.keySet());
    }

    @Test
    void otherNamesStandInTheRowOfTheirCommand() {
        assertEquals(List.of("swap", "move pane"), CommandDefinitions.names("compare.pane-left"));
        assertEquals(List.of(), CommandDefinitions.names("compare.play"));
        assertEquals(List.of(), CommandDefinitions.names("rook.move"));
    }

    /** A scene from another jar has the same reason for them as all others, without a row that says so. */
    @Test
    void undoAndRedoOfEverySceneHaveOneReason() {
        assertEquals(
                List.of("There is nothing to take back.", "There is nothing to do again."),
                Stream.of("rook.undo", "rook.redo")
                        .map(id ->
                                Command.of(id, "a word", () -> {}).when(NEVER).refusal())
                        .toList());
    }

    /**
     * A package that scenes share knows no command of theirs, since it could not know those of a scene from another
     * jar.
     */
    @Test
    void packagesThatScenesShareNameNoCommandOfAScene() throws IOException {
        Set<String> ids = CommandDefinitions.all().stream().map(Entry::id).collect(Collectors.toSet());
        List<String> named = new ArrayList<>();
        for (String folder : SHARED) {
            try (Stream<Path> files = Files.list(Path.of("src/main/java/knightschool/ui", folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    LITERAL.matcher(Files.readString(file))
                            .results()
                            .map(found -> found.group(1))
                            .filter(id -> ids.contains(id) && !id.startsWith("window."))
                            .forEach(id -> named.add(file.getFileName() + " " + id));
                }
            }
        }
        assertEquals(
                List.of(
                        // Advice about the slide around the scene, and about the presentation of it.
                        "RefusalWords.java lesson.open-beside",
                        "RefusalWords.java speaker.end",
                        // Any scene would do, since all have the same keys for them.
                        "TextFieldUndoKeys.java editor.redo",
                        "TextFieldUndoKeys.java editor.undo"),
                named.stream().sorted().toList());
    }
}
