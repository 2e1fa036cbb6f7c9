package knightschool.lesson;

import static knightschool.Growth.assertLinear;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusText;
import knightschool.census.StartSetParser;
import knightschool.files.InputFault;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.play.level.AllLevelResultsText;
import knightschool.setup.SetupText;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.source.FileResolver;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every reader of text takes time in proportion to what it reads, and no more stack for more of it. */
class ReaderGrowthTest {
    @TempDir
    Path folder;

    private interface Reader {
        void read(String text);
    }

    private static void grows(String what, int size, IntFunction<String> text, Reader reader) {
        assertLinear(what, size, n -> {
            try {
                reader.read(text.apply(n));
            } catch (InputFault _) {
                // What is too long may be refused, as long as that takes little time.
            }
        });
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void boardsPuzzlesAndSetups() {
        grows("rows", 20_000, n -> ".........\n".repeat(n), BoardText::parse);
        grows("comments", 20_000, n -> ";\n".repeat(n) + "..\n", BoardText::parse);
        grows("puzzle", 5_000, n -> ";\n".repeat(n) + "AA.\n", SlidingPuzzleText::parse);
        Reader setup = text -> SetupText.parse(text, FileResolver.nothing());
        grows("walk", 2_000, n -> "scene: walk\nwalk: " + "a1, b3, ".repeat(n) + "a1\n", setup);
        grows("size", 20_000, n -> "scene: board\nboard: \"1" + " ".repeat(n) + "x\"\n", setup);
        grows("bracket", 20_000, n -> "scene: compare\nbracket: \"1" + " ".repeat(n) + "x\"\n", setup);
        grows("nesting", 20_000, n -> "scene: board\nboard: " + "[".repeat(n) + "\n", setup);
    }

    @Test
    void fileThatDoesNotSayWhatItIs() {
        grows("empty lines", 6_000, n -> "\n".repeat(n) + "..\n", text -> {
            try {
                AnyFileSetupReader.read(Files.writeString(folder.resolve("file"), text));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void tablesOfACensus() {
        grows("rows", 10_000, n -> CensusText.HEADER + "\n" + lines(n, i -> i + ",found,63"), CensusText::read);
        grows("starts", 10_000, n -> "0-63,".repeat(n) + "1", text -> StartSetParser.parse(Board.full(8, 8), text));
    }

    @Test
    void movesOfASlidingPuzzle() {
        SlidingPuzzle puzzle = SlidingPuzzleText.parse("AA.B\n...B\n");
        StateMap map = ((StateMapOutcome.Mapped)
                        StateMapSearch.map(puzzle, false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
        PuzzleSessionLog back = SlidingPuzzleGame.of(puzzle)
                .after(BlockMoveText.parse(puzzle, "A right 1"), 0)
                .after(BlockMoveText.parse(puzzle, "A left 1"), 0)
                .session("Ada", map);
        List<String> moves =
                PuzzleSessionLogCsv.format(map.puzzle(), List.of(back)).lines().toList();
        grows(
                "moves",
                2_000,
                n -> moves.getFirst() + "\n"
                        + lines(n, i -> moves.get(1 + i % 2).replaceFirst(",\\d,", "," + (i + 1) + ",")),
                text -> PuzzleSessionLogCsv.parse(text, map));
    }

    @Test
    void progress() {
        Reader course = CourseProgressText::parse;
        grows("lessons", 2_000, n -> lines(n, i -> i + ".md - 1 1"), course);
        grows(
                "questions",
                1_000,
                n -> "a.md - 1 1" + lines(n, i -> " 1/" + i + "/right/0/8/").replace("\n", ""),
                course);
        grows("slides", 2_000, n -> "a.md - 1 1" + ",2".repeat(n), course);
        grows("levels", 4_000, n -> lines(n, i -> "28 " + i + " 29 61300"), AllLevelResultsText::parse);
    }
}
