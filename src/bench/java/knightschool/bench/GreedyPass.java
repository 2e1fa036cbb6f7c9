package knightschool.bench;

import knightschool.board.Board;
import knightschool.search.Checkpoint;
import knightschool.search.Problem;
import knightschool.search.Search;

/** Warnsdorff's rule without backtracking, from the first square of a full board as far as it comes. */
final class GreedyPass implements Subject {
    private final Search search;
    private final Checkpoint first;

    GreedyPass(int side) {
        this.search = Variant.named("warnsdorff --no-backtracking").begin(Problem.open(Board.full(side, side), 0));
        this.first = search.save();
    }

    @Override
    public String name() {
        return "greedy pass";
    }

    @Override
    public long run() {
        search.restore(first);
        search.advance(Long.MAX_VALUE);
        return search.step();
    }
}
