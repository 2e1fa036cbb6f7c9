package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A sentence that names the key of a command takes it from the table of commands: written by hand, it stays when the
 * key changes. Enter and Space act on what has the focus and belong to no command.
 */
class KeysInSentencesTest {
    private static final String KEY =
            "((Ctrl|Shift|Alt) ?\\+ ?)*([A-Z]|F\\d+|Home|End|Esc|Insert|Delete|Page ?(Up|Down))";

    /** The letters of a board file for its start and its end. */
    private static final String FILE_LETTER = "(?!(?<=\\b(?:start|end|one) )\\([KE](?:, E)?\\))";

    private static final Pattern BY_HAND = Pattern.compile(FILE_LETTER + "\\(" + KEY + "[):,]|\\b[Pp]ress " + KEY
            + "\\b|(Ctrl|Shift|Alt) ?\\+ ?F\\d|(Ctrl|Shift|Alt) \\+ [a-z]|Enter / Space");

    @Test
    void keysOfCommandsComeFromTheirTable() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> faults = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .flatMap(file -> SourceText.literals(file).stream()
                            .filter(literal -> isByHand(literal.text()))
                            .map(literal -> file + ":" + literal.line() + ": " + literal.text()))
                    .toList();
            assertEquals(List.of(), faults, "take the key from CommandDefinitions.keyText; write \"Shift + Arrows\"");
        }
    }

    private static boolean isByHand(String text) {
        return BY_HAND.matcher(text).find();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Show all panes again (Z) to look for that.",
                "Go there first (Home).",
                "Open it in the experiments (Ctrl+J).",
                "Go to the start (Home).",
                "The legend (L) explains the marks.",
                "Press Esc to stop.",
                "With the keys: Shift + F6, then the arrows.",
                "Shift + arrows"
            })
    void keysByHandAreSeen(String text) {
        assertEquals(true, isByHand(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "this board has an end (E)",
                "Choose this answer (Space)",
                "Delete some, then press Enter.",
                "Press Add.",
                "Shift + Arrows",
                "Picture that stays sharp (SVG)"
            })
    void otherWordsAreNotSeen(String text) {
        assertEquals(false, isByHand(text));
    }
}
