package knightschool.ui.compare.obstruction;

import java.util.List;
import java.util.Optional;
import knightschool.compare.ComparisonSnapshot;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.ObstructionSearchResult;
import knightschool.explain.Witness;
import knightschool.search.Outcome;
import knightschool.trace.SearchSnapshot;

/**
 * For each pane of a comparison, the reason why its search can no longer be completed from its position, or that no
 * reason was found.
 *
 * @param snapshot the moment
 * @param reasons one per pane; empty while they are being searched for
 */
public record PaneTourObstructions(ComparisonSnapshot snapshot, List<Reason> reasons) {

    /**
     * The result for one pane.
     *
     * @param title the result in a few words
     * @param text a sentence
     * @param witness the evidence; empty if no reason was found
     */
    public record Reason(String title, String text, Optional<Witness> witness) {
        /** The result while it is not known. */
        static final Reason LOOKING = new Reason("", "", Optional.empty());

        /** The marks of the evidence. */
        public WitnessMarks evidence() {
            return witness.map(WitnessMarks::of).orElse(WitnessMarks.NONE);
        }
    }

    /** The results of a moment while they are not known. */
    static PaneTourObstructions looking(ComparisonSnapshot snapshot) {
        return new PaneTourObstructions(snapshot, List.of());
    }

    boolean isKnown() {
        return !reasons.isEmpty();
    }

    /**
     * The result for a pane.
     *
     * @param pane the index of the pane, from 0 at the left
     */
    public Reason of(int pane) {
        return isKnown() ? reasons.get(pane) : Reason.LOOKING;
    }

    /** Examines every pane with the finders that take a few milliseconds. */
    static PaneTourObstructions of(ComparisonSnapshot snapshot) {
        return new PaneTourObstructions(
                snapshot,
                snapshot.frames().stream().map(PaneTourObstructions::reason).toList());
    }

    private static Reason reason(SearchSnapshot frame) {
        if (frame.isOver() && frame.outcome() == Outcome.FOUND) {
            return new Reason(PaneTourObstructionWords.DONE, PaneTourObstructionWords.COMPLETE, Optional.empty());
        }
        Optional<Witness> witness = ObstructionSearchResult.ofPosition(
                        frame.position(), ObstructionSearchResult.FEW_CUTS)
                .witness();
        return witness.map(PaneTourObstructions::impossible).orElseGet(() -> nothingSeen(frame));
    }

    private static Reason impossible(Witness witness) {
        return new Reason(PaneTourObstructionWords.IMPOSSIBLE, witness.text(), Optional.of(witness));
    }

    private static Reason nothingSeen(SearchSnapshot frame) {
        return frame.isOver() && frame.outcome() == Outcome.PROVEN_ABSENT
                ? new Reason(PaneTourObstructionWords.TRIED, PaneTourObstructionWords.PROOF, Optional.empty())
                : new Reason(PaneTourObstructionWords.OPEN, PaneTourObstructionWords.NOTHING_SEEN, Optional.empty());
    }
}
