package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.SearchStep;

/**
 * Base class of algorithms whose every step is one placement or one undo. Their pseudocode has four lines. The first is
 * specific to the algorithm: the condition that is checked before the knight moves.
 */
abstract class PlaceOrRetreatAlgorithm extends AbstractAlgorithm {
    /** The index of the line that is specific to the algorithm. */
    static final int OWN = 0;

    private static final int PLACE = 2;
    private static final int BACK = 3;

    private final String ownLine;

    PlaceOrRetreatAlgorithm(AlgorithmDescription naming, String ownLine) {
        super(naming);
        this.ownLine = ownLine;
    }

    @Override
    public List<String> code() {
        return List.of(ownLine, "m ← next untried move", "if there is one: place on m", "else: take the last back");
    }

    /** Returns the pseudocode with another last line, which is the line for a step with no move left. */
    final List<String> withLastLine(String line) {
        List<String> lines = new ArrayList<>(code());
        lines.set(BACK, line);
        return List.copyOf(lines);
    }

    @Override
    public final StepReason explain(StepReasonInput s) {
        return switch (s.stepKind()) {
            case SearchStep.Begin begin -> new StepReason(OWN, begun(s, begin));
            case SearchStep.Place _
            when CommonStepReasonWords.isFound(s) -> new StepReason(lineOfEnd(), CommonStepReasonWords.finished(s));
            case SearchStep.Place place -> new StepReason(PLACE, placed(s, place));
            case SearchStep.Retreat retreat when retreat.pruned() -> new StepReason(OWN, pruned(s, retreat));
            case SearchStep.Retreat retreat -> new StepReason(BACK, CommonStepReasonWords.retreat(s, retreat));
            case SearchStep.Jump _, SearchStep.Attempt _, SearchStep.Mark _ ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + s.stepKind());
        };
    }

    /** Returns the index of the line for the step that completes the tour. */
    int lineOfEnd() {
        return PLACE;
    }

    /** Returns the sentence for the beginning of the search, before its first step. */
    String begun(StepReasonInput s, SearchStep.Begin begin) {
        return CommonStepReasonWords.begin(s, begin);
    }

    /** Returns the reason for a placement that does not complete a tour. */
    abstract String placed(StepReasonInput s, SearchStep.Place place);

    /** Returns the reason why the lookahead undid a placement. Algorithms with a lookahead override this method. */
    String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        return CommonStepReasonWords.retreat(s, retreat);
    }
}
