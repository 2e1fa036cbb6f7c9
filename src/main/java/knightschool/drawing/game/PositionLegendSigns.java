package knightschool.drawing.game;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.PathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.SquareStateCalculator;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.position.Position;

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
        signs.add(Sign.HINTED, view.hinted(), GameDrawing::hintSign);
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
            signs.add(Sign.HOME, position.path().head(), GameDrawing::homeSign);
        }
        signs.add(Sign.COMPLETION, view.completion(), GameDrawing::completionSign);
        if (view.digits()) {
            position.candidates()
                    .forEach(candidate -> signs.add(Sign.DIGIT, candidate.square(), GameDrawing::digitSign));
        }
        signs.add(Sign.CUT_OFF, view.cutOff(), GameDrawing::cutOffSign);
        view.cutOff().stream()
                .filter(square -> position.problem().graph().degree(square) > 0)
                .forEach(square -> signs.add(Sign.GONE_MOVE, square, GameDrawing::closedMoveSign));
        signs.evidence(view.evidence());
        if (view.lost() != Board.NONE) {
            signs.add(Sign.LOST_BY, view.lost(), GameDrawing::lostSign);
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
        signs.add(Sign.DIGIT, view.digits(), GameDrawing::digitSign);
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
            signs.add(Sign.RETURN, square, LevelWalkDrawing::returnSign);
        }
    }

    /** The signs on the board of a game or of a level, beside those of its path. */
    enum Sign implements BoardLegendSign {
        /** A square to which no open move leads any more. */
        CUT_OFF("Cut off"),
        /** A closed move that led to a square to which no move leads any more. */
        GONE_MOVE("A move that is gone", "it led to the square cut off"),
        /** The move that lost the game. */
        LOST_BY("Lost by this move"),
        /** The squares to look at for a hint. */
        HINTED("Hint: look here"),
        /** The number of the key that moves the knight to the square. */
        DIGIT("A key from 1 to 8", "it moves the knight there"),
        /** A completion of the tour. */
        COMPLETION("One way to complete it", "from the knight on, not played yet"),
        /** The edge that closes a closed tour. */
        HOME("The way home", "the tour is closed"),
        /** A visited square to which the knight can return. */
        RETURN("You can return here", "it costs a move");

        private final LegendLabel label;

        Sign(String title) {
            this(title, "");
        }

        Sign(String title, String note) {
            this.label = new LegendLabel(title, note);
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}
