package knightschool.drawing.game;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightMotion;
import knightschool.graph.KnightGraph;

/** Drawings of walks where the knight rests. */
public final class WalkSketches {
    private WalkSketches() {}

    /**
     * A walk on its own board.
     *
     * @param squares indices of squares in order; may be empty
     * @param marked the step in yellow, from 1; 0 for none
     * @param offers whether the neighbours of the last square are shown as hints
     */
    public static Sketch of(BoardGeometry geometry, int[] squares, int marked, boolean offers) {
        Set<Integer> hints = new TreeSet<>();
        if (offers && squares.length > 0) {
            int last = squares[squares.length - 1];
            Arrays.stream(KnightGraph.of(geometry.board()).neighbours(last)).forEach(hints::add);
        }
        List<Integer> walked = Arrays.stream(squares).boxed().toList();
        return WalkArrowDrawing.of(
                geometry, new WalkArrowDrawing.Walk(walked, marked, hints, Board.NONE, KnightMotion.STILL));
    }
}
