package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.DomainStorageMode;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Forward checking that updates its domains instead of computing them anew: a placement closes one move in at most 8
 * domains, and an undo reopens it ("Making Knight's Tour", part 2, 2021, leaves it as an exercise). It makes exactly
 * the same steps as {@link ForwardChecking}; only the cost of a step differs.
 */
@AutoService(Algorithm.class)
public final class IncrementalForwardChecking extends AbstractForwardChecking {
    public IncrementalForwardChecking() {
        super(new AlgorithmDescription(
                "kept-domains",
                "Kept domains",
                "Forward checking that edits at most 8 domains a step and never works one out anew.",
                "R. M. Haralick, G. L. Elliott, 1980; the exercise of \"Making Knight's Tour\", part 2, 2021",
                60,
                true));
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(
                NeighbourOrder.MOVE_ORDER,
                Set.of(Lookahead.EMPTY_DOMAINS),
                BackjumpRule.ONE_SQUARE,
                DomainStorageMode.KEPT);
    }

    @Override
    public List<String> code() {
        return List.of(
                "if a domain is empty: back",
                "m ← next untried move",
                "place: close the old square",
                "else: back, open it again");
    }
}
