package knightschool.drawing.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/** Lists the signs on a picture of a knight's graph: its vertices and its edges. */
public final class KnightGraphLegendSigns {
    /** The diameter of a vertex in a sign, in pixels. */
    private static final double VERTEX = 18;

    /** The width of the ring of an emphasised vertex, and of an emphasised edge, in pixels. */
    private static final double STRONG = 3;

    /** The place of vertices outside a sign, in pixels. */
    private static final double FAR = -10 * VERTEX;

    private static final int LIGHT = 0;
    private static final int DARK = 5;

    /** A board of which these two squares are left, a knight's move apart. */
    private static final Board PAIR = IntStream.range(0, 9)
            .filter(square -> square != LIGHT && square != DARK)
            .boxed()
            .reduce(Board.full(3, 3), (board, square) -> board.withHole(square, true), (one, _) -> one);

    private KnightGraphLegendSigns() {}

    /**
     * Returns the signs of a graph. Shades of vertices have a key of their own, and stand in place of the colours of
     * squares; letters of components and crosses may cover them.
     */
    public static List<VisibleBoardSign> of(KnightGraph graph, KnightGraphAppearance look) {
        LegendSignCollector signs = new LegendSignCollector(VERTEX, PlayerPathStyle.INK);
        Board board = graph.board();
        ColourPalette palette = look.palette();
        WitnessMarks evidence = look.evidence();
        if (look.shades().isEmpty()) {
            BitSet covered = covered(look);
            signs.vertices(
                    board,
                    square -> !covered.get(square),
                    dark -> vertex(PAIR.isDark(LIGHT) == dark ? LIGHT : DARK, palette));
        }
        if (!evidence.pieces().isEmpty() && look.vertexSize() >= KnightGraphMarksDrawing.LETTERS_FROM) {
            boolean isLarge = WitnessMarks.isLarge(evidence.pieces().getFirst());
            signs.add(
                    Sign.PIECE_VERTEX,
                    evidence.pieces().getFirst(),
                    () -> lettered(look.vertexSize(), isLarge, palette));
        }
        addEmphasis(signs, board, look.emphasis());
        board.playable()
                .filter(square -> graph.degree(square) > 0)
                .limit(1)
                .forEach(square -> signs.add(SharedBoardSign.EDGE, square, () -> edge(palette)));
        return signs.occurrences();
    }

    /** Adds the ring of an emphasised vertex, and an emphasised edge. */
    private static void addEmphasis(LegendSignCollector signs, Board board, GraphHighlight emphasis) {
        IntStream.of(emphasis.vertices())
                .filter(board::isPlayable)
                .limit(1)
                .forEach(square -> signs.add(SharedBoardSign.FACT_SQUARE, square, KnightGraphLegendSigns::ring));
        IntStream.of(emphasis.ends())
                .limit(1)
                .forEach(square -> signs.add(SharedBoardSign.FACT_MOVE, square, KnightGraphLegendSigns::strongEdge));
    }

    private static Sketch ring() {
        AreaStyle style = AreaStyle.outlined(LineStyle.flat(ColourRole.INK, STRONG));
        return LegendSignDrawing.sketch(
                new SketchBuilder().disc(LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE, VERTEX / 2, style));
    }

    private static Sketch strongEdge() {
        LineStyle stroke = LineStyle.flat(ColourRole.INK, STRONG);
        return LegendSignDrawing.sketch(
                new SketchBuilder().line(0, LegendSignDrawing.SIDE, LegendSignDrawing.SIDE, 0, stroke));
    }

    /** Returns the squares whose vertices do not show the colour of the square. */
    private static BitSet covered(KnightGraphAppearance look) {
        BitSet covered = new BitSet();
        look.evidence().removed().forEach(covered::set);
        if (look.vertexSize() >= KnightGraphMarksDrawing.LETTERS_INSIDE_FROM) {
            look.evidence().pieces().forEach(piece -> piece.forEach(covered::set));
        }
        if (look.pointed() != Board.NONE) {
            covered.set(look.pointed());
        }
        return covered;
    }

    /** Returns a vertex with the letter of the first component, inside it or above it at its right. */
    private static Sketch lettered(double size, boolean isLarge, ColourPalette palette) {
        boolean inside = size >= KnightGraphMarksDrawing.LETTERS_INSIDE_FROM;
        double side = inside ? KnightGraphMarksDrawing.LETTERS_INSIDE_FROM : Math.min(size, VERTEX);
        double away = inside ? 0 : side / 2;
        int square = PAIR.isDark(LIGHT) ? LIGHT : DARK;
        VertexPositions places = VertexPositions.of(PAIR.squares());
        IntStream.range(0, PAIR.squares()).forEach(other -> places.set(other, FAR, FAR));
        places.set(square, LegendSignDrawing.MIDDLE - away, LegendSignDrawing.MIDDLE + away);
        Board alone = PAIR.withHole(square == LIGHT ? DARK : LIGHT, true);
        List<Integer> piece =
                isLarge ? IntStream.range(0, PAIR.squares()).boxed().toList() : List.of(square);
        WitnessMarks evidence = new WitnessMarks(List.of(), List.of(), List.of(piece));
        return sign(KnightGraph.of(alone), places, look(side, palette, evidence));
    }

    private static Sketch vertex(int square, ColourPalette palette) {
        VertexPositions places = VertexPositions.of(PAIR.squares());
        places.set(square, LegendSignDrawing.MIDDLE, LegendSignDrawing.MIDDLE);
        return sign(
                KnightGraph.of(PAIR.withHole(square == LIGHT ? DARK : LIGHT, true)),
                places,
                look(VERTEX, palette, WitnessMarks.NONE));
    }

    private static Sketch edge(ColourPalette palette) {
        VertexPositions places = VertexPositions.of(PAIR.squares());
        places.set(LIGHT, -VERTEX, LegendSignDrawing.SIDE);
        places.set(DARK, LegendSignDrawing.SIDE + VERTEX, 0);
        return sign(KnightGraph.of(PAIR), places, look(VERTEX, palette, WitnessMarks.NONE));
    }

    private static KnightGraphAppearance look(double size, ColourPalette palette, WitnessMarks evidence) {
        return new KnightGraphAppearance(
                size,
                palette,
                Board.NONE,
                evidence,
                Optional.empty(),
                GraphHighlight.NONE,
                Optional.empty(),
                _ -> false,
                false,
                Optional.empty());
    }

    private static Sketch sign(KnightGraph graph, VertexPositions places, KnightGraphAppearance look) {
        return GraphFigureToSketchConverter.of(new KnightGraphFigureBuilder(graph, DynamicGraph.of(graph), look)
                .at(places, List.of(), LegendSignDrawing.SIDE, LegendSignDrawing.SIDE));
    }

    /** The signs of a graph alone. */
    enum Sign implements BoardLegendSign {
        /** A vertex of a component, with the letter of the component. */
        PIECE_VERTEX("A vertex of a component", "with its letter");

        private final LegendLabel label;

        Sign(String title, String note) {
            this.label = new LegendLabel(title, note);
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}
