package knightschool.drawing.graph;

import java.util.Optional;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;

/**
 * The appearance of a knight's graph at a moment: sizes, colours and marks of its vertices and edges.
 *
 * @param vertexSize the diameter of a vertex, in pixels
 * @param palette decides whether the accent is drawn as bands and which colour of squares is filled
 * @param pointed the square pointed at, or {@link Board#NONE}
 * @param evidence why there is no tour
 * @param walk a tour or walk
 * @param emphasis the vertices and edges of a selected fact
 * @param shades shades of vertices by a measure; empty for the colours of the squares
 * @param pinned vertices fixed by dragging
 * @param named whether vertices have their names, where there is room
 * @param morph the board that turns into the graph; empty for a plain graph
 */
public record KnightGraphAppearance(
        double vertexSize,
        ColourPalette palette,
        int pointed,
        WitnessMarks evidence,
        Optional<DrawnWalk> walk,
        GraphHighlight emphasis,
        Optional<VertexShades> shades,
        IntPredicate pinned,
        boolean named,
        Optional<BoardToGraphMorph> morph) {
    /**
     * Creates the appearance of a board on its way to its graph.
     *
     * @param vertexSize the diameter of a vertex, in pixels
     * @param pointed the square pointed at, or {@link Board#NONE}
     */
    public static KnightGraphAppearance of(BoardToGraphMorph morph, double vertexSize, int pointed) {
        return new KnightGraphAppearance(
                vertexSize,
                ColourPalette.named(ColourPalette.LIGHT),
                pointed,
                WitnessMarks.NONE,
                Optional.empty(),
                GraphHighlight.NONE,
                Optional.empty(),
                _ -> false,
                true,
                Optional.of(morph));
    }

    /** Returns whether light squares are drawn filled, as on dark paper. */
    boolean lightIsFilled() {
        return palette.name().equals(ColourPalette.DARK);
    }

    /** Returns the width of the rim of a vertex. */
    double rim() {
        return Math.clamp(vertexSize / 8, 1, 2);
    }

    /** Returns the width of the edges of the vertex pointed at. */
    double nearWidth() {
        return Math.clamp(vertexSize / 5, 1, 3);
    }
}
