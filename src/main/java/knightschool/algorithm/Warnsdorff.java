package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import knightschool.algorithm.reason.MoveOrderReasonWords;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Moves to the square with the fewest onward moves, breaks ties by move order, and undoes the last placement at a dead
 * end (H. C. von Warnsdorf, Des Rösselsprungs einfachste und allgemeinste Lösung, 1823, for the rule, which does not
 * backtrack; the usual name of the rule has a second f).
 */
@AutoService(Algorithm.class)
public final class Warnsdorff extends PlaceOrRetreatAlgorithm {
    public Warnsdorff() {
        super(
                new AlgorithmDescription(
                        "warnsdorff",
                        "Warnsdorff",
                        "Goes to the square with the fewest open moves, and takes a move back when it is stuck.",
                        "H. C. von Warnsdorf: Des Rösselsprungs einfachste und allgemeinste Lösung, 1823",
                        30),
                "sort moves, fewest open");
    }

    @Override
    public String titleInSentence() {
        return title();
    }

    @Override
    public Set<AlgorithmOption> options() {
        return Set.of(AlgorithmOption.NO_BACKTRACKING, AlgorithmOption.TIE_BREAK, AlgorithmOption.SEED);
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        BackjumpRule backjump =
                choices.has(AlgorithmOption.NO_BACKTRACKING) ? BackjumpRule.NONE : BackjumpRule.ONE_SQUARE;
        return new SearchPolicy(NeighbourOrder.fewestOnward(choices.ties(), choices.seed()), Lookahead.NONE, backjump);
    }

    @Override
    public List<String> code(AlgorithmOptionValues choices) {
        return choices.has(AlgorithmOption.NO_BACKTRACKING) ? withLastLine("else: stop") : code();
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        return MoveOrderReasonWords.placed(s, place) + ".";
    }
}
