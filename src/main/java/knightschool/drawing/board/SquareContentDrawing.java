package knightschool.drawing.board;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.MarkerFill;
import knightschool.drawing.PathStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.text.NumberFormatter;

/** Draws the content of a square's centre: a move number, a candidate, the knight, or an empty domain. */
public final class SquareContentDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression ON_ACCENT = ColourRole.ON_ACCENT;

    private final SketchBuilder pencil;
    private final PathStyle look;
    private final ColourExpression colour;
    private final double x;
    private final double y;
    private final double side;
    private final boolean detailed;

    /**
     * Creates a drawing for one square.
     *
     * @param x the x of its centre
     * @param y the y of its centre
     */
    public SquareContentDrawing(SketchBuilder pencil, PathStyle look, double x, double y, double side) {
        this.pencil = pencil;
        this.look = look;
        this.colour = look.tone();
        this.x = x;
        this.y = y;
        this.side = side;
        this.detailed = side >= SquareMeasures.DETAIL_FROM_PIXELS;
    }

    public void draw(DrawnSquareState state) {
        switch (state.centre()) {
            case DrawnSquareState.Free _ -> {}
            case DrawnSquareState.Visited visited -> visited(visited, state.tone());
            case DrawnSquareState.Head _ -> head();
            case DrawnSquareState.Candidate candidate -> candidate(candidate, state.tone());
            case DrawnSquareState.Empty empty -> empty(empty.now());
            case DrawnSquareState.Ghost _ -> ghost(state.tone());
        }
    }

    private void visited(DrawnSquareState.Visited visited, ColourExpression square) {
        if (visited.number() == 1) {
            LineStyle second = LineStyle.round(INK, Math.max(SquareMeasures.START_WIDTH * side, 1.4));
            marker(SquareMeasures.START_RADIUS, AreaStyle.of(square, second));
        }
        double radius = SquareMeasures.CHIP_RADIUS * side;
        look.fill().draw(pencil, look.marker(), x, y, radius, look.chip(square, visited.age()), square);
        if (side >= SquareMeasures.NUMBERS_FROM_PIXELS) {
            ColourExpression ink = look.fill() == MarkerFill.HOLLOW ? INK : look.onChip();
            text(number(visited.number()), SquareMeasures.CHIP_TEXT, SketchShape.Weight.STRONG, ink);
        }
    }

    private void head() {
        double box = SquareMeasures.HEAD * side;
        pencil.box(x - box / 2, y - box / 2, box, box, SquareMeasures.HEAD_CORNER * side, AreaStyle.filled(colour));
        pencil.add(KnightGlyph.at(x, y, side, look.onTone()));
    }

    private void candidate(DrawnSquareState.Candidate candidate, ColourExpression square) {
        double ring = (candidate.next() ? SquareMeasures.RING_NEXT : SquareMeasures.RING) * side;
        marker(SquareMeasures.CHIP_RADIUS, AreaStyle.of(square, LineStyle.round(colour, Math.max(ring, 1))));
        if (side >= SquareMeasures.SCORES_FROM_PIXELS && !candidate.label().isEmpty()) {
            SketchShape.Weight weight = candidate.next() ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR;
            text(candidate.label(), SquareMeasures.SCORE_TEXT, weight, INK);
        } else if (candidate.next()) {
            marker(0.09, AreaStyle.filled(colour));
        }
        if (candidate.tied() && detailed) {
            tie();
        }
    }

    /** Draws two short lines below the score, which mark a tie. */
    private void tie() {
        for (double below : new double[] {0.160, 0.203}) {
            double half = 0.045 * side;
            pencil.line(x - half, y + below * side, x + half, y + below * side, LineStyle.flat(INK, 0.024 * side));
        }
    }

    private void empty(boolean now) {
        ColourExpression ink = now ? ON_ACCENT : INK;
        if (now) {
            pencil.disc(x, y, SquareMeasures.EMPTY_WASH * side, AreaStyle.filled(ColourRole.ACCENT));
        } else {
            pencil.disc(x, y, SquareMeasures.EMPTY_RING * side, AreaStyle.filled(ColourRole.PAGE.sheer(0.75)));
        }
        LineStyle ring = LineStyle.round(ink, SquareMeasures.EMPTY_RING_WIDTH * side);
        pencil.disc(x, y, SquareMeasures.EMPTY_RING * side, AreaStyle.outlined(ring));
        pencil.cross(x, y, SquareMeasures.CROSS * side, LineStyle.round(ink, SquareMeasures.CROSS_WIDTH * side));
    }

    private void ghost(ColourExpression square) {
        LineStyle edge = LineStyle.flat(INK, SquareMeasures.GHOST_WIDTH * side).dashed(0.07 * side, 0.065 * side);
        marker(SquareMeasures.CHIP_RADIUS, AreaStyle.filled(square.sheer(0.9)));
        marker(SquareMeasures.CHIP_RADIUS, AreaStyle.outlined(edge));
        pencil.cross(x, y, SquareMeasures.GHOST_CROSS * side, LineStyle.round(INK, 0.043 * side));
    }

    private void marker(double radius, AreaStyle style) {
        pencil.add(look.marker().at(x, y, radius * side, style));
    }

    /** Formats a number with grouped digits, unless that would make the type smaller than can be read. */
    private String number(int number) {
        String grouped = NumberFormatter.grouped(number);
        return size(grouped, SquareMeasures.CHIP_TEXT) < SquareMeasures.LEAST_TEXT_PIXELS
                ? String.valueOf(number)
                : grouped;
    }

    private void text(String text, double part, SketchShape.Weight weight, ColourExpression tone) {
        pencil.centred(x, y, text, size(text, part), weight, tone);
    }

    private double size(String text, double part) {
        double size = Math.max(part * side, SquareMeasures.LEAST_TEXT_PIXELS);
        return size * (text.length() < 3 ? 1 : 2.4 / text.length());
    }
}
