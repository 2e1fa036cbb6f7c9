package knightschool.drawing.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.play.Game;
import knightschool.play.Goal;
import org.junit.jupiter.api.Test;

/** A game shows what is asked for, and nothing besides. */
class GameDrawingTest {
    private static final Game GAME =
            Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(0);

    private static long discs(int side, PositionLayers layers) {
        return drawn(side, layers, false).stream()
                .filter(SketchShape.Disc.class::isInstance)
                .count();
    }

    private static List<SketchShape> drawn(int side, PositionLayers layers, boolean digits) {
        return drawn(GAME, side, layers, digits);
    }

    private static List<SketchShape> drawn(Game game, int side, PositionLayers layers, boolean digits) {
        GameDrawing.View view = new GameDrawing.View(
                game.position(),
                layers,
                digits,
                List.of(),
                WitnessMarks.NONE,
                List.of(),
                Board.NONE,
                List.of(),
                Board.NONE);
        return GameDrawing.of(BoardGeometry.of(game.board(), side), view).shapes();
    }

    @Test
    void largeSquaresShowNoDirectionsOffTheBoardWhereOpenMovesAreNotShown() {
        int small = (int) SquareMeasures.DOTS_FROM_PIXELS - 1;
        int large = small + 1;
        PositionLayers moves = PositionLayers.of(true, false, false);
        assertEquals(discs(small, moves), discs(large, moves));
    }

    @Test
    void numbersToMoveByStandInTheMiddleOfSmallSquaresAndInTheCornerOfLargeOnes() {
        int first = GAME.candidates().getFirst().square();
        for (int side : List.of(14, 20, 31, 32, 60)) {
            BoardGeometry geometry = BoardGeometry.of(GAME.board(), side);
            boolean middle = drawn(side, PositionLayers.of(true, false, false), true).stream()
                    .filter(SketchShape.Label.class::isInstance)
                    .map(SketchShape.Label.class::cast)
                    .filter(label -> label.text().equals("1") && geometry.squareAt(label.x(), label.y()) == first)
                    .allMatch(label -> Math.abs(label.x() - geometry.centreX(first)) < 1);
            assertEquals(side < 32, middle, () -> "squares of " + side);
        }
    }

    private static long dashed(Goal goal, int... squares) {
        Game game = Game.begin(BoardText.parse("...\n.#.\n..."), goal);
        for (int square : squares) {
            game = game.moved(square);
        }
        return drawn(game, 60, PositionLayers.PATH, false).stream()
                .filter(SketchShape.Line.class::isInstance)
                .map(SketchShape.Line.class::cast)
                .filter(line -> line.stroke().dash().isPresent())
                .count();
    }

    @Test
    void lastMoveOfAClosedTourLeadsHomeInDashes() {
        assertEquals(1, dashed(Goal.CIRCUIT, 0, 5, 6, 1, 8, 3, 2, 7));
        assertEquals(0, dashed(Goal.CIRCUIT, 0, 5, 6, 1, 8, 3, 2));
        assertEquals(0, dashed(Goal.OPEN_TOUR, 0, 5, 6, 1, 8, 3, 2, 7));
    }
}
