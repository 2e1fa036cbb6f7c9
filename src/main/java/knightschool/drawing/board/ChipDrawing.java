package knightschool.drawing.board;

import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.MarkerFill;
import knightschool.drawing.Measures;
import knightschool.drawing.PathLook;
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;

/** What stands in the middle of a square: a move number, a candidate, the knight, or that nobody can come any more. */
public final class ChipDrawing {
    private static final BlendedColour INK = ColourRole.INK.tone();
    private static final BlendedColour ON_ACCENT = ColourRole.ON_ACCENT.tone();

    private final SketchBuilder pencil;
    private final PathLook look;
    private final BlendedColour colour;
    private final double x;
    private final double y;
    private final double side;
    private final boolean detailed;

    /** For one square, its middle at a point. */
    public ChipDrawing(SketchBuilder pencil, PathLook look, double x, double y, double side) {
        this.pencil = pencil;
        this.look = look;
        this.colour = look.tone();
        this.x = x;
        this.y = y;
        this.side = side;
        this.detailed = side >= Measures.DETAIL_FROM_PIXELS;
    }

    public void draw(SquareState state) {
        switch (state.centre()) {
            case SquareState.Free _ -> {}
            case SquareState.Visited visited -> visited(visited, state.tone());
            case SquareState.Head _ -> head();
            case SquareState.Candidate candidate -> candidate(candidate, state.tone());
            case SquareState.Empty empty -> empty(empty.now());
            case SquareState.Ghost _ -> ghost(state.tone());
        }
    }

    private void visited(SquareState.Visited visited, BlendedColour square) {
        if (visited.number() == 1) {
            Stroke second = Stroke.round(INK, Math.max(Measures.START_WIDTH * side, 1.4));
            marker(Measures.START_RADIUS, FillStyle.of(square, second));
        }
        look.fill()
                .draw(
                        pencil,
                        look.marker(),
                        x,
                        y,
                        Measures.CHIP_RADIUS * side,
                        look.chip(square, visited.age()),
                        square);
        if (side >= Measures.NUMBERS_FROM_PIXELS) {
            BlendedColour ink = look.fill() == MarkerFill.HOLLOW ? INK : look.onChip();
            text(String.valueOf(visited.number()), Measures.CHIP_TEXT, Shape.Weight.STRONG, ink);
        }
    }

    private void head() {
        double box = Measures.HEAD * side;
        pencil.box(x - box / 2, y - box / 2, box, box, Measures.HEAD_CORNER * side, FillStyle.filled(colour));
        pencil.add(KnightGlyph.at(x, y, side, look.onTone()));
    }

    private void candidate(SquareState.Candidate candidate, BlendedColour square) {
        double ring = (candidate.next() ? Measures.RING_NEXT : Measures.RING) * side;
        marker(Measures.CHIP_RADIUS, FillStyle.of(square, Stroke.round(colour, Math.max(ring, 1))));
        if (side >= Measures.SCORES_FROM_PIXELS && !candidate.label().isEmpty()) {
            Shape.Weight weight = candidate.next() ? Shape.Weight.STRONG : Shape.Weight.REGULAR;
            text(candidate.label(), Measures.SCORE_TEXT, weight, INK);
        } else if (candidate.next()) {
            marker(0.09, FillStyle.filled(colour));
        }
        if (candidate.tied() && detailed) {
            tie();
        }
    }

    /** Two short lines below the score: as good as another. */
    private void tie() {
        for (double below : new double[] {0.160, 0.203}) {
            double half = 0.045 * side;
            pencil.line(x - half, y + below * side, x + half, y + below * side, Stroke.flat(INK, 0.024 * side));
        }
    }

    private void empty(boolean now) {
        BlendedColour ink = now ? ON_ACCENT : INK;
        if (now) {
            pencil.disc(x, y, Measures.EMPTY_WASH * side, FillStyle.filled(ColourRole.ACCENT.tone()));
        } else {
            pencil.disc(
                    x,
                    y,
                    Measures.EMPTY_RING * side,
                    FillStyle.filled(ColourRole.PAGE.tone().sheer(0.75)));
        }
        Stroke ring = Stroke.round(ink, Measures.EMPTY_RING_WIDTH * side);
        pencil.disc(x, y, Measures.EMPTY_RING * side, FillStyle.outlined(ring));
        cross(Measures.CROSS, Stroke.round(ink, Measures.CROSS_WIDTH * side));
    }

    private void ghost(BlendedColour square) {
        Stroke edge = Stroke.flat(INK, Measures.GHOST_WIDTH * side).dashed(0.07 * side, 0.065 * side);
        marker(Measures.CHIP_RADIUS, FillStyle.filled(square.sheer(0.9)));
        marker(Measures.CHIP_RADIUS, FillStyle.outlined(edge));
        cross(Measures.GHOST_CROSS, Stroke.round(INK, 0.043 * side));
    }

    private void cross(double half, Stroke stroke) {
        double d = half * side;
        pencil.line(x - d, y - d, x + d, y + d, stroke);
        pencil.line(x - d, y + d, x + d, y - d, stroke);
    }

    private void marker(double radius, FillStyle style) {
        pencil.add(look.marker().at(x, y, radius * side, style));
    }

    private void text(String text, double part, Shape.Weight weight, BlendedColour tone) {
        double size = Math.max(part * side, Measures.LEAST_TEXT_PIXELS);
        pencil.centred(x, y, text, size * (text.length() < 3 ? 1 : 2.4 / text.length()), weight, tone);
    }
}
