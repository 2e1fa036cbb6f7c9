package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.Set;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Backtracking that checks the domains at the beginning of each step. If some unvisited square has no open move left,
 * the last placement is undone and no move is tried from there (Haralick and Elliott 1980; on the knight's graph as in
 * "Making Knight's Tour", part 2, 2021).
 */
@AutoService(Algorithm.class)
public final class ForwardChecking extends AbstractForwardChecking {
    public ForwardChecking() {
        super(new AlgorithmDescription(
                "forward-checking",
                "Forward checking",
                "Takes a move back as soon as it leaves some square without an open move.",
                "R. M. Haralick, G. L. Elliott: Increasing tree search efficiency for constraint satisfaction problems, 1980",
                20));
    }

    @Override
    public Set<AlgorithmOption> options() {
        return Set.of(AlgorithmOption.STRICT);
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        Lookahead lookahead = choices.has(AlgorithmOption.STRICT) ? Lookahead.STRICT_DOMAINS : Lookahead.EMPTY_DOMAINS;
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, lookahead, BackjumpRule.ONE_SQUARE);
    }
}
