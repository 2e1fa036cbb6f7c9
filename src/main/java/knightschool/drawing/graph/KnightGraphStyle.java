package knightschool.drawing.graph;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;

/**
 * The colours and lines of a knight's graph: those of a plain graph, or those of the board that turns into it.
 *
 * @param light the fill of the vertices of light squares
 * @param dark the fill of the vertices of dark squares
 * @param rim the rim of a vertex
 * @param edge an edge
 * @param pointedEdge the lines of an edge of the vertex pointed at, from below
 * @param neighbourRim the rim of its neighbours, if they are drawn a second time above its edges
 * @param pointedSize the diameter of the vertex pointed at, with its rim, in pixels
 * @param pointedRim the rim of the vertex pointed at
 */
record KnightGraphStyle(
        ColourExpression light,
        ColourExpression dark,
        LineStyle rim,
        LineStyle edge,
        List<LineStyle> pointedEdge,
        Optional<LineStyle> neighbourRim,
        double pointedSize,
        LineStyle pointedRim) {
    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression ACCENT = ColourRole.ACCENT;
    private static final ColourExpression ON_ACCENT = ColourRole.ON_ACCENT;

    /** The vertex diameter, in pixels, below which edges are drawn fainter because they lie close together. */
    private static final double CROWDED = 8;

    private static final double BAND = 2.4;
    private static final double POINTED = 1.35;

    // The measures of a board's graph, as fractions of a square's side.
    private static final double SQUARE_EDGE = 0.02;
    private static final double SQUARE_BAND = 0.1;
    private static final double SQUARE_BAND_LINE = 0.028;
    private static final double SQUARE_NEIGHBOUR_RIM = 0.023;
    private static final double SQUARE_POINTED_RADIUS = 0.31;
    private static final double SQUARE_POINTED_RIM = 0.025;
    private static final double LEAST_RIM = 1.2;

    /**
     * Returns the style of a plain graph. In both themes the vertices of light squares are bright and those of dark
     * squares dark: on dark paper the light ones are filled, on light paper the dark ones.
     *
     * @param edgeWidth the width of ordinary edges, in pixels
     */
    static KnightGraphStyle plain(KnightGraphAppearance look, double edgeWidth) {
        double size = look.vertexSize();
        ColourExpression ink = INK.into(PAGE, 0.85);
        LineStyle rim = LineStyle.flat(ink, look.rim());
        LineStyle edge = LineStyle.flat(INK.into(PAGE, size < CROWDED ? 0.25 : 0.48), edgeWidth);
        double width = look.nearWidth();
        boolean bands = look.palette().bandsAccent();
        return new KnightGraphStyle(
                look.lightIsFilled() ? ink : PAGE,
                look.lightIsFilled() ? PAGE : ink,
                rim,
                edge,
                bands
                        ? List.of(LineStyle.flat(ACCENT, BAND * width), LineStyle.flat(ON_ACCENT, width / 2))
                        : List.of(LineStyle.flat(ACCENT, width)),
                Optional.empty(),
                POINTED * size + look.rim(),
                LineStyle.flat(bands ? ON_ACCENT : ACCENT, look.rim()));
    }

    /** Returns the style of a board's graph, whose vertices have the colours of their squares. */
    static KnightGraphStyle ofSquares(double vertexSize) {
        double side = side(vertexSize);
        double pointedRim = Math.max(SQUARE_POINTED_RIM * side, LEAST_RIM);
        return new KnightGraphStyle(
                ColourRole.SQUARE_LIGHT,
                ColourRole.SQUARE_DARK,
                LineStyle.flat(INK.sheer(0.8), 1.5),
                LineStyle.flat(INK.sheer(0.62), SQUARE_EDGE * side),
                List.of(LineStyle.flat(ACCENT, SQUARE_BAND * side), LineStyle.flat(ON_ACCENT, SQUARE_BAND_LINE * side)),
                Optional.of(LineStyle.flat(INK, Math.max(SQUARE_NEIGHBOUR_RIM * side, LEAST_RIM))),
                2 * SQUARE_POINTED_RADIUS * side + pointedRim,
                LineStyle.flat(ON_ACCENT, pointedRim));
    }

    /** Returns the side of the squares on which vertices have a diameter, in pixels. */
    static double side(double vertexSize) {
        return vertexSize / (2 * BoardToGraphMorph.RADIUS);
    }

    ColourExpression fill(boolean isDark) {
        return isDark ? dark : light;
    }
}
