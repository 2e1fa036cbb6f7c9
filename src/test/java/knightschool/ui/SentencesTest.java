package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a scene shows to a person stands in classes named {@code ...Words}, so that another language can follow. What
 * readers and commands say of faults stays where the fault is found.
 */
class SentencesTest {
    private static final Path UI = Path.of("src/main/java/knightschool/ui");

    @Test
    void sentencesStandInClassesOfWordsOnly() throws IOException {
        List<String> elsewhere;
        try (Stream<Path> files = Files.walk(UI)) {
            elsewhere = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().endsWith("Words.java"))
                    .sorted()
                    .flatMap(SentencesTest::shown)
                    .toList();
        }
        assertEquals(List.of(), elsewhere, "texts that a person reads, outside of classes named ...Words");
    }

    private static Stream<String> shown(Path file) {
        return SourceText.read(file).literals().stream()
                .filter(SourceText.Literal::isShown)
                .map(literal -> UI.relativize(file) + ":" + literal.line() + " \"" + literal.text() + "\"");
    }

    /** The rule sees what there is: it would hold of nothing too. */
    @Test
    void sentencesAreSeenInClassesOfWords() {
        assertFalse(shown(UI.resolve("lesson/LessonWords.java")).toList().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return \"No tour here\";",
                "return \"Stop, \" + name;",
                "return count + \" squares\";",
                "new Button(\"Undo\")",
                "new SceneType<>(SceneKind.TOUR, \"Tours\")",
                "label.setAccessibleText(small ? \"Step\" : name);",
                "Command.of(UNDO, \"undo\", model::undo, \"Ctrl+Z\")",
                "char quote = '\"'; String text = \"No tour here\";",
                "// don't\nreturn \"No tour here\";",
                "say(new InputFault(\"no start is counted yet\", \"Run it.\"), \"Try it again\");"
            })
    void aShownTextIsFound(String source) {
        assertEquals(1, shownIn(source), source);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "// \"No tour here\"",
                "/* \"No tour here\" */",
                "new InputFault(name + \" is a hole\", \"Choose another start.\")",
                "new IllegalStateException(\"interrupted while JavaFX started\", e)",
                "BackgroundWork.queue(\"board files\", screen)",
                "new Font(\"JetBrains Mono\", 12)",
                "node.setId(\"take-back\")",
                "Command.of(UNDO, words, model::undo, \"Ctrl+Z\", \"Left\")",
                "icon.setContent(\"M0 0 L11 6 L0 12 Z\")",
                "return \"node { size: \" + size + \"; z-index: 2; }\";",
                "label.setText(\"\")"
            })
    void whatNobodyReadsIsNotFound(String source) {
        assertEquals(0, shownIn(source), source);
    }

    private static long shownIn(String source) {
        return new SourceText(source)
                .literals().stream().filter(SourceText.Literal::isShown).count();
    }
}
