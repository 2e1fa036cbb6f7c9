package knightschool.drawing.board;

import knightschool.board.MoveOrder;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;

/** Draws the eight spokes of a square: one for each move, open or closed. */
public final class SpokeDrawing {
    private static final double DIAGONAL = Math.sqrt(5);
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression ACCENT = ColourRole.ACCENT;
    private static final ColourExpression ON_ACCENT = ColourRole.ON_ACCENT;

    private final SpokeBatch layers;
    private final PathStyle look;
    private final double x;
    private final double y;
    private final double side;
    private final DrawnSquareState state;
    private final double from;
    private final boolean showsClosed;

    public SpokeDrawing(SpokeBatch layers, PathStyle look, SquareBounds square, DrawnSquareState state) {
        this.layers = layers;
        this.look = look;
        this.x = square.x();
        this.y = square.y();
        this.side = square.side();
        this.state = state;
        this.from = state.isTaken() ? SquareMeasures.SPOKE_FROM_TAKEN : SquareMeasures.SPOKE_FROM;
        this.showsClosed = side >= SquareMeasures.CLOSED_SPOKES_FROM_PIXELS;
    }

    public void draw() {
        switch (state.centre()) {
            case DrawnSquareState.Head _ -> {}
            case DrawnSquareState.Visited _ -> drawVisited();
            default -> drawDomain();
        }
    }

    private void drawVisited() {
        for (int move = 0; move < MoveOrder.MOVES && side >= SquareMeasures.DETAIL_FROM_PIXELS; move++) {
            if (has(state.open(), move)) {
                spoke(move, LineStyle.round(INK.sheer(SquareMeasures.VISITED_INK), SquareMeasures.SPOKE_WIDTH * side));
            }
        }
    }

    /**
     * Draws the spokes of a domain. If no move is present, nothing is drawn, not even dots for directions off the
     * board.
     */
    private void drawDomain() {
        if (state.present() == 0) {
            return;
        }
        int changed = state.closedNow() | state.reopenedNow();
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (has(changed, move)) {
                layers.band(line(move, LineStyle.round(ACCENT, SquareMeasures.BAND * side)));
            }
        }
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (!has(state.present(), move)) {
                offBoard(move);
            } else if (has(state.toKnight(), move)) {
                toKnight(move);
            } else if (has(state.open(), move)) {
                open(move);
            } else if (showsClosed) {
                closed(move);
            }
        }
    }

    private void offBoard(int move) {
        if (side >= SquareMeasures.DOTS_FROM_PIXELS && !state.isTaken()) {
            double middle = (SquareMeasures.SPOKE_FROM + SquareMeasures.SPOKE_TO) / 2;
            double radius = SquareMeasures.OFF_BOARD_DOT * side;
            layers.dot(atX(move, middle), atY(move, middle), radius, INK.sheer(SquareMeasures.VISITED_INK));
        }
    }

    private void toKnight(int move) {
        ColourExpression colour = look.tone();
        spoke(move, LineStyle.round(colour, SquareMeasures.SPOKE_TO_KNIGHT_WIDTH * side));
        double end = SquareMeasures.SPOKE_TO;
        layers.dot(atX(move, end), atY(move, end), SquareMeasures.KNIGHT_DOT * side, colour);
    }

    private void open(int move) {
        ColourExpression tone = has(state.reopenedNow(), move) ? ON_ACCENT : INK.sheer(SquareMeasures.SPOKE_INK);
        spoke(move, LineStyle.round(tone, SquareMeasures.SPOKE_WIDTH * side));
    }

    private void closed(int move) {
        double width = SquareMeasures.SPOKE_CLOSED_WIDTH * side;
        if (has(state.closedNow(), move)) {
            spoke(move, LineStyle.round(ON_ACCENT.sheer(0.55), width));
            bar(move);
        } else {
            spoke(move, LineStyle.round(INK.sheer(SquareMeasures.CLOSED_INK), width));
        }
    }

    private void bar(int move) {
        double middle = (from + SquareMeasures.SPOKE_TO) / 2;
        double half = SquareMeasures.BAR_LENGTH * side / 2;
        double barX = MoveOrder.CLOCKWISE.dx(move) / DIAGONAL * half;
        double barY = MoveOrder.CLOCKWISE.dy(move) / DIAGONAL * half;
        double mx = atX(move, middle);
        double my = atY(move, middle);
        LineStyle stroke = LineStyle.round(ON_ACCENT, SquareMeasures.BAR_WIDTH * side);
        layers.bar(new SketchShape.Line(mx - barY, my + barX, mx + barY, my - barX, stroke));
    }

    private void spoke(int move, LineStyle stroke) {
        layers.spoke(line(move, stroke));
    }

    private SketchShape.Line line(int move, LineStyle stroke) {
        double to = SquareMeasures.SPOKE_TO;
        return new SketchShape.Line(atX(move, from), atY(move, from), atX(move, to), atY(move, to), stroke);
    }

    private double atX(int move, double part) {
        return x + MoveOrder.CLOCKWISE.dx(move) / DIAGONAL * part * side;
    }

    private double atY(int move, double part) {
        return y + MoveOrder.CLOCKWISE.dy(move) / DIAGONAL * part * side;
    }

    private static boolean has(int moves, int move) {
        return (moves >> move & 1) != 0;
    }
}
