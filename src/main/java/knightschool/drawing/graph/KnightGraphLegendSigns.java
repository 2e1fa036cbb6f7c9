package knightschool.drawing.graph;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardSign;
import knightschool.drawing.board.LegendSignCollector;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.drawing.board.SignOccurrence;
import knightschool.drawing.board.WitnessSquares;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/** Lists the signs on a picture of a knight's graph: its vertices and its edges. */
public final class KnightGraphLegendSigns {
    /** The diameter of a vertex in a sign, in pixels. */
    private static final double VERTEX = 18;

    private static final int LIGHT = 0;
    private static final int DARK = 5;

    /** A board of which these two squares are left, a knight's move apart. */
    private static final Board PAIR = IntStream.range(0, 9)
            .filter(square -> square != LIGHT && square != DARK)
            .boxed()
            .reduce(Board.full(3, 3), (board, square) -> board.withHole(square, true), (one, _) -> one);

    private KnightGraphLegendSigns() {}

    /**
     * Returns the signs of a graph.
     *
     * @param shaded whether vertices show a measure, which has a key of its own, instead of the colours of squares
     * @param palette decides which vertices are filled
     */
    public static List<SignOccurrence> of(KnightGraph graph, boolean shaded, ColourPalette palette) {
        LegendSignCollector signs = new LegendSignCollector(VERTEX, PlayerPathStyle.INK);
        Board board = graph.board();
        if (!shaded) {
            signs.vertices(board, dark -> vertex(PAIR.isDark(LIGHT) == dark ? LIGHT : DARK, palette));
        }
        board.playable()
                .filter(square -> graph.degree(square) > 0)
                .limit(1)
                .forEach(square -> signs.add(BoardSign.EDGE, square, () -> edge(palette)));
        return signs.occurrences();
    }

    private static Sketch vertex(int square, ColourPalette palette) {
        VertexPositions places = VertexPositions.of(PAIR.squares());
        places.set(square, LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE);
        return sign(KnightGraph.of(PAIR.withHole(square == LIGHT ? DARK : LIGHT, true)), places, palette);
    }

    private static Sketch edge(ColourPalette palette) {
        VertexPositions places = VertexPositions.of(PAIR.squares());
        places.set(LIGHT, -VERTEX, LegendSignDrawing.SIDE);
        places.set(DARK, LegendSignDrawing.SIDE + VERTEX, 0);
        return sign(KnightGraph.of(PAIR), places, palette);
    }

    private static Sketch sign(KnightGraph graph, VertexPositions places, ColourPalette palette) {
        KnightGraphVisualEncoding look = new KnightGraphVisualEncoding(
                VERTEX,
                palette,
                Board.NONE,
                WitnessSquares.NONE,
                Optional.empty(),
                GraphHighlight.NONE,
                Optional.empty(),
                _ -> false,
                false,
                Optional.empty());
        return GraphSketchBuilder.of(new KnightGraphFigureBuilder(graph, DynamicGraph.of(graph), look)
                .at(places, List.of(), LegendSignDrawing.SIDE, LegendSignDrawing.SIDE));
    }
}
