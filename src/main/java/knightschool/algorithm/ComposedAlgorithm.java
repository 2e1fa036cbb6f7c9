package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import knightschool.algorithm.reason.BackjumpReasonWords;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.MoveOrderReasonWords;
import knightschool.algorithm.reason.PruningReasonWords;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.Outcome;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * A search algorithm that the user composes of an order of the moves, lookaheads, and a rule for the way back. If no
 * part is chosen, it is backtracking.
 *
 * @see ComposedAlgorithmParts
 * @see ComposedAlgorithmVerdict
 */
@AutoService(Algorithm.class)
public final class ComposedAlgorithm extends AbstractAlgorithm {
    private static final int LOOK = 0;
    private static final int PLACE = 2;
    private static final int BACK = 3;
    private static final int JUMP = 0;
    private static final int MARK = 1;
    private static final int TAKE_BACK = 3;

    public ComposedAlgorithm() {
        super(new AlgorithmDescription(
                "workbench",
                "Workbench",
                "A search of your own, put together from an order, lookaheads and a way back.",
                "The parts are those of the other algorithms; see each for its source",
                110));
    }

    @Override
    public String titleInSentence() {
        return "the workbench";
    }

    @Override
    public Set<AlgorithmOption> options() {
        return Set.of(
                AlgorithmOption.ORDER,
                AlgorithmOption.LOOKAHEAD,
                AlgorithmOption.BACKJUMP,
                AlgorithmOption.TIE_BREAK,
                AlgorithmOption.SEED);
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return choices.parts().policy(choices);
    }

    @Override
    public String verdict(AlgorithmOptionValues choices) {
        return ComposedAlgorithmVerdict.of(choices).text();
    }

    @Override
    public String verdictInShort(AlgorithmOptionValues choices) {
        return ComposedAlgorithmVerdict.of(choices).inShort();
    }

    @Override
    public List<String> code() {
        return code(AlgorithmOptionValues.USUAL);
    }

    @Override
    public List<String> code(AlgorithmOptionValues choices) {
        ComposedAlgorithmParts parts = choices.parts();
        boolean greedy = parts.backjump() == BackjumpRule.NONE;
        String test = test(parts.lookaheads()) + (greedy ? "stop" : "back");
        String look = parts.lookaheads().isEmpty() ? "if all are visited: done" : test;
        String next = next(parts.order());
        return parts.backjump() == BackjumpRule.LAST_TIE
                ? List.of("if none left: to last tie", "cross out impossible moves", next + ": place", look)
                : List.of(
                        look, next, "if there is one: place on m", greedy ? "else: stop" : "else: take the last back");
    }

    private static String next(NeighbourOrder.By order) {
        return switch (order) {
            case MOVE_ORDER -> "m ← next untried";
            case FEWEST_ONWARD -> "m ← fewest open";
            case FARTHEST -> "m ← farthest out";
            case RANDOM -> "m ← any untried";
            case STORED_CIRCUIT -> "m ← next in the stored tour";
        };
    }

    private static String test(Set<Lookahead> lookaheads) {
        return lookaheads.size() > 1
                ? "if one of " + lookaheads.size() + " tests fails: "
                : lookaheads.stream().map(ComposedAlgorithm::test).findFirst().orElse("");
    }

    private static String test(Lookahead lookahead) {
        return switch (lookahead) {
            case NONE -> "";
            case EMPTY_DOMAINS -> "if a domain is empty: ";
            case STRICT_DOMAINS -> "if one leads nowhere: ";
            case DEAD_ENDS -> "if two are dead ends: ";
            case UNREACHABLE -> "if one is cut off: ";
            case WAY_HOME -> "if no way in or home: ";
            case CUTS -> "if a square cuts: ";
            case COLOURS -> "if colours are off: ";
            case STUCK_NEIGHBOUR -> "neighbour leads nowhere: ";
        };
    }

    @Override
    public StepReason explain(StepReasonInput s) {
        return switch (s.stepKind()) {
            case SearchStep.Begin begin -> new StepReason(LOOK, begun(s, begin));
            case SearchStep.Place _
            when CommonStepReasonWords.isFound(s) -> new StepReason(PLACE, CommonStepReasonWords.finished(s));
            case SearchStep.Place place -> placed(s, place);
            case SearchStep.Retreat retreat
            when retreat.pruned() -> new StepReason(LOOK, takenBack(s, retreat.removed()));
            case SearchStep.Retreat retreat -> new StepReason(BACK, CommonStepReasonWords.retreat(s, retreat));
            case SearchStep.Jump jump -> new StepReason(JUMP, BackjumpReasonWords.jumped(s, jump));
            case SearchStep.Mark mark -> new StepReason(MARK, BackjumpReasonWords.marked(s, mark));
            case SearchStep.Attempt attempt -> new StepReason(TAKE_BACK, takenBack(s, attempt.tried()));
        };
    }

    private static String begun(StepReasonInput s, SearchStep.Begin begin) {
        boolean givenUp = s.over() && s.outcome() != Outcome.FOUND;
        String ending = s.outcome() == Outcome.PROVEN_ABSENT ? "there is no tour from here." : "the search stops.";
        return new PruningReasonWords(s, s.position())
                .reason()
                .filter(_ -> givenUp)
                .map(reason -> reason + ": " + ending)
                .orElseGet(() -> CommonStepReasonWords.begin(s, begin));
    }

    private static StepReason placed(StepReasonInput s, SearchStep.Place place) {
        if (s.policy().backjump() == BackjumpRule.LAST_TIE) {
            String remembered = MoveOrderReasonWords.tied(s).isEmpty() ? "." : ", and the tie is remembered.";
            return new StepReason(PLACE, MoveOrderReasonWords.placed(s, place) + remembered);
        }
        String ending = s.over() ? ": the search stops here." : ".";
        return new PruningReasonWords(s, s.position())
                .reason()
                .map(reason -> new StepReason(s.over() ? LOOK : PLACE, reason + ending))
                .orElseGet(() -> s.over()
                        ? new StepReason(BACK, "No open move from " + s.name(place.to()) + ending)
                        : new StepReason(PLACE, MoveOrderReasonWords.placed(s, place) + ending));
    }

    private static String takenBack(StepReasonInput s, int square) {
        String reason = new PruningReasonWords(s, s.position().beforeTakenBack())
                .reason()
                .orElseThrow();
        String end = s.over() ? ", and nothing is left to try." : ".";
        return reason + ": " + s.name(square) + " is taken back" + end;
    }
}
