package knightschool.bench;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/** From how many starts of n × n the greedy rule fills the board, for each tie-break. Counted, not timed. */
final class FirstTryPart implements Part {
    private static final int SMALLEST = 5;
    private static final int LARGEST = 20;

    @Override
    public String name() {
        return "first-try";
    }

    @Override
    public String heading() {
        return "Warnsdorff without backtracking on full n x n boards: from how many of the n x n starts it fills the board";
    }

    @Override
    public List<Row> measure() {
        return IntStream.rangeClosed(SMALLEST, LARGEST)
                .mapToObj(FirstTryPart::row)
                .toList();
    }

    private static Row row(int n) {
        String others = Arrays.stream(TieBreak.values())
                .filter(ties -> ties != TieBreak.MOVE_ORDER)
                .map(ties -> ties.word() + " " + filled(n, ties))
                .collect(Collectors.joining(", "));
        return Row.of(
                "%d x %d, ties to the earlier in move order".formatted(n, n),
                filled(n, TieBreak.MOVE_ORDER),
                0,
                "of %d starts".formatted(n * n),
                others + " (seed " + AlgorithmOptionValues.USUAL_SEED + ")");
    }

    private static long filled(int n, TieBreak ties) {
        Board board = Board.full(n, n);
        SearchPolicy greedy = new SearchPolicy(
                NeighbourOrder.fewestOnward(ties, AlgorithmOptionValues.USUAL_SEED), Lookahead.NONE, BackjumpRule.NONE);
        return IntStream.range(0, board.squares())
                .mapToObj(start -> Search.begin(Problem.open(board, start), greedy))
                .filter(search -> search.advance(Long.MAX_VALUE) >= 0 && search.outcome() == Outcome.FOUND)
                .count();
    }
}
