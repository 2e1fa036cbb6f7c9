package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.search.TieBreak;
import knightschool.tour.construction.ConstructionSteps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupTextTest {
    private static final String[] SOLVERS = {
        "backtracking",
        "forward-checking --strict",
        "warnsdorff --no-backtracking --tie-break roth",
        "warnsdorff --tie-break random --seed 123456789012345678"
    };

    @Test
    void parseReadsEveryKey() {
        Setup setup = SetupText.parse("""
                scene: compare
                board: 5x5
                start: a5
                panes: [backtracking, warnsdorff]
                walk: a1,b3,a1
                moment: first  undo
                show: [degrees, hints]
                mark: [c3, 0]
                controls: {slider: 0.5, speed: 4}
                """, FileResolver.nothing());
        assertEquals(SceneKind.COMPARE, setup.scene());
        assertEquals(Board.full(5, 5), setup.board());
        assertEquals(0, setup.startSquare());
        assertEquals(List.of(Solver.read("backtracking"), Solver.read("warnsdorff")), setup.panes());
        assertEquals(List.of(20, 11, 20), setup.walk());
        assertEquals(Optional.of(new Moment.FirstUndo()), setup.moment());
        assertEquals(Set.of(Show.DEGREES, Show.HINTS), setup.show());
        assertEquals(List.of(12, 0), setup.mark());
        assertEquals(Map.of(Control.SLIDER, 0.5, Control.SPEED, 4.0), setup.controls());
    }

    @Test
    void parseRefusesABoardThatItsSceneCannotShow() {
        for (String text : List.of(
                "scene: compare\nboard: 25x3\n",
                "scene: graph\nboard: 4096x4096\n",
                "scene: tour\nboard: |\n  ..#\n  ...\n",
                "scene: tour\nboard: |\n  K....\n  .....\n  .....\n  .....\n  .....\n",
                "scene: tour\nboard: |\n  .....\n  .....\n  .....\n  .....\n  ....E\n")) {
            InputFault fault = assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()));
            assertEquals(2, fault.line());
            assertFalse(fault.remedy().isEmpty(), fault::getMessage);
        }
    }

    @Test
    void parseReadsOptionsBehindTheNameOfAPane() {
        String text = "scene: compare\npanes: [warnsdorff, warnsdorff --tie-break roth, forward-checking --strict]\n";
        Setup setup = SetupText.parse(text, FileResolver.nothing());
        assertEquals(
                List.of(TieBreak.MOVE_ORDER, TieBreak.ROTH, TieBreak.MOVE_ORDER),
                setup.panes().stream().map(pane -> pane.choices().ties()).toList());
        assertEquals(
                "[warnsdorff, warnsdorff --tie-break roth, forward-checking --strict]",
                SetupText.format(setup).lines().toList().getLast().substring("panes: ".length()));
        assertEquals(
                setup.panes().getLast(),
                of("panes: forward-checking  --strict\n").solver());
        assertEquals(
                Solver.read("warnsdorff"),
                of("panes: [warnsdorff --tie-break move-order]\n").solver());
        assertEquals(Solver.usual(), of("").solvers());
    }

    private static Setup of(String keys) {
        return SetupText.parse("scene: compare\n" + keys, FileResolver.nothing());
    }

    @Test
    void parseNamesTheLineOfAnOptionThatCannotBeChosen() {
        for (String pane : List.of(
                "backtracking --strict",
                "warnsdorff --tie-break",
                "warnsdorff --tie-break knuth",
                "warnsdorff --seed 7",
                "warnsdorff --tie-break random --seed many",
                "warnsdorff --no-backtracking --no-backtracking",
                "warnsdorff roth",
                "--strict")) {
            InputFault fault = faultOf("scene: compare\npanes:\n  - backtracking\n  - " + pane + "\n");
            assertEquals(4, fault.line(), pane);
            assertTrue(fault.place().isEmpty(), pane);
            assertFalse(fault.remedy().isEmpty(), pane);
        }
        assertEquals(
                "--strict: the algorithm warnsdorff has no such option. "
                        + "Leave it out, or choose one of: --no-backtracking, --tie-break, --seed.",
                faultOf("scene: compare\npanes: warnsdorff --strict\n").getMessage());
    }

    @Test
    void closedToursAreSoughtWhereTheyAreToBeShown() {
        assertTrue(of("board: 5x6\nshow: [closed]\n").problem().closed());
        assertFalse(of("board: 5x6\n").problem().closed());
        InputFault fault = faultOf("scene: compare\nboard: |\n  ..E\n  ...\n\nshow: [closed]\n");
        assertEquals(6, fault.line());
        assertTrue(of("board: |\n  ..E\n  ...\n").board().end() == 2);
    }

    @Test
    void parseReadsRowsOfABoard() {
        Setup setup = SetupText.parse("board: |\n  K..\n  .#.\n  ..E\nscene: editor\n", FileResolver.nothing());
        assertEquals(8, setup.board().playableCount());
        assertEquals(0, setup.startSquare());
        assertEquals(8, setup.board().end());
    }

    @Test
    void parseReadsABoardBesideTheText(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("small.board"), "..\n..\n");
        Setup setup = SetupText.parse("scene: graph\nboard: small.board\n", FileResolver.folder(folder));
        assertEquals(Board.full(2, 2), setup.board());
        assertEquals("scene: graph\nboard: small.board\n", SetupText.format(setup));
    }

    @Test
    void parseCollectsEveryFaultWithItsLine() {
        Faults faults = new Faults();
        var setup = SetupText.parse(
                "scene: walc\nboard: 5x5\ncolour: red\nstart: z9\npanes: [backtrack]\nmoment: later\nmark: a1,f1\nshow: [all]\n"
                        + "controls: {slider: 2}\n",
                FileResolver.nothing(),
                faults,
                10);
        assertTrue(setup.isEmpty());
        List<Integer> lines = faults.in("x.md").stream().map(InputFault::line).toList();
        assertEquals(List.of(11, 13, 14, 15, 16, 17, 18, 19), lines);
        assertTrue(faults.in("x.md").getFirst().getMessage().startsWith("x.md:11: there is no scene \"walc\""));
    }

    @Test
    void parseNamesTheLineInsideTheRowsOfABoard() {
        InputFault fault = faultOf("scene: board\nboard: |\n  ...\n  .?.\n  ...\n");
        assertEquals(4, fault.line());
        assertTrue(fault.what().contains("'?'"));
    }

    @Test
    void parseNamesTheKeyOfABoardThatIsNotThere() {
        InputFault fault = faultOf("scene: board\nboard: none.board\n");
        assertEquals(2, fault.line());
        assertTrue(fault.what().contains("none.board"));
    }

    @Test
    void parseRefusesWhatIsNoSetup() {
        for (String text : List.of(
                "", "# x\n", "- a\n", "walk", "board: 8x8\n", "scene: [a]\n", "scene: board\npanes: {a: b}\n")) {
            assertTrue(faultOf(text).line() > 0, text);
        }
    }

    @Test
    void readNamesTheFileAndTakesAFence(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("a.setup"), "```setup\nscene: graph\nboard: 3x3\n```\n");
        Path bad = Files.writeString(folder.resolve("b.setup"), "scene: graph\nbord: 3x3\n");
        assertEquals(Board.full(3, 3), SetupText.read(good).board());
        InputFault fault = assertThrows(InputFault.class, () -> SetupText.read(bad));
        assertTrue(fault.getMessage().startsWith(bad + ":2: "), fault.getMessage());
    }

    @Test
    void writtenSetupsAreReadAsTheyWere(@TempDir Path folder) {
        Random random = new Random(20260101);
        for (int i = 0; i < 500; i++) {
            Setup setup = someSetup(random);
            String text = SetupText.format(setup);
            assertEquals(setup, SetupText.parse(text, FileResolver.nothing()), text);
        }
        Setup setup = someSetup(random);
        SetupText.write(folder.resolve("x.setup"), setup);
        assertEquals(setup, SetupText.read(folder.resolve("x.setup")));
    }

    private static Setup someSetup(Random random) {
        SceneKind scene = some(random, SceneKind.values());
        if (scene == SceneKind.TOUR) {
            return someTour(random);
        }
        Board board = someBoard(random);
        List<Integer> playable = board.playable().boxed().toList();
        return new Setup(
                scene,
                BoardSource.of(board),
                random.nextBoolean() ? Board.NONE : playable.get(random.nextInt(playable.size())),
                IntStream.range(0, random.nextInt(4))
                        .mapToObj(_ -> Solver.read(some(random, SOLVERS)))
                        .toList(),
                someSquares(random, board),
                random.nextBoolean() ? Optional.empty() : Optional.of(someMoment(random)),
                Stream.of(Show.values()).filter(_ -> random.nextBoolean()).collect(Collectors.toSet()),
                someSquares(random, board),
                random.nextBoolean() ? Map.of() : Map.of(Control.SLIDER, random.nextInt(9) / 8.0, Control.SPEED, 7.0));
    }

    private static Setup someTour(Random random) {
        Board board = Board.full(1 + random.nextInt(4096), 1 + random.nextInt(24));
        boolean closed = random.nextBoolean();
        int last = ConstructionSteps.last(board.columns(), board.rows(), closed);
        Moment moment = random.nextBoolean() ? new Moment.End() : new Moment.Step(random.nextInt(last + 1));
        return new Setup(
                SceneKind.TOUR,
                BoardSource.of(board),
                Board.NONE,
                List.of(),
                List.of(),
                random.nextBoolean() ? Optional.empty() : Optional.of(moment),
                closed ? Set.of(Show.CLOSED) : Set.of(),
                List.of(),
                Map.of());
    }

    private static Moment someMoment(Random random) {
        return some(
                random,
                new Moment.Step(random.nextInt(9_000_000)),
                new Moment.FirstUndo(),
                new Moment.FirstPrune(),
                new Moment.Depth(1 + random.nextInt(64)),
                new Moment.End());
    }

    private static Board someBoard(Random random) {
        int columns = 1 + random.nextInt(24);
        int rows = 1 + random.nextInt(24);
        if (random.nextBoolean()) {
            return Board.full(columns, rows);
        }
        BitSet holes = new BitSet();
        IntStream.range(1, columns * rows).filter(_ -> random.nextInt(3) == 0).forEach(holes::set);
        return Board.of(columns, rows, holes, random.nextBoolean() ? 0 : Board.NONE, Board.NONE);
    }

    private static List<Integer> someSquares(Random random, Board board) {
        List<Integer> squares = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            squares.add(random.nextInt(board.squares()));
        }
        return squares;
    }

    @SafeVarargs
    private static <T> T some(Random random, T... values) {
        return values[random.nextInt(values.length)];
    }

    private static InputFault faultOf(String text) {
        return assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text);
    }
}
