package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A thing has one word wherever a person reads of it: on screen, in lessons, in the glossary and in the manual. A
 * reader who meets a second word looks for a second thing.
 */
class OneWordForOneThingTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path COMMANDS = Path.of("src/main/resources/knightschool/ui/command/commands.txt");

    /** Keywords of files and options, ids, and what the shell is told when a command ends: these are promises. */
    private static final Pattern NO_PROSE = Pattern.compile("^.*sliding puzzle.*|`[\\w-]+`|fewest-onward"
            + "|(?i:exit status)|\\| \\w+\\.[\\w-]+ \\||(?<![\\w-])[\\w-]+\\.md");

    /** A thing with its word, and with the words that stood for it before. */
    private enum Term {
        /** An exit is the gap in the wall of a sliding puzzle, and nothing else; a stroke is what is drawn. */
        OPEN_MOVE(
                "open move",
                "exits?|onward|strokes?|free moves?|lead(s|ing)? on|moves? follow",
                "20-.*\\.md|.*Puzzle.*\\.java|StateMap.*\\.java"),
        /** A solver is a program that somebody else has written; what a level or a game shows is a solution. */
        ALGORITHM("algorithm", "solvers?", ""),
        /** A piece is a component of what is left when a cut is taken out. A tour or a slide has parts. */
        COMPONENT(
                "component",
                "parts that no move|(separate|several) parts|parts of (a|the) (graph|board)"
                        + "|(board|map) (is|falls?|would fall) (in|into) (\\S+ )?parts?"
                        + "|squares (left )?fall into (\\S+ )?parts",
                ""),
        /** What is kept is forgotten. A search takes moves back, and a hole takes moves away. */
        DELETE(
                "delete what is on a board, forget what is kept",
                "removes? (the|a|an|one|it)|throws? (\\S+ ){0,2}away"
                        + "|take (away|(a|the|an|one|some|it|two|their)\\b.{0,30}\\baway)",
                "11-backtracking.md"),
        /** A dead end is a square with a single open move. A knight without a move, and its search, is stuck. */
        STUCK(
                "the knight is stuck, the search is stuck",
                "at (a|the|its) (first )?dead end|(first|its) dead end|(comes?|came) to (a )?dead ends?"
                        + "|blame for a dead end|in a dead end when|dead ends come|(limit or a|there and the) dead end",
                ""),
        SOLUTION("Solution, on each button of its key", "^(Show how|See it solved|Show the (tour|walk))$", ""),
        /** One key goes on in every tab, and its button has one word. */
        GO_ON("Go on, on each button of its key", "^(Look (longer|again)|Raise the limit|Count the rest|Resume)$", ""),
        /** A comparison runs to the next stop; starts are counted, and the runs of an experiment are made. */
        RUN(
                "Count the steps, Make the runs; Run only to the next stop",
                "^(?-i:Run)( counts| the (census|experiment)|$)",
                "BreakpointsViewWords.java"),
        /** The person has one f on his book; the usual name of the rule has two. */
        WARNSDORF("von Warnsdorf, and Warnsdorff's rule", "von Warnsdorff|(?<!von )Warnsdorf", "");

        private final String word;
        private final Pattern others;
        private final Pattern exempt;

        Term(String word, String others, String exempt) {
            this.word = word;
            this.others = Pattern.compile("(?i)\\b(" + others + ")\\b");
            this.exempt = Pattern.compile(exempt);
        }

        boolean isOtherwiseIn(String text) {
            int path = text.indexOf(": ") + 2;
            String prose = text.matches("\\S+\\.\\w+:\\d+: .*") ? text.substring(path) : text;
            return others.matcher(NO_PROSE.matcher(prose).replaceAll("")).find();
        }

        boolean isOf(Path file) {
            return !exempt.matcher(file.getFileName().toString()).matches();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aThingHasNoOtherWord(Term term) {
        List<String> faults = files().filter(term::isOf)
                .flatMap(OneWordForOneThingTest::texts)
                .filter(term::isOtherwiseIn)
                .toList();
        assertEquals(List.of(), faults, "write: " + term.word);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "OPEN_MOVE | c5, a move with 2 exits",
                "OPEN_MOVE | Go where the fewest moves lead on.",
                "OPEN_MOVE | show how many moves follow each move",
                "OPEN_MOVE | Go to the square with the fewest onward moves.",
                "OPEN_MOVE | Count the strokes at the rim.",
                "OPEN_MOVE | always the first free move",
                "OPEN_MOVE | show: [hints, exits]",
                "ALGORITHM | an experiment needs a board and a solver",
                "COMPONENT | The squares fall into 2 parts that no move joins",
                "COMPONENT | Then the board is in two parts.",
                "DELETE | remove the bookmark at this step",
                "DELETE | take away a column at the left",
                "DELETE | There is no walk to take away.",
                "DELETE | Throw away",
                "STUCK | it stops at its first dead end",
                "STUCK | the choice that is to blame for a dead end",
                "SOLUTION | See it solved",
                "GO_ON | Look longer",
                "RUN | Run",
                "RUN | Run the census first, then save it.",
                "WARNSDORF | H. C. von Warnsdorff wrote a book",
                "WARNSDORF | Warnsdorf's rule"
            })
    void otherWordsAreSeen(Term term, String text) {
        assertEquals(true, term.isOtherwiseIn(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show: [hints, numbers]",
                "`strokes`, `exits`",
                "Exit status 1",
                "open moves",
                "or: fewest-onward, farthest",
                "play | play.exits | X | open moves",
                "lesson: 18-all-solvers-in-one-table.md"
            })
    void promisesAreNotSeen(String text) {
        for (Term term : Term.values()) {
            assertEquals(false, term.isOtherwiseIn(text), term.word);
        }
    }

    /** The rule reads what there is: it would hold of nothing too. */
    @Test
    void textsOfAllKindsAreRead() {
        List<String> all = files().flatMap(OneWordForOneThingTest::texts).toList();
        for (String text : List.of("GLOSSARY.md:", "manual.md:", "commands.txt:", "LegendWords.java:")) {
            assertEquals(true, all.stream().anyMatch(line -> line.contains(text)), text);
        }
    }

    private static Stream<Path> files() {
        return Stream.of(
                        under(SOURCES, ".java"),
                        under(Path.of("lessons"), ".md"),
                        Stream.of("README.md", "src/docs/manual.md", "src/docs/command-line.md")
                                .map(Path::of),
                        Stream.of(COMMANDS))
                .flatMap(files -> files);
    }

    private static Stream<String> texts(Path file) {
        return file.toString().endsWith(".java") ? phrases(file) : lines(file);
    }

    private static Stream<String> phrases(Path file) {
        return SourceText.literals(file).stream()
                .filter(literal -> literal.text().contains(" ") || isOfWords(file))
                .map(literal -> file + ":" + literal.line() + ": " + literal.text());
    }

    /** Whether single words of a class are read on screen, too; what a person may type instead is none of these. */
    private static boolean isOfWords(Path file) {
        return file.toString().endsWith("Words.java") && !file.endsWith("SearchSynonymWords.java");
    }

    private static Stream<String> lines(Path file) {
        List<String> lines = read(file);
        return IntStream.range(0, lines.size()).mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i));
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> under(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(ending))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
