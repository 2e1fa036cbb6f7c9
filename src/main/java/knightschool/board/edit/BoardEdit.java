package knightschool.board.edit;

import knightschool.board.Board;

/**
 * A change of a board as a value: it can be joined with the next one and kept in a history.
 *
 * @param name what it did, for the person who undoes it, such as "make holes"
 * @param before the board that it is applied to
 * @param after the board that it leaves
 */
public record BoardEdit(String name, Board before, Board after) {
    /** The change back. */
    public BoardEdit invert() {
        return new BoardEdit(name, after, before);
    }

    /** Whether it leaves the board as it was. */
    public boolean isEmpty() {
        return before.equals(after);
    }

    /** This change and the next one as a single change, such as one stroke of the mouse over many squares. */
    public BoardEdit then(BoardEdit next) {
        return new BoardEdit(name, before, next.after);
    }
}
