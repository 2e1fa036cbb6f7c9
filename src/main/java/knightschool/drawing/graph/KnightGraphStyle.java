package knightschool.drawing.graph;

import java.util.Optional;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.drawing.Palette;
import knightschool.drawing.board.WalkLine;
import knightschool.drawing.board.WitnessMarks;

/**
 * What is said of the vertices of a knight's graph by how they look.
 *
 * @param vertexSize the diameter of a vertex, in pixels
 * @param palette only what depends on it: bands of the accent, and which colour of squares is filled
 * @param pointed the square pointed at, or {@link Board#NONE}
 * @param evidence why there is no tour
 * @param walk a tour or walk
 * @param emphasis what a fact is about
 * @param shades how the vertices are told apart, where not by the colour of their squares
 * @param pinned vertices that are held where somebody dragged them
 * @param named whether every vertex has its name, where it finds a place
 */
public record KnightGraphStyle(
        double vertexSize,
        Palette palette,
        int pointed,
        WitnessMarks evidence,
        Optional<WalkLine> walk,
        Emphasis emphasis,
        Optional<VertexShades> shades,
        IntPredicate pinned,
        boolean named) {
    /** Whether light squares are drawn filled, as on dark paper. */
    boolean lightIsFilled() {
        return palette.name().equals(Palette.DARK);
    }

    /** The width of the rim of a vertex. */
    double rim() {
        return Math.clamp(vertexSize / 8, 1, 2);
    }

    /** How wide an edge of the vertex pointed at is. */
    double nearWidth() {
        return Math.clamp(vertexSize / 5, 1, 3);
    }
}
