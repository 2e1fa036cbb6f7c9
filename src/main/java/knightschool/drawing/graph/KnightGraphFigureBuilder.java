package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * A picture of a knight's graph. In both themes the vertices of light squares are bright and those of dark squares
 * dark: on dark paper the light ones are filled, on light paper the dark ones. The passes are created once and used for
 * any number of vertex positions.
 */
public final class KnightGraphFigureBuilder {
    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression ACCENT = ColourRole.ACCENT;

    /** The vertex diameter, in pixels, below which edges are drawn fainter because they lie close together. */
    private static final double CROWDED = 8;

    /** The number of ends of edges above which emphasised lines are thin. */
    private static final int MANY = 8_000;

    private static final double BAND = 2.4;
    private static final double POINTED = 1.35;

    private final KnightGraph graph;
    private final KnightGraphAppearance look;
    private final List<EdgeBatch> edges = new ArrayList<>();
    private final List<VertexBatch> vertices = new ArrayList<>();

    /**
     * Creates the passes.
     *
     * @param graph the vertices and neighbours
     * @param drawn the same graph as a list of edges
     */
    public KnightGraphFigureBuilder(KnightGraph graph, DynamicGraph drawn, KnightGraphAppearance look) {
        this.graph = graph;
        this.look = look;
        look.walk().ifPresent(walk -> edges.add(walk(walk.squares())));
        ordinary(drawn);
        emphasised(look.emphasis().ends());
        ofPointed();
        look.shades().ifPresentOrElse(this::byShade, this::bySquareColour);
        pointedVertex();
        rings(look.emphasis().vertices());
    }

    /** Adds the emphasised edges, with thin lines if there are so many that thick ones would cover everything. */
    private void emphasised(int[] ends) {
        if (ends.length > 0) {
            edges.add(EdgeBatch.all(ends, INK, ends.length > MANY ? 1 : Math.clamp(look.vertexSize() / 4, 2, 4.5)));
        }
    }

    private void rings(int[] ringed) {
        int[] squares = Arrays.stream(ringed).filter(graph.board()::isPlayable).toArray();
        if (squares.length > 0) {
            vertices.add(VertexBatch.ring(squares, look.vertexSize(), INK, Math.max(2, 1.5 * look.rim())));
        }
    }

    private EdgeBatch walk(List<Integer> squares) {
        int[] line = squares.stream().mapToInt(Integer::intValue).toArray();
        return EdgeBatch.all(GraphHighlight.path(line).ends(), INK, Math.clamp(look.vertexSize() / 3, 2, 4.5));
    }

    /** Adds all edges. Those of vertices that a witness removes are faint. */
    private void ordinary(DynamicGraph drawn) {
        ColourExpression tone = INK.into(PAGE, look.vertexSize() < CROWDED ? 0.25 : 0.48);
        double width = ordinaryWidth(drawn.edgeCount());
        List<Integer> removed = look.evidence().removed();
        if (removed.isEmpty()) {
            edges.add(new EdgeBatch(drawn.ends(), (int) drawn.edgeCount(), tone, width));
            return;
        }
        BitSet out = new BitSet();
        removed.forEach(out::set);
        int[] ends = Arrays.copyOf(drawn.ends(), 2 * (int) drawn.edgeCount());
        edges.add(EdgeBatch.all(where(ends, out, true), INK.into(PAGE, 0.12), 1));
        edges.add(EdgeBatch.all(where(ends, out, false), tone, width));
    }

    /** Returns the width of edges: wider in larger pictures, in steps of half a pixel; thin if there are many. */
    private double ordinaryWidth(long count) {
        return 2 * count > MANY ? 1 : Math.clamp(Math.round(look.vertexSize() / 7) / 2.0, 1, 2);
    }

    private static int[] where(int[] ends, BitSet out, boolean touched) {
        int[] pairs = new int[ends.length];
        int size = 0;
        for (int i = 0; i < ends.length; i += 2) {
            if ((out.get(ends[i]) || out.get(ends[i + 1])) == touched) {
                pairs[size++] = ends[i];
                pairs[size++] = ends[i + 1];
            }
        }
        return Arrays.copyOf(pairs, size);
    }

