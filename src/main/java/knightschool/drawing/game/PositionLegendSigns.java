package knightschool.drawing.game;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.PathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.LegendSignCollector;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.SharedBoardSign;
import knightschool.drawing.board.SquareStateCalculator;
import knightschool.drawing.board.VisibleBoardSign;
import knightschool.drawing.board.WitnessMarks;
import knightschool.search.Position;

/** Lists the signs on boards with positions. */
public final class PositionLegendSigns {
    private PositionLegendSigns() {}

    /**
     * Returns the signs that {@link BoardDrawing} draws for a position. Takes time linear in the number of squares.
     *
     * @param side the side of a square, in pixels; what small squares omit is not a sign
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static List<VisibleBoardSign> of(
            double side, Position position, PathStyle look, int focused, WitnessMarks evidence, PositionLayers layers) {
        LegendSignCollector signs = new LegendSignCollector(side, look);
        SquareStateCalculator drawing = new SquareStateCalculator(position);
        position(signs, position, drawing, layers);
        signs.evidence(evidence.markedOnlyWhere(
                square -> !(drawing.state(square).centre() instanceof DrawnSquareState.Empty)));
        signs.frames(position.board(), focused);
        return signs.occurrences();
    }

    private static void position(
            LegendSignCollector signs, Position position, SquareStateCalculator drawing, PositionLayers layers) {
        position.board().playable().forEach(square -> signs.square(square, layers.keep(drawing.state(square))));
        signs.path(position.path(), position.stepKind());
    }

    /**
     * Returns the signs that {@link GameDrawing} draws.
     *
     * @param side the side of a square, in pixels
     */
    public static List<VisibleBoardSign> of(double side, Board board, GameDrawing.View view) {
        LegendSignCollector signs = new LegendSignCollector(side, PlayerPathStyle.INK);
        signs.add(GameSign.HINTED, view.hinted(), GameDrawing::hintSign);
        view.position().ifPresentOrElse(position -> game(signs, position, view), () -> {
            if (board.start() != Board.NONE) {
                signs.add(SharedBoardSign.START, board.start(), LegendSignDrawing::start);
            }
        });
        signs.frames(board, view.focused());
        return signs.occurrences();
    }

    private static void game(LegendSignCollector signs, Position position, GameDrawing.View view) {
        position(signs, position, new SquareStateCalculator(position), view.layers());
        if (GameDrawing.comesHome(position)) {
            signs.add(GameSign.HOME, position.path().head(), GameDrawing::homeSign);
        }
        signs.add(GameSign.COMPLETION, view.completion(), GameDrawing::completionSign);
        if (view.digits()) {
            position.candidates()
                    .forEach(candidate -> signs.add(GameSign.DIGIT, candidate.square(), GameDrawing::digitSign));
        }
        signs.add(GameSign.CUT_OFF, view.cutOff(), GameDrawing::cutOffSign);
        view.cutOff().stream()
                .filter(square -> position.problem().graph().degree(square) > 0)
                .forEach(square -> signs.add(GameSign.GONE_MOVE, square, GameDrawing::closedMoveSign));
        signs.evidence(view.evidence());
        if (view.lost() != Board.NONE) {
            signs.add(GameSign.LOST_BY, view.lost(), GameDrawing::lostSign);
        }
    }

    /**
     * Returns the signs that {@link LevelWalkDrawing} draws.
     *
     * @param side the side of a square, in pixels
     */
    public static List<VisibleBoardSign> of(double side, Board board, LevelWalkDrawing.View view) {
        LegendSignCollector signs = new LegendSignCollector(side, PlayerPathStyle.INK);
        LevelWalkSquareStates squares = new LevelWalkSquareStates(board, view);
        board.playable().forEach(square -> level(signs, square, squares, view));
        signs.hole(board, true);
        signs.add(GameSign.DIGIT, view.digits(), GameDrawing::digitSign);
        signs.evidence(view.evidence());
        if (view.focused() != Board.NONE) {
            signs.add(SharedBoardSign.POINTED, view.focused(), LegendSignDrawing::pointed);
        }
        signs.step(view.walk().getLast(), view.walk().size() > 1, view.takenBack());
        return signs.occurrences();
    }

    private static void level(
            LegendSignCollector signs, int square, LevelWalkSquareStates squares, LevelWalkDrawing.View view) {
        DrawnSquareState state = view.layers().keep(squares.state(square));
        boolean stuck = view.stuck().contains(square);
        DrawnSquareState.Centre centre =
                stuck ? new DrawnSquareState.Empty(view.takenBack() != Board.NONE) : state.centre();
        signs.square(square, state.with(centre));
        if (square == view.walk().getLast()) {
            return;
        }
        if (squares.visits(square) > 1) {
            signs.add(SharedBoardSign.VISITED_AGAIN, square, LevelWalkDrawing::againSign);
        } else if (LevelWalkDrawing.isReturn(squares, square, view)) {
            signs.add(GameSign.RETURN, square, LevelWalkDrawing::returnSign);
        }
    }
}
