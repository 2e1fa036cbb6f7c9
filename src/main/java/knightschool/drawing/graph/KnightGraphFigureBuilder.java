package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * Builds the picture of a knight's graph, or of a board that turns into its graph, from given positions of the
 * vertices. The parts of the picture that positions do not change are computed once, for any number of positions.
 */
public final class KnightGraphFigureBuilder {
    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final ColourExpression INK = ColourRole.INK;

    /** The number of ends of edges above which emphasised lines are thin. */
    private static final int MANY = 8_000;

    private final KnightGraph graph;
    private final KnightGraphAppearance look;
    private final KnightGraphStyle style;
    private final Optional<BoardToGraphMorphBatches> morph;
    private final List<GraphBatch> batches = new ArrayList<>();

    /**
     * Creates the batches.
     *
     * @param graph the vertices and neighbours
     * @param dynamicGraph the same graph as a list of edges
     */
    public KnightGraphFigureBuilder(KnightGraph graph, DynamicGraph dynamicGraph, KnightGraphAppearance look) {
        this.graph = graph;
        this.look = look;
        style = look.morph().isPresent()
                ? KnightGraphStyle.ofSquares(look.vertexSize())
                : KnightGraphStyle.plain(look, ordinaryWidth(dynamicGraph.edgeCount()));
        morph = look.morph().map(board -> new BoardToGraphMorphBatches(graph, board, style, look));
        look.walk().ifPresent(walk -> batches.add(walk(walk.squares())));
        morph.ifPresentOrElse(board -> batches.addAll(board.edges()), () -> ordinary(dynamicGraph));
        emphasised(look.emphasis().ends());
        morph.ifPresent(board -> batches.addAll(board.changing()));
        ofPointed();
        morph.ifPresentOrElse(
                board -> batches.addAll(board.changed()),
                () -> look.shades().ifPresentOrElse(this::byShade, this::bySquareColour));
        morph.ifPresent(board -> batches.addAll(board.picked()));
        pointedVertex();
        rings(look.emphasis().vertices());
    }

    /** Creates the batches of a graph whose list of edges is needed for this picture alone. */
    public KnightGraphFigureBuilder(KnightGraph graph, KnightGraphAppearance look) {
        this(graph, DynamicGraph.of(graph), look);
    }

    /** Adds the emphasised edges, with thin lines if there are so many that thick ones would cover everything. */
    private void emphasised(int[] ends) {
        if (ends.length > 0) {
            batches.add(EdgeBatch.all(ends, INK, ends.length > MANY ? 1 : Math.clamp(look.vertexSize() / 4, 2, 4.5)));
        }
    }

    private void rings(int[] ringed) {
        int[] squares = Arrays.stream(ringed).filter(graph.board()::isPlayable).toArray();
        if (squares.length > 0) {
            batches.add(VertexBatch.ring(squares, look.vertexSize(), INK, Math.max(2, 1.5 * look.rim())));
        }
    }

    private EdgeBatch walk(List<Integer> squares) {
        int[] line = squares.stream().mapToInt(Integer::intValue).toArray();
        return EdgeBatch.all(GraphHighlight.path(line).ends(), INK, Math.clamp(look.vertexSize() / 3, 2, 4.5));
    }

    /** Adds all edges. Those of vertices that a witness removes are faint. */
    private void ordinary(DynamicGraph dynamicGraph) {
        ColourExpression tone = style.edge().tone();
        double width = style.edge().width();
        List<Integer> removed = look.evidence().removed();
        if (removed.isEmpty()) {
            batches.add(new EdgeBatch(dynamicGraph.ends(), (int) dynamicGraph.edgeCount(), tone, width));
            return;
        }
        BitSet out = new BitSet();
        removed.forEach(out::set);
        int[] ends = Arrays.copyOf(dynamicGraph.ends(), 2 * (int) dynamicGraph.edgeCount());
        batches.add(EdgeBatch.all(where(ends, out, true), INK.into(PAGE, 0.12), 1));
        batches.add(EdgeBatch.all(where(ends, out, false), tone, width));
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

    /** Adds the edges of the vertex pointed at. */
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
        style.pointedEdge().forEach(line -> batches.add(EdgeBatch.all(ends, line.tone(), line.width())));
    }

    private boolean isPointed() {
        return graph.board().isPlayable(look.pointed());
    }

    private void bySquareColour() {
        Board board = graph.board();
        batches.add(discs(board.playable().filter(square -> !board.isDark(square)), style.light(), style.rim()));
        batches.add(discs(board.playable().filter(board::isDark), style.dark(), style.rim()));
    }

    /** Adds the vertices by shade. Vertices that look alike are painted in one pass, whatever their shades mean. */
    private void byShade(VertexShades shades) {
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
            batches.add(new VertexBatch(
                    alike[i],
                    look.vertexSize() * shade.size(),
                    shade.fill(),
                    style.rim().tone(),
                    style.rim().width()));
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
            style.neighbourRim().ifPresent(this::neighbours);
            boolean accented = look.morph()
                    .filter(board -> !board.isAccentedWhenPointed(look.pointed()))
                    .isEmpty();
            LineStyle rim = style.pointedRim();
            batches.add(new VertexBatch(
                    new int[] {look.pointed()},
                    style.pointedSize(),
                    accented ? ColourRole.ACCENT : style.fill(graph.board().isDark(look.pointed())),
                    accented ? rim.tone() : INK,
                    rim.width()));
        }
    }

    private void neighbours(LineStyle rim) {
        Board board = graph.board();
        for (boolean isDark : new boolean[] {false, true}) {
            IntStream squares = Arrays.stream(graph.neighbours(look.pointed()))
                    .filter(square -> board.isDark(square) == isDark
                            && look.morph()
                                    .filter(morphed -> morphed.isPicked(square))
                                    .isEmpty());
            batches.add(discs(squares, style.fill(isDark), rim));
        }
    }

    private VertexBatch discs(IntStream squares, ColourExpression fill, LineStyle rim) {
        double diameter = look.vertexSize() + (morph.isPresent() ? rim.width() : 0);
        return new VertexBatch(squares.toArray(), diameter, fill, rim.tone(), rim.width());
    }

    /**
     * Returns the picture with the vertices at the given positions, in pixels.
     *
     * @param captions captions beside parts of the graph, in pixels
     */
    public GraphFigure at(VertexPositions places, List<GraphPartCaption> captions, double width, double height) {
        Sketch marks = new KnightGraphMarksDrawing(graph, look, places, width, height).draw(captions);
        return new GraphFigure(places, PAGE, morph.map(board -> board.ground(width, height)), batches, marks);
    }
}
