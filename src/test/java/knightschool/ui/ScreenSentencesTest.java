package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a scene shows to a person stands in classes named {@code ...Words}, so that another language can follow. What
 * readers and commands say of faults stays where the fault is found.
 */
class ScreenSentencesTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path UI = SOURCES.resolve("knightschool/ui");

    /** What opens or closes a quotation the curved way, and the apostrophe that looks like it. */
    private static final Pattern CURVED = Pattern.compile("[\u2018\u2019\u201C]");

    @Test
    void sentencesStandInClassesOfWordsOnly() {
        List<String> elsewhere = files(UI).stream()
                .filter(ScreenSentencesTest::isSource)
                .filter(file -> !file.toString().endsWith("Words.java"))
                .flatMap(ScreenSentencesTest::shown)
                .toList();
        assertEquals(List.of(), elsewhere, "texts that a person reads, outside of classes named ...Words");
    }

    private static Stream<String> shown(Path file) {
        return SourceText.literals(file).stream()
                .filter(SourceText.Literal::isShown)
                .map(literal -> UI.relativize(file) + ":" + literal.line() + " \"" + literal.text() + "\"");
    }

    /** The rule sees what there is: it would hold of nothing too. */
    @Test
    void sentencesAreSeenInClassesOfWords() {
        assertFalse(shown(UI.resolve("lesson/LessonWords.java")).toList().isEmpty());
    }

    /** Two forms beside each other look like a mistake, and a search finds one of them only. */
    @Test
    void apostrophesAndQuotationMarksAreStraight() {
        List<String> curved = Stream.concat(
                        files(SOURCES).stream()
                                .filter(ScreenSentencesTest::isSource)
                                .flatMap(ScreenSentencesTest::curvedLiterals),
                        Stream.of(Path.of("lessons"), Path.of("src/main/resources"))
                                .flatMap(folder -> files(folder).stream())
                                .flatMap(ScreenSentencesTest::curvedLines))
                .toList();
        assertEquals(List.of(), curved, "texts with curved apostrophes or quotation marks: write ' and \"");
    }

    /** One act has one word; "undo" is a step of a search. */
    @Test
    void whatAPersonTakesBackOrDoesAgainIsNotUndoneOrRedone() {
        Pattern other = Pattern.compile("\\b(Undo|Redo)\\b");
        assertEquals(
                List.of(),
                files(UI).stream()
                        .filter(ScreenSentencesTest::isSource)
                        .flatMap(file -> SourceText.literals(file).stream())
                        .map(SourceText.Literal::text)
                        .filter(text -> other.matcher(text).find())
                        .toList());
    }

    private static boolean isSource(Path file) {
        return file.toString().endsWith(".java");
    }

    private static Stream<String> curvedLiterals(Path file) {
        return SourceText.literals(file).stream()
                .filter(literal -> CURVED.matcher(literal.text()).find())
                .map(literal -> file + ":" + literal.line() + " \"" + literal.text() + "\"");
    }

    private static Stream<String> curvedLines(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> CURVED.matcher(line).find())
                    .map(line -> file + ": " + line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return \"No tour here\";",
                "return \"Stop, \" + name;",
                "return count + \" squares\";",
                "new Button(\"Undo\")",
                "new SceneDescriptor<>(BuiltInSceneKinds.TOUR, \"Tours\")",
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
                "BackgroundWorker.queue(\"board files\", screen)",
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
