package knightschool.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/** Works out what a search may try next at one moment, in the order in which it will. */
public final class Candidates {
    private Candidates() {}

    /**
     * The squares that may be tried from where the search stands, the next choice first; none if the lookahead condemns
     * the position or the search is over.
     */
    public static List<Candidate> of(Search search) {
        Way way = search.way();
        if (search.isOver() || isCondemned(search, way)) {
            return List.of();
        }
        Problem problem = search.problem();
        int[] numbers = way.numbers(problem.board().squares());
        List<Candidate> found = new ArrayList<>();
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = problem.graph().neighbour(way.head(), move);
            if ((search.tried() >> move & 1) == 0 && mayEnter(problem, target, numbers, way.length())) {
                found.add(new Candidate(target, move, 0, onward(problem, target, numbers), false));
            }
        }
        return ranked(found, search.policy().order());
    }

    /** Whether the lookahead of a search gives the position up that it stands in. */
    public static boolean isCondemned(Search search, Way way) {
        if (search.policy().lookahead() == Lookahead.NONE) {
            return false;
        }
        Problem problem = search.problem();
        Domains domains = Domains.of(problem.board(), problem.moves(), way);
        return problem.board().playable().anyMatch(square -> square != way.head() && domains.isEmpty(square));
    }

    private static boolean mayEnter(Problem problem, int target, int[] numbers, int depth) {
        return target != Board.NONE
                && numbers[target] == 0
                && (target != problem.board().end() || depth == problem.board().playableCount() - 1);
    }

    private static int onward(Problem problem, int square, int[] numbers) {
        int count = 0;
        for (int neighbour : problem.graph().neighbours(square)) {
            count += numbers[neighbour] == 0 ? 1 : 0;
        }
        return count;
    }

    private static List<Candidate> ranked(List<Candidate> found, Order order) {
        List<Candidate> sorted = new ArrayList<>(found);
        if (order == Order.FEWEST_ONWARD) {
            sorted.sort(Comparator.comparingInt(Candidate::onward));
        }
        List<Candidate> ranked = new ArrayList<>();
        for (Candidate c : sorted) {
            boolean tied = found.stream().filter(o -> o.onward() == c.onward()).count() > 1;
            ranked.add(new Candidate(c.square(), c.move(), ranked.size() + 1, c.onward(), tied));
        }
        return List.copyOf(ranked);
    }
}