    /**
     * Adds the edges of the vertex pointed at: on light paper a band of the accent with ink in it, on dark paper the
     * accent alone.
     */
    private void ofPointed() {
        if (!isPointed()) {
            return;
        }
        int[] neighbours = graph.neighbours(look.pointed());
        int[] ends = new int[2 * neighbours.length];
        for (int i = 0; i < neighbours.length; i++) {
            ends[2 * i] = look.pointed();
            ends[2 * i + 1] = neighbours[i];
        }
        double width = look.nearWidth();
        if (look.palette().bandsAccent()) {
            edges.add(EdgeBatch.all(ends, ACCENT, BAND * width));
            edges.add(EdgeBatch.all(ends, ColourRole.ON_ACCENT, width / 2));
        } else {
            edges.add(EdgeBatch.all(ends, ACCENT, width));
        }
    }

    private boolean isPointed() {
        return graph.board().isPlayable(look.pointed());
    }

    private void bySquareColour() {
        ColourExpression rim = INK.into(PAGE, 0.85);
        Board board = graph.board();
        ColourExpression light = look.lightIsFilled() ? rim : PAGE;
        ColourExpression dark = look.lightIsFilled() ? PAGE : rim;
        vertices.add(pass(square -> !board.isDark(square), light, rim));
        vertices.add(pass(board::isDark, dark, rim));
    }

    /** Adds the vertices by shade. Vertices that look alike are painted in one pass, whatever their shades mean. */
    private void byShade(VertexShades shades) {
        ColourExpression rim = INK.into(PAGE, 0.85);
        List<VertexShades.Shade> looks = new ArrayList<>();
        int[] lookOf = looks(shades.shades(), looks);
        int[] sizes = new int[looks.size()];
        graph.board().playable().forEach(square -> sizes[lookOf[shades.of()[square]]]++);
        int[][] alike = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        graph.board().playable().forEach(square -> {
            int look = lookOf[shades.of()[square]];
            alike[look][alike[look].length - sizes[look]--] = square;
        });
        for (int i = 0; i < alike.length; i++) {
            VertexShades.Shade shade = looks.get(i);
            vertices.add(new VertexBatch(alike[i], look.vertexSize() * shade.size(), shade.fill(), rim, look.rim()));
        }
    }

    /**
     * Returns for each shade the index in {@code looks} of the first shade that looks like it. Adds to {@code looks}.
     */
    private static int[] looks(List<VertexShades.Shade> shades, List<VertexShades.Shade> looks) {
        Map<VertexShades.Shade, Integer> indices = new HashMap<>();
        return shades.stream()
                .mapToInt(
                        shade -> indices.computeIfAbsent(new VertexShades.Shade(shade.fill(), shade.size(), ""), _ -> {
                            looks.add(shade);
                            return looks.size() - 1;
                        }))
                .toArray();
    }

    private void pointedVertex() {
        if (isPointed()) {
            ColourExpression edge = look.palette().bandsAccent() ? ColourRole.ON_ACCENT : ACCENT;
            vertices.add(new VertexBatch(
                    new int[] {look.pointed()}, POINTED * look.vertexSize() + look.rim(), ACCENT, edge, look.rim()));
        }
    }

    private VertexBatch pass(IntPredicate which, ColourExpression fill, ColourExpression rim) {
        int[] squares = graph.board().playable().filter(which).toArray();
        return new VertexBatch(squares, look.vertexSize(), fill, rim, look.rim());
    }

    /**
     * Returns the picture with the vertices at the given positions, in pixels.
     *
     * @param captions captions beside parts of the graph, in pixels
     */
    public GraphFigure at(VertexPositions places, List<GraphPartCaption> captions, double width, double height) {
        Sketch marks = new KnightGraphMarksDrawing(graph, look, places, width, height).draw(captions);
        return new GraphFigure(places, PAGE, edges, vertices, marks);
    }
}
