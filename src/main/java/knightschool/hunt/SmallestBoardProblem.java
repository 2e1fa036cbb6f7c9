package knightschool.hunt;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.BoardText;

/** What is hunted for: the board with the fewest squares that has a property, given as conditions. */
public enum SmallestBoardProblem {
    /** No tour, though the board is in one piece and has as many squares of each colour as a tour needs. */
    NO_TOUR("##.\n.#.\n##.\n#.#\n", List.of(BoardCondition.CONNECTED, BoardCondition.BALANCED, BoardCondition.NO_TOUR)),
    /**
     * Tours to the fixed end from one square only, though there are several of them.
     *
     * <p>That square has a single move: the last square of any other tour has a second neighbour on it, and turning
     * round what lies behind that one gives a tour from another square (Pósa 1976, the rotation of a path).
     */
    ONE_START("##.#\n.#.#\n#..E\n#.#.\n", List.of(BoardCondition.ONE_START, BoardCondition.SEVERAL_TOURS)),
    /** A tour from the start, which Warnsdorff's rule does not find. */
    RULE_FAILS("###.\n#.##\n#..K\n.###\n##.#\n", List.of(BoardCondition.TOUR_FROM_START, BoardCondition.RULE_FAILS));

    private final String best;
    private final List<BoardCondition> conditions;

    SmallestBoardProblem(String best, List<BoardCondition> conditions) {
        this.best = best;
        this.conditions = conditions;
    }

    /** What a board must fulfil, the easiest first. */
    public List<BoardCondition> conditions() {
        return conditions;
    }

    /** A board with as few squares as any that fulfils them all, found by going through all smaller ones. */
    public Board best() {
        return BoardText.parse(best);
    }
}
