package knightschool.drawing.answer;

import java.util.List;
import knightschool.graph.UndirectedEdge;

/**
 * The marks of an answer on a board.
 *
 * @param squares indices of squares of a right answer
 * @param crossed indices of squares that are wrong, or violate a condition
 * @param edges edges of a right answer
 * @param crossedEdges wrong edges
 * @param walk indices of the squares of a walk in order; empty for none
 */
public record QuizAnswerMarks(
        List<Integer> squares,
        List<Integer> crossed,
        List<UndirectedEdge> edges,
        List<UndirectedEdge> crossedEdges,
        List<Integer> walk) {
    /** No marks. */
    public static final QuizAnswerMarks NONE =
            new QuizAnswerMarks(List.of(), List.of(), List.of(), List.of(), List.of());

    public QuizAnswerMarks {
        squares = List.copyOf(squares);
        crossed = List.copyOf(crossed);
        edges = List.copyOf(edges);
        crossedEdges = List.copyOf(crossedEdges);
        walk = List.copyOf(walk);
    }

    /** Returns marks for the squares of a right answer. */
    public static QuizAnswerMarks ofSquares(List<Integer> squares) {
        return new QuizAnswerMarks(squares, List.of(), List.of(), List.of(), List.of());
    }

    /** Returns marks for the squares of a right answer and for wrong squares. */
    public static QuizAnswerMarks ofSquares(List<Integer> squares, List<Integer> crossed) {
        return new QuizAnswerMarks(squares, crossed, List.of(), List.of(), List.of());
    }

    /** Returns marks for squares that violate a condition. */
    public static QuizAnswerMarks ofFault(Integer... squares) {
        return ofSquares(List.of(), List.of(squares));
    }

    /** Returns marks for the edges of a right answer. */
    public static QuizAnswerMarks ofEdges(List<UndirectedEdge> edges) {
        return ofEdges(edges, List.of());
    }

    /** Returns marks for the edges of a right answer and for wrong edges. */
    public static QuizAnswerMarks ofEdges(List<UndirectedEdge> edges, List<UndirectedEdge> crossed) {
        return new QuizAnswerMarks(List.of(), List.of(), edges, crossed, List.of());
    }

    /** Returns marks for a walk that is a right answer. */
    public static QuizAnswerMarks ofWalk(List<Integer> walk) {
        return new QuizAnswerMarks(List.of(), List.of(), List.of(), List.of(), walk);
    }

    /** Returns whether there are no marks. */
    public boolean isEmpty() {
        return equals(NONE);
    }
}
