package knightschool.hunt;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.BoardText;

/** A kind of hunt for the smallest board: some conditions, and one of the smallest boards that satisfy them. */
public enum SmallestBoardHuntKind {
    /** A board without a tour that is connected and has as many squares of each colour as a tour needs. */
    NO_TOUR("##.\n.#.\n##.\n#.#\n", List.of(BoardCondition.CONNECTED, BoardCondition.BALANCED, BoardCondition.NO_TOUR)),
    /**
     * A board on which several tours lead to the fixed end, but all from the same square.
     *
     * <p>That square has a single move: if the first square of a tour has a second neighbour on the tour, reversing the
     * part before that neighbour gives a tour from another square (Pósa 1976, the rotation of a path).
     */
    ONE_START("##.#\n.#.#\n#..E\n#.#.\n", List.of(BoardCondition.ONE_START, BoardCondition.SEVERAL_TOURS)),
    /** A board with a tour from the start that Warnsdorff's rule does not find. */
    RULE_FAILS("###.\n#.##\n#..K\n.###\n##.#\n", List.of(BoardCondition.TOUR_FROM_START, BoardCondition.RULE_FAILS));

    private final String best;
    private final List<BoardCondition> conditions;

    SmallestBoardHuntKind(String best, List<BoardCondition> conditions) {
        this.best = best;
        this.conditions = conditions;
    }

    /** Returns the conditions for a board, the easiest first. */
    public List<BoardCondition> conditions() {
        return conditions;
    }

    /**
     * Returns a board that satisfies all conditions with the smallest possible number of squares, found by examining
     * all smaller boards.
     */
    public Board best() {
        return BoardText.parse(best);
    }
}
