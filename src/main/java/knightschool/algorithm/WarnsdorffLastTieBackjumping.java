package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.algorithm.reason.BackjumpReasonWords;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Warnsdorff's rule that undoes a placement when it leaves a domain empty, and jumps back to the last tie when no move
 * is left ("Making Knight's Tour", part 3, 2021). The jump skips branches, so a search that gives up at its first
 * square proves nothing: its outcome is {@code stopped}, never {@code proven-absent}.
 *
 * @see BackjumpRule#LAST_TIE
 */
@AutoService(Algorithm.class)
public final class WarnsdorffLastTieBackjumping extends AbstractAlgorithm {
    private static final int JUMP = 0;
    private static final int MARK = 1;
    private static final int PLACE = 2;
    private static final int TAKE_BACK = 3;

    public WarnsdorffLastTieBackjumping() {
        super(new AlgorithmDescription(
                "warnsdorff-article",
                "Warnsdorff leaps",
                "Goes to the square with the fewest open moves, and jumps back to the last tie when it is stuck.",
                "Making Knight's Tour, part 3, 2021",
                40));
    }

    @Override
    public String titleInSentence() {
        return title();
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.EMPTY_DOMAINS, BackjumpRule.LAST_TIE);
    }

    @Override
    public List<String> code() {
        return List.of(
                "if none left: to last tie",
                "cross out impossible moves",
                "m ← fewest open: place",
                "if a domain is empty: back");
    }

    @Override
    public StepReason explain(StepReasonInput s) {
        return switch (s.stepKind()) {
            case SearchStep.Begin begin -> new StepReason(JUMP, CommonStepReasonWords.begin(s, begin));
            case SearchStep.Jump jump -> new StepReason(JUMP, BackjumpReasonWords.jumped(s, jump));
            case SearchStep.Mark mark -> new StepReason(MARK, BackjumpReasonWords.marked(s, mark));
            case SearchStep.Place place -> new StepReason(PLACE, placed(s, place));
            case SearchStep.Attempt attempt -> new StepReason(TAKE_BACK, takenBack(s, attempt));
            case SearchStep.Retreat retreat ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + retreat);
        };
    }

    private static String placed(StepReasonInput s, SearchStep.Place place) {
        if (CommonStepReasonWords.isFound(s)) {
            return CommonStepReasonWords.finished(s);
        }
        int onward = s.choices().getFirst().onward();
        List<Integer> tied = CommonStepReasonWords.tiedWithNext(s);
        String fewest = s.name(place.to()) + " leaves the fewest open moves";
        return tied.isEmpty()
                ? fewest + ": " + onward + "."
                : fewest + ", " + onward + ", like " + CommonStepReasonWords.names(s, tied)
                        + ": a tie to come back to.";
    }

    private static String takenBack(StepReasonInput s, SearchStep.Attempt attempt) {
        String square = s.name(attempt.tried());
        String dead =
                CommonStepReasonWords.names(s, s.position().beforeTakenBack().emptyDomains());
        String reason = square + " would leave " + dead + " without an open move: it is taken back at once";
        return s.over() ? reason + ", and nothing is left to try." : reason + ".";
    }
}
