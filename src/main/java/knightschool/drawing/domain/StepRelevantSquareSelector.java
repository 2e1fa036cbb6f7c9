package knightschool.drawing.domain;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.search.position.Position;

/**
 * Selects the squares that a step of a search concerns, the most important first, for displays without room for all
 * squares.
 */
public final class StepRelevantSquareSelector {
    private StepRelevantSquareSelector() {}

    /**
     * Returns the squares in descending order of importance: the square pointed at, the knight's square, squares with a
     * move closed or reopened by the step, squares left by an undo in the step, then the other neighbours of the
     * knight.
     *
     * @param pointed a square, or {@link Board#NONE}
     */
    public static List<Integer> of(Position position, int pointed) {
        Set<Integer> squares = new LinkedHashSet<>();
        if (pointed != Board.NONE) {
            squares.add(pointed);
        }
        squares.add(position.path().head());
        position.board()
                .playable()
                .filter(square -> (position.closedNow(square) | position.reopenedNow(square)) != 0)
                .forEach(squares::add);
        squares.addAll(position.stepKind().takenBack());
        Arrays.stream(position.problem().graph().neighbours(position.path().head()))
                .filter(square -> position.domains().has(square))
                .forEach(squares::add);
        return List.copyOf(squares);
    }
}
