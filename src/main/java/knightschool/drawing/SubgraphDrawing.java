package knightschool.drawing;

import knightschool.graph.Subgraph;
import knightschool.graph.VertexPair;

/**
 * Some squares and moves told from the rest: a ring on each square, a thick line for each move. In ink alone: the
 * accent says what is pointed at.
 */
final class SubgraphDrawing {
    private static final double RING = 0.2;
    private static final double WIDE_RING = 0.42;
    private static final double RING_WIDTH = 0.06;
    private static final double MOVE_WIDTH = 0.05;

    /** With more moves than this lines are thinner and paler, so that squares are still seen. */
    private static final int FEW = 60;

    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final double side;

    SubgraphDrawing(SketchBuilder pencil, BoardGeometry geometry) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.side = geometry.side();
    }

    void draw(Subgraph subgraph) {
        boolean few = subgraph.edges().size() <= FEW;
        Stroke line = Stroke.round(
                ColourRole.INK.tone().sheer(few ? 0.85 : 0.45), Math.max(1, (few ? 1 : 0.5) * MOVE_WIDTH * side));
        subgraph.edges().forEach(edge -> move(edge, line));
        subgraph.vertices().forEach(this::ring);
    }

    private void move(VertexPair edge, Stroke line) {
        pencil.line(
                geometry.centreX(edge.smaller()),
                geometry.centreY(edge.smaller()),
                geometry.centreX(edge.larger()),
                geometry.centreY(edge.larger()),
                line);
    }

    /** Around what stands on the start and on the end. */
    private void ring(int square) {
        boolean taken =
                square == geometry.board().start() || square == geometry.board().end();
        BlendedColour ground = SquareState.free(geometry.board().isDark(square)).tone();
        Stroke ink = Stroke.round(ColourRole.INK.tone(), Math.max(1.2, RING_WIDTH * side));
        pencil.disc(
                geometry.centreX(square),
                geometry.centreY(square),
                (taken ? WIDE_RING : RING) * side,
                taken ? FillStyle.outlined(ink) : FillStyle.of(ground, ink));
    }
}
