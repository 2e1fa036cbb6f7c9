package knightschool.ui.lesson.home;

import java.util.Map;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.search.Path;
import knightschool.search.Position;
import knightschool.search.Problem;
import knightschool.setup.SceneKind;
import knightschool.trace.Trace;

/**
 * Draws the pictures on the doors of the first page to other scenes: a game, a search, a board with holes. On any
 * thread.
 */
final class SceneCardSketches {
    private static final Board GAME = Board.full(4, 4);
    private static final int[] WALK = {8, 1, 7, 14, 5, 3, 10};
    private static final Board SEARCHED = Board.full(4, 4);
    private static final long STEP = 9;
    private static final Board HOLES = BoardText.parse("....\n.#K.\n....\n.#..\n");
    private static final double SIDE = 48;

    private SceneCardSketches() {}

    static Map<SceneKind, Sketch> all() {
        return Map.of(SceneKind.PLAY, game(), SceneKind.COMPARE, search(), SceneKind.EDITOR, holes());
    }

    private static Sketch game() {
        Position position = Position.ofPath(Problem.open(GAME, WALK[0]), new Path(WALK));
        return BoardDrawing.of(
                BoardGeometry.bare(GAME, SIDE), position, PlayerPathStyle.INK, PositionLayers.of(true, false, false));
    }

    private static Sketch search() {
        Solver solver = Solver.usual().getFirst();
        Trace trace = new Trace(Problem.open(SEARCHED, 0), solver);
        trace.extend(STEP);
        return BoardDrawing.of(
                BoardGeometry.bare(SEARCHED, SIDE),
                trace.frame(STEP).position(),
                AlgorithmPathStyle.of(solver.algorithm()),
                Board.NONE);
    }

    private static Sketch holes() {
        return BoardDrawing.of(BoardGeometry.bare(HOLES, SIDE));
    }
}
