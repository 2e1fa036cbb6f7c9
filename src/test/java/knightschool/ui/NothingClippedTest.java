package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.play.level.LevelCollection;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every scene, moment by moment: in the smallest window, and by turns in the usual one and on a large screen. */
@Execution(ExecutionMode.CONCURRENT)
class NothingClippedTest extends UnshownWindow {
    private static final int USUAL_PANES = 3;
    private static final int USUAL_SIDE = 8;
    private static final int LEVEL_SAMPLES = 8;
    private static final int MAP_SAMPLES = 2;
    private static final long CENSUS_LIMIT = 10_000;
    private static final int REASONED_STEPS = 22;
    private static final int STRIDE = 7;
    private static final int H2 = Board.full(USUAL_SIDE, USUAL_SIDE).squareAt(7, 6);

    /** The last of them may be too far away on large boards. */
    private static final List<Moment> MOMENTS =
            List.of(new Moment.Step(44), new Moment.FirstUndo(), new Moment.FirstPrune(), new Moment.End());

    /** The board, its blocks, their tours and a join; then the tour. */
    private static final List<Moment> TOUR_MOMENTS =
            List.of(new Moment.Step(0), new Moment.Step(1), new Moment.Step(2), new Moment.Step(3), new Moment.End());

    /** The path that the rule takes beside the tour takes long: one moment each is enough. */
    private static final String LARGE_TOUR = "400x4000";

    private static final List<String> BOARDS = List.of(
            "....#...\n....#...\n..##....\n..#.....\n.....##.\n....#...\nK.......\n",
            ".\n",
            "...\n...\n...\n",
            "K...\n....\n....\n...E\n",
            "....\n....\n....\n....\n",
            ".......\n.#.....\n.......\n...#...\n.......\n",
            "..........\n..........\n..........\n..........\n");

    private final List<String> faults = new ArrayList<>();

    /** Each begins where the one before ended: a window of another size styles its scene anew. */
    private static final List<List<WindowSize>> TURNS = List.of(
            List.of(WindowSize.SMALLEST, WindowSize.PROJECTOR),
            List.of(WindowSize.PROJECTOR, WindowSize.SMALLEST),
            List.of(WindowSize.SMALLEST, WindowSize.LARGE),
            List.of(WindowSize.LARGE, WindowSize.SMALLEST));

    private int turn;
    private boolean onlySmallest;

    @Test
    void everyMomentOfAComparisonShowsAllItsWords() {
        for (Board board : List.of(Board.full(8, 8), Board.full(4, 4), Board.full(24, 24), Board.full(1, 1))) {
            CompareSetup setup = CompareSetup.of(board);
            List<Moment> moments = board.columns() > USUAL_SIDE ? MOMENTS.subList(0, 3) : MOMENTS;
            String where = "comparison on " + board.columns() + " x " + board.rows();
            look(where, setup);
            moments.forEach(moment -> look(where, setup.at(Optional.of(moment))));
            look(where + ", pointed at", setup.pointingAt(Math.min(H2, board.squares() - 1)));
            CompareSetup tabled = setup.showing(DisplayOption.DOMAINS, true);
            moments.forEach(moment -> look(where + " with tables", tabled.at(Optional.of(moment))));
            look(
                    where + ", counts",
                    setup.showing(CompareDisplayOptions.COUNTS, true).at(Optional.of(moments.getLast())));
            look(
                    where + ", tree",
                    setup.showing(CompareDisplayOptions.TREE, true).at(Optional.of(moments.getLast())));
            look(
                    where + ", stops",
                    setup.showing(CompareDisplayOptions.STOPS, true).at(Optional.of(moments.getLast())));
            look(where + ", a table", tabled.enlarging(OptionalInt.of(1)));
            for (int panes = 1; panes <= USUAL_PANES; panes++) {
                look(
                        where + ", tables in " + panes + " panes",
                        tabled.withSolvers(solvers(panes)).at(Optional.of(new Moment.Step(44))));
            }
            CompareSetup reasoned = setup.showing(DisplayOption.REASONS, true);
            moments.forEach(moment -> look(where, reasoned.at(Optional.of(moment))));
            for (int step = 0; step < REASONED_STEPS && board.columns() <= USUAL_SIDE && board.columns() > 1; step++) {
                // Sentences are cut first where the window is narrow.
                onlySmallest = step % STRIDE != 0;
                look(where, reasoned.at(Optional.of(new Moment.Step(step))));
            }
            onlySmallest = false;
        }
        ToolkitThread.run(() -> window.open(CompareSetup.of(Board.full(8, 8))));
        ToolkitThread.run(() -> window.run("compare.next-finish"));
        look("comparison, one of its panes finished");
        assertEquals("", String.join("\n", faults));
    }

    private static List<ConfiguredAlgorithm> solvers(int panes) {
        return Algorithms.all().stream()
                .limit(panes)
                .map(ConfiguredAlgorithm::of)
                .toList();
    }

