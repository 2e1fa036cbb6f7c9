package knightschool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A comment names its subject. A sentence such as "What is hidden is not styled" describes it instead, and the reader
 * has to guess whether nodes, menus or boards are meant.
 */
@Execution(ExecutionMode.CONCURRENT)
class CommentArchitectureTest {
    private static final Pattern RIDDLE = Pattern.compile("(?m)^ *// (What|Whatever|Who|Whoever) .*[.;:].*$");

    private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
    private static final Pattern LINE = Pattern.compile("\\n *\\*? ?");

    /** A first sentence that begins with a question word and is no question. */
    private static final Pattern BEGUN_BY_RIDDLE =
            Pattern.compile("^(What|Whatever|Who|Whoever|Which|Whichever|Where|Wherever)\\b[^?]*?(\\.|$)");

    private static final Pattern RIDDLE_WITHIN =
            Pattern.compile("(?<=[.;:>] )(What|Whatever|Who|Whoever)\\b[^?.]*\\.|\\b[Ww]hoever\\b[^.]*\\.?");

    /** More pronouns than this in one sentence, and a reader has to go back to find what each stands for. */
    private static final int MOST_PRONOUNS = 4;

    private static final Pattern PRONOUN = Pattern.compile(
            "\\b(it|its|itself|this|that|these|those|which|who|whose|whom|they|them|their|theirs|what|one|ones"
                    + "|whatever|whoever|such)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern INLINE_TAG = Pattern.compile("\\{@\\w+ [^}]*}");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.;:?!])\\s+|<\\w+>|@\\w+");

    @Test
    void commentsNameTheirSubject() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> riddles = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(CommentArchitectureTest::riddles)
                    .toList();
            assertEquals(List.of(), riddles, "comments whose subject is a riddle");
        }
    }

    /**
     * Javadoc says what a thing is or does. "What the steps of two solvers take" leaves open whether that is a time, a
     * width or a file, and "What does not fit is lost" whether squares or words are.
     */
    @Test
    void documentationNamesItsSubject() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> riddles = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(CommentArchitectureTest::documentedRiddles)
                    .toList();
            assertEquals(List.of(), riddles, "documentation whose subject is a riddle");
        }
    }

    /** A sentence of nouns can be read once: what a thing does, shapes, units, cost, source. */
    @Test
    void sentencesOfDocumentationHaveFewPronouns() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> sentences = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(CommentArchitectureTest::sentencesOfPronouns)
                    .toList();
            assertEquals(List.of(), sentences, "sentences with more than " + MOST_PRONOUNS + " pronouns");
        }
    }

    private static Stream<String> sentencesOfPronouns(Path file) {
        return JAVADOC
                .matcher(read(file))
                .results()
                .map(found -> LINE.matcher(found.group(1)).replaceAll(" ").strip())
                .flatMap(text ->
                        SENTENCE_END.splitAsStream(INLINE_TAG.matcher(text).replaceAll("X")))
                .filter(sentence -> PRONOUN.matcher(sentence).results().count() > MOST_PRONOUNS)
                .map(sentence -> file.getFileName() + ": " + sentence)
                .toList()
                .stream();
    }

    private static Stream<String> documentedRiddles(Path file) {
        return JAVADOC
                .matcher(read(file))
                .results()
                .map(found -> LINE.matcher(found.group(1)).replaceAll(" ").strip())
                .flatMap(text -> Stream.of(BEGUN_BY_RIDDLE.matcher(text), RIDDLE_WITHIN.matcher(text)))
                .filter(Matcher::find)
                .map(found -> file.getFileName() + ": " + found.group())
                .toList()
                .stream();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> riddles(Path file) {
        return RIDDLE
                .matcher(read(file))
                .results()
                .map(found -> file.getFileName() + ": " + found.group().strip())
                .toList()
                .stream();
    }
}
