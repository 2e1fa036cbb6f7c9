package knightschool.drawing.board;

import java.util.List;
import knightschool.graph.VertexPair;

/**
 * The marks of an answer on a board.
 *
 * @param squares indices of squares of a right answer
 * @param crossed indices of squares that are wrong, or violate a condition
 * @param edges edges of a right answer
 * @param crossedEdges wrong edges
 * @param walk indices of the squares of a walk in order; empty for none
 */
public record AnswerMarks(
        List<Integer> squares,
        List<Integer> crossed,
        List<VertexPair> edges,
        List<VertexPair> crossedEdges,
        List<Integer> walk) {
    /** Nothing. */
    public static final AnswerMarks NONE = new AnswerMarks(List.of(), List.of(), List.of(), List.of(), List.of());

    public AnswerMarks {
        squares = List.copyOf(squares);
        crossed = List.copyOf(crossed);
        edges = List.copyOf(edges);
        crossedEdges = List.copyOf(crossedEdges);
        walk = List.copyOf(walk);
    }

    /** Squares of a right answer. */
    public static AnswerMarks ofSquares(List<Integer> squares) {
        return new AnswerMarks(squares, List.of(), List.of(), List.of(), List.of());
    }

    /** Squares of a right answer, and some that do not belong to it. */
    public static AnswerMarks ofSquares(List<Integer> squares, List<Integer> crossed) {
        return new AnswerMarks(squares, crossed, List.of(), List.of(), List.of());
    }

    /** Squares that break what was asked for. */
    public static AnswerMarks ofFault(Integer... squares) {
        return ofSquares(List.of(), List.of(squares));
    }

    /** Edges of a right answer. */
    public static AnswerMarks ofEdges(List<VertexPair> edges) {
        return ofEdges(edges, List.of());
    }

    /** Edges of a right answer, and some that do not belong to it. */
    public static AnswerMarks ofEdges(List<VertexPair> edges, List<VertexPair> crossed) {
        return new AnswerMarks(List.of(), List.of(), edges, crossed, List.of());
    }

    /** A walk that is a right answer. */
    public static AnswerMarks ofWalk(List<Integer> walk) {
        return new AnswerMarks(List.of(), List.of(), List.of(), List.of(), walk);
    }

    /** Whether there is nothing to see. */
    public boolean isEmpty() {
        return equals(NONE);
    }
}
