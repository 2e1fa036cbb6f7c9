package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import knightschool.search.StepKind;

/**
 * An algorithm whose step is one placement or one undo. Its pseudocode has four lines, of which the first is its own:
 * what it looks at before it moves.
 */
abstract class PlaceOrRetreatAlgorithm extends AbstractAlgorithm {
    /** The line that is the algorithm's own. */
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

    /** The pseudocode with another line for the step where no move is left. */
    final List<String> withLastLine(String line) {
        List<String> lines = new ArrayList<>(code());
        lines.set(BACK, line);
        return List.copyOf(lines);
    }

    @Override
    public final StepReason explain(StepContext s) {
        return switch (s.stepKind()) {
            case StepKind.Begin begin -> new StepReason(OWN, begun(s, begin));
            case StepKind.Place _
            when SharedStepWords.isFound(s) -> new StepReason(lineOfEnd(), SharedStepWords.finished(s));
            case StepKind.Place place -> new StepReason(PLACE, placed(s, place));
            case StepKind.Retreat retreat when retreat.pruned() -> new StepReason(OWN, pruned(s, retreat));
            case StepKind.Retreat retreat -> new StepReason(BACK, SharedStepWords.retreat(s, retreat));
            case StepKind.Jump _, StepKind.Attempt _, StepKind.Mark _ ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + s.stepKind());
        };
    }

    /** The line of the step that fills the board. */
    int lineOfEnd() {
        return PLACE;
    }

    /** What is said before the first step. */
    String begun(StepContext s, StepKind.Begin begin) {
        return SharedStepWords.begin(s, begin);
    }

    /** Why a square was entered that is not the last. */
    abstract String placed(StepContext s, StepKind.Place place);

    /** Why the lookahead took a square back; to be said by algorithms that have one. */
    String pruned(StepContext s, StepKind.Retreat retreat) {
        return SharedStepWords.retreat(s, retreat);
    }
}
