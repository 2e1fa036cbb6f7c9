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
import knightschool.graph.Dictionary;
import knightschool.graph.WalkProperty;
import knightschool.setup.BoardSource;
import knightschool.setup.Controls;
import knightschool.setup.Show;
import knightschool.setup.WalkSetup;
import org.junit.jupiter.api.Test;

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
        assertFalse(line(WalkProperty.CLOSED).meant());
        assertEquals("6 of 25 vertices", line(WalkProperty.HAMILTONIAN).reason());
    }

    @Test
    void reportSpeaksOnlyOfWhatHasBeenTaught() {
        List<Integer> squares = Stream.of("a1", "b3", "a1")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        Set<Show> taught = Set.of(Show.WALK, Show.TRAIL);
        WalkReport report =
                new WalkModel(new WalkSetup(BoardSource.of(board), squares, taught, Controls.NONE)).report();
        assertEquals("a walk", report.phrase());
        assertEquals(
                List.of(WalkProperty.WALK, WalkProperty.TRAIL),
                report.lines().stream().map(VerdictLine::property).toList());
        assertEquals(2, report.markedStep());
    }

    @Test
    void everyWalkIsCalledOneWhereOnlyNarrowerWordsAreSpokenOf() {
        Set<Show> spoken = Set.of(Show.PATH, Show.CIRCUIT);
        List<Integer> back = Stream.of("a1", "b3", "d4", "b3")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        WalkReport report = new WalkModel(new WalkSetup(BoardSource.of(board), back, spoken, Controls.NONE)).report();
        assertEquals("a walk", report.phrase());
        assertEquals(
                List.of(WalkProperty.PATH, WalkProperty.CIRCUIT),
                report.lines().stream().map(VerdictLine::property).toList());
    }

    @Test
    void reportSaysWhichStepIsNoEdge() {
        walk("b4", "d4");
        assertEquals("not a walk", model.report().phrase());
        assertEquals("step 1: b4–d4 is no edge", line(WalkProperty.WALK).reason());
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
        model.dictionaryProperty().set(Dictionary.BOOKS);
        assertEquals("a cycle", model.report().phrase());
        assertEquals("cycle", line(WalkProperty.CIRCUIT).word());
        assertTrue(line(WalkProperty.CIRCUIT).now());
    }

    @Test
    void closedTrailIsCalledSoWhereOnlyTrailsAndClosedWalksAreSpokenOf() {
        List<Integer> walk = Stream.of("c1", "b3", "d4", "c2", "a3", "c4", "b2", "d3", "c1")
                .map(name -> SquareNames.parse(board, name))
                .toList();
        WalkModel some = new WalkModel(
                new WalkSetup(BoardSource.of(board), walk, Set.of(Show.TRAIL, Show.CLOSED), Controls.NONE));
        assertEquals("a closed trail", some.report().phrase());
        some.dictionaryProperty().set(Dictionary.BOOKS);
        assertEquals("a circuit", some.report().phrase());
    }

    @Test
    void addPassesOverTheKnightsOwnSquareAndHoles() {
        WalkModel holed = model(board.withHole(12, true), List.of());
        holed.add(12);
        holed.add(0);
        holed.add(0);
        assertEquals(List.of(0), holed.squaresProperty().get());
    }

    @Test
    void takeBackStartAgainAndResetLeadBack() {
        WalkModel preset = model(board, List.of(0, 7));
        preset.takeBack();
        assertEquals(List.of(0), preset.squaresProperty().get());
        preset.startAgain();
        assertNull(preset.report());
        preset.reset();
        assertEquals(List.of(0, 7), preset.squaresProperty().get());
    }

    @Test
    void hintsAreTheEdgesThatAreLeft() {
        walk("a1", "b3");
        assertEquals(Set.of("a5", "c5", "d4", "d2", "c1"), names(model.hints()));
    }

    private static WalkModel model(Board board, List<Integer> walk) {
        return new WalkModel(new WalkSetup(BoardSource.of(board), walk, Set.of(Show.HINTS), Controls.NONE));
    }

    private Set<String> names(Set<Integer> squares) {
        return squares.stream()
                .map(square -> SquareNames.name(board, square))
                .collect(java.util.stream.Collectors.toSet());
    }

    private void walk(String... names) {
        for (String name : names) {
            model.add(SquareNames.parse(board, name));
        }
    }

    private VerdictLine line(WalkProperty property) {
        return model.report().lines().get(property.ordinal());
    }

    @Test
    void walkThatAnotherTookThePlaceOfComesBack() {
        WalkModel preset = model(board, List.of(0, 7));
        preset.add(14);
        preset.startAgain();
        preset.takeBack();
        assertEquals(List.of(0, 7, 14), preset.squaresProperty().get());
        preset.doAgain();
        assertEquals(List.of(), preset.squaresProperty().get());
        preset.takeBack();
        preset.reset();
        preset.takeBack();
        assertEquals(List.of(0, 7, 14), preset.squaresProperty().get());
        preset.takeBack();
        preset.takeBack();
        preset.takeBack();
        assertEquals(List.of(), preset.squaresProperty().get());
        assertFalse(preset.canTakeBack());
        preset.doAgain();
        assertEquals(List.of(0), preset.squaresProperty().get());
    }
}
