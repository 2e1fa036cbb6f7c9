package knightschool.ui.statemap;

import java.util.Optional;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.PuzzleDraft;

/** What is being done to a puzzle that is edited, from one cell to another. */
sealed interface EditStroke {
    /** The same led on to another cell. */
    EditStroke to(int cell);

    /** Cells are drawn over. */
    record Draw(int from, int to) implements EditStroke {
        @Override
        public EditStroke to(int cell) {
            return new Draw(from, cell);
        }
    }

    /** A block is carried, held at one of its cells. */
    record Carry(SlidingBlock carried, int from, int to) implements EditStroke {
        @Override
        public EditStroke to(int cell) {
            return new Carry(carried, from, cell);
        }

        boolean isMoved() {
            return from != to;
        }

        /** The block where it is carried to; empty where that is beyond the left or upper edge. */
        Optional<SlidingBlock> block(PuzzleDraft draft) {
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
