package knightschool.ui.statemap.model;

import java.util.Optional;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.PuzzleDraft;

/** A change to an edited puzzle in progress, from one cell to another. */
public sealed interface PuzzleEditStroke {
    /** Returns the stroke with another end cell. */
    PuzzleEditStroke to(int cell);

    /** Drawing over cells. */
    record Draw(int from, int to) implements PuzzleEditStroke {
        @Override
        public PuzzleEditStroke to(int cell) {
            return new Draw(from, cell);
        }
    }

    /** Carrying a block, held at one of its cells. */
    record Carry(SlidingBlock carried, int from, int to) implements PuzzleEditStroke {
        @Override
        public PuzzleEditStroke to(int cell) {
            return new Carry(carried, from, cell);
        }

        public boolean isMoved() {
            return from != to;
        }

        /** The block at its new place; empty if that is beyond the left or upper edge. */
        public Optional<SlidingBlock> block(PuzzleDraft draft) {
            int columns = draft.columns();
            int column = carried.column() + to % columns - from % columns;
            int row = carried.row() + to / columns - from / columns;
            return column < 0 || row < 0
                    ? Optional.empty()
                    : Optional.of(
                            new SlidingBlock(carried.letter(), column, row, carried.length(), carried.horizontal()));
        }
    }
}
