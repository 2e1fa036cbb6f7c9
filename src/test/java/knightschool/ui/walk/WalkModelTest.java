package knightschool.ui.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.CycleTerminology;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkProperty;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WalkModelTest {
    private final Board board = Board.full(5, 5);
    private final WalkModel model = model(board, List.of());

    @Test
    void reportSaysWhatTheWalkOfTheLessonIs() {
        walk("a4", "c3", "d5", "e3", "d1", "c3", "a2");
        assertEquals("After step 6 this is", model.report().lead());
        assertEquals("an open trail", model.report().phrase());
        assertEquals("step 5 comes back to c3", line(WalkProperty.PATH).reason());
        assertTrue(line(WalkProperty.PATH).now());
        assertEquals(5, model.report().markedStep());
        assertEquals("began at a4, stands on a2", line(WalkProperty.CLOSED).reason());
        assertFalse(line(WalkProperty.CLOSED).applies());
        assertEquals("6 of 25 vertices", line(WalkProperty.HAMILTONIAN).reason());
    }

    @Test
    void whoTakesAwayWhatIsNotThereOrHasToStayIsTold() {
        model.clear();
        assertEquals("There is no walk to delete.", model.refusalProperty().get());
        model.startAgain();
        assertEquals("The walk is as it was at first.", model.refusalProperty().get());
        List<Integer> start = List.of(SquareNames.parse(board, "a1"));
        WalkModel fixed = opened(new WalkSetup(WrittenBoard.of(board), start, SceneDisplayState.NONE));
        fixed.clear();
        assertEquals(
                "The walk starts on a1 here: that square stays.",
                fixed.refusalProperty().get());
        fixed.choose(SquareNames.parse(board, "b3"));
        fixed.clear();
        assertEquals(start, fixed.walk());
        assertEquals("", fixed.refusalProperty().get());
        fixed.startAgain();
        assertEquals(
                "The walk starts on a1 here: that square stays.",
                fixed.refusalProperty().get());
        WalkModel preset = model(board, List.of(0, 7));
        preset.startAgain();
        assertEquals("The walk is as it was at first.", preset.refusalProperty().get());
    }

    /** What is kept of a walk has the rows of the board; the slide may name a file. */
    @Test
    void walkThatIsKeptIsOneOfTheSameTaskThoughItNamesNoFile() {
        WalkSetup ofSlide = new WalkSetup(
                new WrittenBoard("holes.board", Board.full(4, 4).withHole(5, true)),
                List.of(0),
                SceneDisplayState.NONE);
        WalkModel opened = opened(ofSlide);
        opened.choose(6);
        WalkSetup kept = opened.now().selfContained();
        opened.open(ofSlide);
        opened.open(kept);
        assertEquals(List.of(0, 6), opened.walk());
        opened.startAgain();
        assertEquals(List.of(0), opened.walk());
    }

    @Test
    void reportSpeaksOnlyOfWhatHasBeenTaught() {
        List<Integer> squares = Stream.of("a1", "b3", "a1")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        Set<DisplayOption> taught = Set.of(DisplayOption.WALK, DisplayOption.TRAIL);
        WalkReport report = opened(new WalkSetup(
                        WrittenBoard.of(board), squares, new SceneDisplayState(taught, VisibleSceneControls.NONE)))
                .report();
        assertEquals("a walk", report.phrase());
        assertEquals(
                List.of(WalkProperty.WALK, WalkProperty.TRAIL),
                report.lines().stream()
                        .map(WalkReport.PropertyVerdict::property)
                        .toList());
        assertEquals(2, report.markedStep());
    }

    @Test
    void everyWalkIsCalledOneWhereOnlyNarrowerWordsAreSpokenOf() {
        Set<DisplayOption> spoken = Set.of(DisplayOption.PATH, DisplayOption.CIRCUIT);
        List<Integer> back = Stream.of("a1", "b3", "d4", "b3")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        WalkReport report = opened(new WalkSetup(
                        WrittenBoard.of(board), back, new SceneDisplayState(spoken, VisibleSceneControls.NONE)))
                .report();
        assertEquals("a walk", report.phrase());
        assertEquals(
                List.of(WalkProperty.PATH, WalkProperty.CIRCUIT),
                report.lines().stream()
                        .map(WalkReport.PropertyVerdict::property)
                        .toList());
    }

    @Test
    void reportSaysWhichStepIsNoEdge() {
        walk("b4", "d4");
        assertEquals("not a walk", model.report().phrase());
        assertEquals("step 1: b4–d4 is not an edge", line(WalkProperty.WALK).reason());
        assertEquals("needs a walk", line(WalkProperty.CIRCUIT).reason());
        assertEquals(1, model.report().markedStep());
    }

    @Test
    void reportSaysWhichStepUsesAnEdgeAgain() {
        walk("a1", "b3", "a1");
        assertEquals(
                "step 2 uses the edge of step 1 again", line(WalkProperty.TRAIL).reason());
        assertEquals("a closed walk", model.report().phrase());
        assertEquals("needs at least three vertices", line(WalkProperty.CIRCUIT).reason());
    }

    @Test
    void reportFollowsTheDictionary() {
        walk("a1", "b3", "d4", "c2", "a1");
        assertEquals("a circuit", model.report().phrase());
        model.dictionaryProperty().set(CycleTerminology.BOOKS);
        assertEquals("a cycle", model.report().phrase());
        assertEquals("cycle", line(WalkProperty.CIRCUIT).word());
        assertTrue(line(WalkProperty.CIRCUIT).now());
    }

    @Test
    void closedTrailIsCalledSoWhereOnlyTrailsAndClosedWalksAreSpokenOf() {
        List<Integer> walk = Stream.of("c1", "b3", "d4", "c2", "a3", "c4", "b2", "d3", "c1")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        WalkModel some = opened(new WalkSetup(
                WrittenBoard.of(board), walk, SceneDisplayState.of(DisplayOption.TRAIL, DisplayOption.CLOSED)));
        assertEquals("a closed trail", some.report().phrase());
        some.dictionaryProperty().set(CycleTerminology.BOOKS);
        assertEquals("a circuit", some.report().phrase());
    }

    @ParameterizedTest
    @CsvSource({"path, a Hamiltonian path", "trail, a Hamiltonian walk"})
    void pathThroughEveryVertexKeepsItsNameWherePathsAreSpokenOf(DisplayOption spoken, String phrase) {
        List<Integer> tour = List.of(2, 7, 0, 5, 10, 3, 8, 9, 4, 11, 6, 1);
        assertEquals(
                phrase,
                opened(new WalkSetup(
                                WrittenBoard.of(Board.full(3, 4)),
                                tour,
                                SceneDisplayState.of(spoken, DisplayOption.HAMILTONIAN)))
                        .report()
                        .phrase());
    }

    @Test
    void addPassesOverTheKnightsOwnSquareAndHoles() {
        WalkModel holed = model(board.withHole(12, true), List.of());
        holed.choose(12);
        holed.choose(0);
        holed.choose(0);
        assertEquals(List.of(0), holed.walk());
    }

    @Test
    void takeBackStartAgainAndResetLeadBack() {
        WalkModel preset = model(board, List.of(0, 7));
        preset.undo();
        assertEquals(List.of(0), preset.walk());
        preset.clear();
        assertNull(preset.report());
        preset.startAgain();
        assertEquals(List.of(0, 7), preset.walk());
    }

    /** A question may ask for a walk from there. */
    @Test
    void squareThatIsGivenStaysWhereTheWalkStartsAgain() {
        WalkModel preset = model(board, List.of(7));
        preset.choose(14);
        preset.clear();
        assertEquals(List.of(7), preset.walk());
        preset.undo();
        assertEquals(List.of(7, 14), preset.walk());
    }

    @Test
    void squareThatIsGivenIsNotTakenBackUnlessThePersonPutTheKnightThere() {
        WalkModel given = model(board, List.of(0, 7));
        given.undo();
        assertEquals(List.of(0), given.walk(), "a lesson may ask to take back moves that it gives");
        assertFalse(given.canUndo());
        given.undo();
        assertEquals(List.of(0), given.walk());
        given.clear();
        given.choose(0);
        given.undo();
        assertEquals(List.of(), given.walk());
        given.undo();
        assertEquals(List.of(0), given.walk());
        given.redo();
        given.redo();
        assertEquals(List.of(0), given.walk());
    }

    @Test
    void beginningThatWasDeletedComesBack() {
        WalkModel given = model(board, List.of(0, 7));
        given.clear();
        given.startAgain();
        given.undo();
        assertEquals(List.of(), given.walk());
        given.undo();
        assertEquals(List.of(0, 7), given.walk());
    }

    @Test
    void hintsAreTheEdgesThatAreLeft() {
        walk("a1", "b3");
        assertEquals(Set.of("a5", "c5", "d4", "d2", "c1"), names(model.reachable()));
    }

    private static WalkModel opened(WalkSetup setup) {
        WalkModel model = new WalkModel();
        model.open(setup);
        return model;
    }

    private static WalkModel model(Board board, List<Integer> walk) {
        return opened(new WalkSetup(WrittenBoard.of(board), walk, SceneDisplayState.of(DisplayOption.HINTS)));
    }

    private Set<String> names(Set<Integer> squares) {
        return squares.stream()
                .map(square -> SquareNames.name(board, square))
                .collect(java.util.stream.Collectors.toSet());
    }

    private void walk(String... names) {
        for (String name : names) {
            model.choose(SquareNames.parse(board, name));
        }
    }

    private WalkReport.PropertyVerdict line(WalkProperty property) {
        return model.report().lines().get(property.ordinal());
    }

    @Test
    void walkThatAnotherTookThePlaceOfComesBack() {
        WalkModel preset = model(board, List.of(0, 7));
        preset.choose(14);
        preset.clear();
        preset.undo();
        assertEquals(List.of(0, 7, 14), preset.walk());
        preset.redo();
        assertEquals(List.of(), preset.walk());
        preset.undo();
        preset.startAgain();
        preset.undo();
        assertEquals(List.of(0, 7, 14), preset.walk());
        preset.undo();
        preset.undo();
        assertEquals(List.of(0), preset.walk());
        assertFalse(preset.canUndo());
        preset.redo();
        assertEquals(List.of(0, 7), preset.walk());
    }

    @Test
    void walkOnFromWhatWasTakenBackKeepsTheWalkBeforeIt() {
        WalkModel preset = model(board, List.of(0, 7, 14));
        preset.undo();
        preset.choose(10);
        assertEquals(List.of(0, 7, 10), preset.walk());
        preset.undo();
        assertEquals(List.of(0, 7), preset.walk());
        preset.redo();
        assertEquals(List.of(0, 7, 10), preset.walk());
    }

    @Test
    void amendedWalkIsTakenBackWithTheChangeThatItIsAPartOf() {
        WalkModel preset = model(board, List.of(0, 7, 14));
        preset.replace(preset.now().withWalk(List.of(0, 11)));
        preset.amend(preset.now().withWalk(List.of(0, 11, 22)));
        preset.undo();
        assertEquals(List.of(0, 7, 14), preset.walk());
        preset.redo();
        assertEquals(List.of(0, 11, 22), preset.walk());
    }

    @Test
    void numbersChooseTheNeighboursInMoveOrder() {
        WalkModel begun = model(board, List.of(12));
        begun.chooseNumber(2);
        assertEquals(List.of(12, KnightGraph.of(board).neighbours(12)[1]), begun.walk());
        model.chooseNumber(1);
        assertEquals(
                "Set the knight on a square first.", model.refusalProperty().get());
    }

    @Test
    void numberIsRefusedWhereNoMoveLeadsOn() {
        WalkModel alone = model(Board.full(2, 2), List.of());
        alone.choose(0);
        alone.chooseNumber(1);
        assertEquals(
                "The knight on a2 has no move left. Take moves back.",
                alone.refusalProperty().get());
        WalkModel given = model(Board.full(2, 2), List.of(0));
        given.chooseNumber(1);
        assertEquals(
                "The knight on a2 has no move left.", given.refusalProperty().get());
    }

    @Test
    void refusedSquaresAreNamedWithTheReason() {
        WalkModel holed = model(board.withHole(12, true), List.of(0));
        holed.choose(12);
        assertEquals(
                "c3 is a hole: the knight cannot go there.",
                holed.refusalProperty().get());
        holed.choose(7);
        assertEquals("", holed.refusalProperty().get());
        holed.choose(7);
        assertEquals("The knight is on c4 already.", holed.refusalProperty().get());
    }
}
