package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.graph.KnightGraph;

/**
 * Computes the parts of the picture of a board that turns into its graph: edges and vertices in batches of equal
 * progress, and the board below them.
 */
final class BoardToGraphMorphBatches {
    /** The least progress of both ends at which an edge can be seen. */
    static final double FIRST_SEEN = 0.05;

    /** The progress, from 0 to 1, at which the frame of the board has disappeared. */
    private static final double FRAME_GONE = 0.15;

    private static final double PICKED_RADIUS = 0.28;
    private static final double MOST_PICKED_RADIUS = 0.36;
    private static final double LEAST_RIM = 0.5;

    private final KnightGraph graph;
    private final Board board;
    private final BoardToGraphMorph morph;
    private final KnightGraphStyle style;
    private final double side;
    private final int pointed;

    BoardToGraphMorphBatches(
            KnightGraph graph, BoardToGraphMorph morph, KnightGraphStyle style, KnightGraphAppearance look) {
        this.graph = graph;
        this.board = graph.board();
        this.morph = morph;
        this.style = style;
        this.side = KnightGraphStyle.side(look.vertexSize());
        this.pointed = look.pointed();
    }

    /** Returns the edges that can be seen, except those of the vertex pointed at. */
    List<EdgeBatch> edges() {
        Map<Double, IntStream.Builder> ends = new TreeMap<>();
        graph.forEachEdge((one, other) -> {
            double progress = Math.min(morph.progress(one), morph.progress(other));
            if (progress > FIRST_SEEN && one != pointed && other != pointed) {
                ends.computeIfAbsent(progress, _ -> IntStream.builder())
                        .add(one)
                        .add(other);
            }
        });
        List<EdgeBatch> batches = new ArrayList<>();
        ends.forEach((progress, pairs) -> batches.add(EdgeBatch.all(
                pairs.build().toArray(),
                faded(style.edge().tone(), progress),
                style.edge().width())));
        return batches;
    }

    /** Returns squares on their way to vertices, but not those that have arrived. */
    List<VertexBatch> changing() {
        return vertices(morph::progress).stream()
                .filter(batch -> batch.roundness() < 1)
                .toList();
    }

    /** Returns the squares that have become vertices. */
    List<VertexBatch> changed() {
        return vertices(morph::progress).stream()
                .filter(batch -> batch.roundness() == 1)
                .toList();
    }

    private interface Progress {
        double of(int square);
    }

    private List<VertexBatch> vertices(Progress progress) {
        List<VertexBatch> batches = new ArrayList<>();
        for (boolean isDark : new boolean[] {false, true}) {
            IntStream seen = board.playable()
                    .filter(square -> board.isDark(square) == isDark && square != pointed && progress.of(square) > 0);
            byProgress(seen, progress)
                    .forEach((part, squares) -> batches.add(vertices(squares, style.fill(isDark), part)));
        }
        return batches;
    }

    private VertexBatch vertices(int[] squares, ColourExpression fill, double progress) {
        double rim = BoardToGraphMorph.between(LEAST_RIM, style.rim().width(), progress);
        double radius = side * BoardToGraphMorph.between(0.5, BoardToGraphMorph.RADIUS, progress);
        return new VertexBatch(
                squares, 2 * radius + rim, progress, fill, faded(style.rim().tone(), progress), rim);
    }

    /** Returns the discs of the picked vertices. */
    List<VertexBatch> picked() {
        List<VertexBatch> batches = new ArrayList<>();
        byProgress(morph.picked().stream().mapToInt(Integer::intValue), morph::progress)
                .forEach((progress, squares) -> {
                    double radius =
                            Math.min(MOST_PICKED_RADIUS, BoardToGraphMorph.between(0.5, PICKED_RADIUS, progress))
                                    * side;
                    batches.add(new VertexBatch(
                            squares,
                            2 * radius,
                            ColourRole.ACCENT,
                            ColourRole.ON_ACCENT,
                            style.rim().width()));
                });
        return batches;
    }

    private static Map<Double, int[]> byProgress(IntStream squares, Progress progress) {
        Map<Double, IntStream.Builder> groups = new TreeMap<>();
        squares.forEach(square -> groups.computeIfAbsent(progress.of(square), _ -> IntStream.builder())
                .add(square));
        Map<Double, int[]> arrays = new TreeMap<>();
        groups.forEach((part, group) -> arrays.put(part, group.build().toArray()));
        return arrays;
    }

    private static ColourExpression faded(ColourExpression tone, double progress) {
        return tone instanceof ColourExpression.Sheer sheer
                ? sheer.tone().sheer(sheer.opacity() * progress)
                : tone.sheer(progress);
    }

    /** Returns what is still a board: its coordinates, squares, holes and frame. */
    Sketch ground(double width, double height) {
        SketchBuilder pencil = new SketchBuilder();
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(pencil, morph.squares());
        if (morph.squares().left() > 0 && morph.onSquares()) {
            background.coordinates();
        }
        for (int square = 0; square < board.squares(); square++) {
            if (!board.isPlayable(square) && morph.progress(square) < 1) {
                background.hole(square, 1 - morph.progress(square));
            }
        }
        board.playable().filter(square -> morph.progress(square) <= 0).forEach(square -> square(pencil, square));
        background.frame(Math.max(0, 1 - morph.turned() / FRAME_GONE));
        return pencil.sketch(width, height);
    }

    private void square(SketchBuilder pencil, int square) {
        pencil.add(morph.squares().box(square, 0, 0, AreaStyle.filled(style.fill(board.isDark(square)))));
    }
}
