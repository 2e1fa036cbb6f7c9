package knightschool.drawing.graph;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.KnightGlyph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * Draws the words on the squares or vertices of a board that turns into its graph, and a knight on the vertex pointed
 * at.
 */
final class MorphVertexLabelDrawing {
    private static final double KNIGHT = 0.58;

    /** The size of a knight that shares its vertex with the word below it. */
    private static final double KNIGHT_ABOVE_WORD = 0.42;

    /**
     * The distance by which the knight is raised to make room for its word. Below the vertex the word would lie under
     * the ring that marks an answer.
     */
    private static final double RAISED = 0.1;

    private static final double WORD_BELOW = 0.17;

    private final SketchBuilder pencil;
    private final KnightGraph graph;
    private final Board board;
    private final BoardToGraphMorph morph;
    private final int pointed;
    private final VertexPositions places;
    private final double side;
    private final boolean isReadable;

    MorphVertexLabelDrawing(
            SketchBuilder pencil,
            KnightGraph graph,
            BoardToGraphMorph morph,
            KnightGraphAppearance look,
            VertexPositions places) {
        this.pencil = pencil;
        this.graph = graph;
        this.board = graph.board();
        this.morph = morph;
        this.pointed = look.pointed();
        this.places = places;
        this.side = KnightGraphStyle.side(look.vertexSize());
        this.isReadable = morph.showsWords(look.vertexSize());
    }

    void draw() {
        if (isReadable) {
            board.playable()
                    .filter(square -> square != pointed && !isNeighbour(square))
                    .forEach(square -> write(
                            square,
                            SketchShape.Weight.REGULAR,
                            ColourRole.MUTED.into(ColourRole.INK, 1 - morph.progress(square))));
        }
        if (board.isPlayable(pointed)) {
            ofPointed();
        }
    }

    private boolean isNeighbour(int square) {
        return board.isPlayable(pointed)
                && Arrays.stream(graph.neighbours(pointed)).anyMatch(n -> n == square);
    }

    private void ofPointed() {
        double x = places.x()[pointed];
        double y = places.y()[pointed];
        ColourExpression tone = morph.isAccentedWhenPointed(pointed) ? ColourRole.ON_ACCENT : ColourRole.INK;
        if (isReadable) {
            pencil.add(KnightGlyph.at(x, y - RAISED * side, KNIGHT_ABOVE_WORD * side, tone));
            for (int neighbour : graph.neighbours(pointed)) {
                write(neighbour, SketchShape.Weight.STRONG, ColourRole.INK);
            }
            String word = morph.words().apply(pointed);
            pencil.centred(x, y + WORD_BELOW * side, word, type(), SketchShape.Weight.STRONG, tone);
        } else {
            pencil.add(KnightGlyph.at(x, y, KNIGHT * side, tone));
        }
    }

    private void write(int square, SketchShape.Weight weight, ColourExpression tone) {
        boolean isPicked = morph.isPicked(square);
        pencil.centred(
                places.x()[square],
                places.y()[square],
                morph.words().apply(square),
                type(),
                isPicked ? SketchShape.Weight.STRONG : weight,
                isPicked ? ColourRole.ON_ACCENT : tone);
    }

    private double type() {
        return Math.clamp(0.16 * side, Math.clamp(0.23 * side, 12, 14), 20);
    }
}
