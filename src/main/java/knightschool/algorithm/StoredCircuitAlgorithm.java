package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.tour.circuit.FullBoardClosedTourFinder;

/**
 * Follows a stored circuit from any start, always to the next square of the circuit ("Making Knight's Tour", part 4,
 * 2021, for 8 × 8; the circuits of other boards are this program's own). On a board without a stored circuit its
 * outcome is {@code stopped}.
 *
 * @see FullBoardClosedTourFinder
 */
@AutoService(Algorithm.class)
public final class StoredCircuitAlgorithm extends AbstractAlgorithm {
    private static final int READ = 0;
    private static final int PLACE = 1;
    private static final int STOP = 2;

    public StoredCircuitAlgorithm() {
        super(new AlgorithmDescription(
                "stored-circuit",
                "Stored tour",
                "Reads the next square from a closed tour that is known beforehand: no search at all.",
                "Making Knight's Tour, part 4, 2021",
                90));
    }

    @Override
    public String titleInSentence() {
        return "the stored tour";
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.STORED_CIRCUIT, Lookahead.NONE, BackjumpRule.NONE);
    }

    @Override
    public String silentOn(Board board) {
        String none = FullBoardClosedTourFinder.whyNone(board);
        return none.isEmpty() || board.playableCount() == 1 ? "" : none + ": choose another algorithm.";
    }

    @Override
    public List<String> code() {
        return List.of("n ← next in the stored tour", "if n is unvisited: place on n", "else: stop");
    }

    @Override
    public StepReason explain(StepReasonInput s) {
        return switch (s.stepKind()) {
            case SearchStep.Begin begin -> begun(s, begin);
            case SearchStep.Place _
            when CommonStepReasonWords.isFound(s) -> new StepReason(PLACE, CommonStepReasonWords.finished(s));
            case SearchStep.Place place when s.over() -> new StepReason(STOP, stopped(s, place.to()));
            case SearchStep.Place place -> new StepReason(PLACE, placed(s, place));
            case SearchStep.Jump _, SearchStep.Attempt _, SearchStep.Mark _, SearchStep.Retreat _ ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + s.stepKind());
        };
    }

    private StepReason begun(StepReasonInput s, SearchStep.Begin begin) {
        if (!s.over() || s.outcome() != Outcome.STOPPED) {
            return new StepReason(READ, CommonStepReasonWords.begin(s, begin));
        }
        String silent = silentOn(s.problem().board());
        return new StepReason(STOP, silent.isEmpty() ? stopped(s, begin.square()) : silent);
    }

    private static String placed(StepReasonInput s, SearchStep.Place place) {
        return s.name(place.to()) + " comes after " + s.name(place.from()) + " in the stored tour.";
    }

    private static String stopped(StepReasonInput s, int square) {
        Board board = s.problem().board();
        return s.position().path().length() == board.playableCount()
                ? "All squares are visited, but the tour does not close: nothing is known."
                : "After " + s.name(square) + " the stored tour goes to " + s.name(board.end())
                        + ", which must be the last: nothing is known.";
    }
}
