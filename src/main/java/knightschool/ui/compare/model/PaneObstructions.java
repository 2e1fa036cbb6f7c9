package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import knightschool.compare.ComparisonSnapshot;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.ObstructionCheck;
import knightschool.explain.Witness;
import knightschool.search.Outcome;
import knightschool.trace.Frame;

/**
 * For each pane of a comparison, why its search can no longer be completed from where it stands, or that no reason was
 * seen.
 *
 * @param snapshot the moment that they are about
 * @param reasons one a pane; none while they are being looked for
 */
public record PaneObstructions(ComparisonSnapshot snapshot, List<Reason> reasons) {

    /**
     * What is said of one pane.
     *
     * @param title the answer in a few words
     * @param text a sentence
     * @param witness what it rests on; empty if nothing was seen
     */
    public record Reason(String title, String text, Optional<Witness> witness) {
        /** Nothing is known yet. */
        static final Reason LOOKING = new Reason("", "", Optional.empty());

        /** What there is to see. */
        public WitnessMarks evidence() {
            return witness.map(WitnessMarks::of).orElse(WitnessMarks.NONE);
        }
    }

    /** Nothing is known yet of a moment. */
    static PaneObstructions looking(ComparisonSnapshot snapshot) {
        return new PaneObstructions(snapshot, List.of());
    }

    boolean isKnown() {
        return !reasons.isEmpty();
    }

    /** What is said of a pane, by its number from 0 at the left. */
    public Reason of(int pane) {
        return isKnown() ? reasons.get(pane) : Reason.LOOKING;
    }

    /** Looks at every pane with the finders that take a few milliseconds. */
    static PaneObstructions of(ComparisonSnapshot snapshot) {
        return new PaneObstructions(
                snapshot,
                snapshot.frames().stream().map(PaneObstructions::reason).toList());
    }

    private static Reason reason(Frame frame) {
        if (frame.isOver() && frame.outcome() == Outcome.FOUND) {
            return new Reason(PaneObstructionWords.DONE, PaneObstructionWords.COMPLETE, Optional.empty());
        }
        Optional<Witness> witness = ObstructionCheck.ofPosition(frame.position(), ObstructionCheck.FEW_CUTS)
                .witness();
        return witness.map(PaneObstructions::impossible).orElseGet(() -> nothingSeen(frame));
    }

    private static Reason impossible(Witness witness) {
        return new Reason(PaneObstructionWords.IMPOSSIBLE, witness.text(), Optional.of(witness));
    }

    private static Reason nothingSeen(Frame frame) {
        return frame.isOver() && frame.outcome() == Outcome.PROVEN_ABSENT
                ? new Reason(PaneObstructionWords.TRIED, PaneObstructionWords.PROOF, Optional.empty())
                : new Reason(PaneObstructionWords.OPEN, PaneObstructionWords.NOTHING_SEEN, Optional.empty());
    }
}
