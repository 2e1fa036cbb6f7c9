package knightschool.statemap.edit;

import java.util.Optional;
import knightschool.statemap.SlidingBlock;

/** What is wrong with a puzzle that is being made. */
public enum DraftFault {
    /** There is no block to free: it is no puzzle yet. */
    NO_TARGET,
    /** The block to free is free already: it is a puzzle, but there is nothing to do. */
    SOLVED,
    /** A wall between the block to free and the exit: it never gets out. */
    BARRED_BY_WALL,
    /** A block that lies in the row of the exit: it never gives way. */
    BARRED_BY_BLOCK;

    /** Whether it keeps the draft from being a puzzle. */
    public boolean isFatal() {
        return this == NO_TARGET;
    }

    /** The fault to name first; empty where there is none. Whether a goal can be reached only the map knows. */
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
