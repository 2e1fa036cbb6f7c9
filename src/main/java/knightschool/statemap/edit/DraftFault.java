package knightschool.statemap.edit;

import java.util.Optional;
import knightschool.statemap.SlidingBlock;

/** A fault of a puzzle that is being edited. */
public enum DraftFault {
    /** There is no target, the block to be freed: the draft is not a puzzle yet. */
    NO_TARGET,
    /** The target is free already: the draft is a puzzle, but there is nothing to do. */
    SOLVED,
    /** A wall is between the target and the exit, so the target can never get out. */
    BARRED_BY_WALL,
    /** A block lies in the row of the exit and can never leave it. */
    BARRED_BY_BLOCK;

    /** Returns whether the fault keeps the draft from being a puzzle. */
    public boolean isFatal() {
        return this == NO_TARGET;
    }

    /**
     * Returns the most important fault of a draft; empty if there is none. That no goal can be reached is not among
     * them, since only the state map can tell it.
     */
    public static Optional<DraftFault> of(PuzzleDraft draft) {
        return draft.target().map(target -> of(draft, target)).orElse(Optional.of(NO_TARGET));
    }

    private static Optional<DraftFault> of(PuzzleDraft draft, SlidingBlock target) {
        int from = target.column() + target.length();
        if (from == draft.columns()) {
            return Optional.of(SOLVED);
        }
        for (int column = from; column < draft.columns(); column++) {
            int cell = target.row() * draft.columns() + column;
            if (draft.isWall(cell)) {
                return Optional.of(BARRED_BY_WALL);
            }
            if (draft.blockOn(cell).filter(SlidingBlock::horizontal).isPresent()) {
                return Optional.of(BARRED_BY_BLOCK);
            }
        }
        return Optional.empty();
    }
}
