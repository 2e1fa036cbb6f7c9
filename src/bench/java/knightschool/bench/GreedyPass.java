package knightschool.bench;

import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.board.Board;
import knightschool.search.Checkpoint;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/** Warnsdorff's rule without backtracking, from the first square of a full board as far as it comes. */
final class GreedyPass implements Subject {
    private final TieBreak ties;
    private final Search search;
    private final Checkpoint first;

    GreedyPass(int side, TieBreak ties) {
        SearchPolicy greedy = new SearchPolicy(
                NeighbourOrder.fewestOnward(ties, AlgorithmOptionValues.USUAL_SEED), Lookahead.NONE, BackjumpRule.NONE);
        this.ties = ties;
        this.search = Search.begin(Problem.open(Board.full(side, side), 0), greedy);
        this.first = search.save();
    }

    @Override
    public String name() {
        return "ties by " + ties.word();
    }

    @Override
    public long run() {
        search.restore(first);
        search.advance(Long.MAX_VALUE);
        return search.step();
    }
}