    @Test
    void editorShowsAllItsWords() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.EDITOR));
        look("editor");
        for (boolean closed : List.of(false, true)) {
            for (String board : BOARDS) {
                look("editor", EditorSetup.of(BoardText.parse(board)).showing(DisplayOption.CLOSED, closed));
                ToolkitThread.run(() -> window.run("editor.solution"));
                look("editor with the walk on " + board + closed);
            }
        }
        look("editor", EditorSetup.of(Board.full(64, 64)));
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void pictureShowsAllItsWords() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.PLAY));
        for (String board : List.of("K...\n....\n...#\n", "....\n...#\n....\n....\n")) {
            open(PlainPicture.of(board));
            look("a picture of " + board);
            ToolkitThread.run(() -> window.run("picture.solution"));
            untilSettled(next().getFirst());
            look("the walk over " + board);
        }
        open(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB));
        look("a picture without a board");
        assertEquals("", String.join("\n", faults));
    }

    private void open(BufferedImage picture) {
        ToolkitThread.run(
                () -> window.openPicture(new NamedPicture("a picture with a long name from somewhere.png", picture)));
        untilSettled(next().getFirst());
    }

    @Test
    void censusShowsAllItsWords() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.CENSUS));
        look("census");
        for (Algorithm algorithm : Algorithms.all()) {
            for (Board board : List.of(Board.full(6, 6), Board.full(5, 5), Board.full(40, 3), Board.full(1, 1))) {
                open(CensusSetup.of(board)
                        .withSolver(ConfiguredAlgorithm.of(algorithm))
                        .withLimit(CENSUS_LIMIT)
                        .pointingAt(board.squares() - 1));
                ToolkitThread.run(() -> window.run("census.go-on"));
                look("census of " + board + " by " + algorithm.name());
            }
        }
        open(CensusSetup.of(Board.full(8, 8))
                .withSolvers(
                        Stream.of("backtracking", "warnsdorff --tie-break random --seed 123456", "forward-checking")
                                .map(ConfiguredAlgorithm::read)
                                .toList(),
                        ShownCensusSolvers.pair(2, 1))
                .withLimit(CENSUS_LIMIT));
        ToolkitThread.run(() -> window.run("census.go-on"));
        look("census of several algorithms");
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void toursShowAllTheirWords() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.TOUR));
        look("tours");
        for (String size : List.of("8x8", "13x18", "7x7", "17x4", "5x3", "60x45", LARGE_TOUR, "1x1")) {
            String[] sides = size.split("x");
            TourConstructionSetup closed =
                    TourConstructionSetup.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), true);
            TourConstructionSetup open =
                    TourConstructionSetup.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), false);
            Moment end = TOUR_MOMENTS.getLast();
            if (!LARGE_TOUR.equals(size)) {
                // What a block and a join say is the same whether the tour is closed.
                TOUR_MOMENTS
                        .subList(0, TOUR_MOMENTS.size() - 1)
                        .forEach(moment -> look("tour of " + size, closed.at(Optional.of(moment))));
                look("tour of " + size, open.at(Optional.of(TOUR_MOMENTS.getFirst())));
            }
            look("tour of " + size, closed.at(Optional.of(end)));
            look("tour of " + size, open.at(Optional.of(end)));
        }
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void mapsShowAllTheirWords() {
        SetupSamples samples = new SetupSamples(12, USUAL_SIDE);
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.STATEMAP));
        look("maps");
        for (int i = 1; i <= 3; i++) {
            ToolkitThread.run(() -> window.run("statemap.hint"));
            look("maps, hint " + i);
        }
        ToolkitThread.run(() -> window.run("statemap.solution"));
        look("maps, a solution");
        ToolkitThread.run(() -> window.run("statemap.facts"));
        look("maps, facts");
        ToolkitThread.run(() -> window.run("statemap.facts"));
        ToolkitThread.run(() -> window.run("statemap.edit"));
        look("maps, edited");
        ToolkitThread.run(() -> window.run("statemap.delete"));
        look("maps, edited, block A is missing");
        ToolkitThread.run(() -> window.run("statemap.undo"));
        ToolkitThread.run(() -> window.run("statemap.edit"));
        for (int i = 0; i < MAP_SAMPLES; i++) {
            look("map", samples.of(BuiltInSceneKinds.STATEMAP));
        }
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void levelsShowAllTheirWords() {
        SetupSamples samples = new SetupSamples(11, USUAL_SIDE);
        for (int number : List.of(1, 32, 72)) {
            look("level " + number, LevelSetup.of(LevelCollection.numbered(number)));
        }
        for (int i = 0; i < LEVEL_SAMPLES; i++) {
            look("level", samples.of(BuiltInSceneKinds.LEVEL));
            ToolkitThread.run(() -> window.run("level.ask"));
            look("level, asked");
            ToolkitThread.run(() -> window.run("level.solution"));
            look("level, solved");
        }
        assertEquals("", String.join("\n", faults));
    }

    private void open(Setup setup) {
        ToolkitThread.run(() -> window.open(setup));
    }

    private void look(String where, Setup setup) {
        open(setup);
        look(where + ": " + SetupText.format(setup));
    }

    /**
     * Waits until all is on screen, and collects what cannot be read in the sizes whose turn it is. Graphs and boards
     * may still move to their places in the second; their words are where they belong.
     */
    private void look(String where) {
        List<WindowSize> sizes = next();
        turn++;
        untilSettled(sizes.getFirst());
        for (WindowSize size : sizes) {
            ToolkitThread.run(() -> {
                arrange(size);
                Clipping.of(window.scene()).forEach(fault -> faults.add(size + ", " + where + ": " + fault));
            });
        }
    }

    private List<WindowSize> next() {
        return onlySmallest ? List.of(WindowSize.SMALLEST) : TURNS.get(turn % TURNS.size());
    }

    private void untilSettled(WindowSize size) {
        FrameLayout.untilSettled(window, size.width(), size.height());
    }

    private void arrange(WindowSize size) {
        FrameLayout.of(window.scene(), size.width(), size.height());
    }
}
