package knightschool.board.edit;

import knightschool.board.Board;

/**
 * A change of a board as a value. It can be joined with the next change and kept in a history.
 *
 * @param name the name shown for undo, such as "make holes"
 * @param before the board before the change
 * @param after the board after the change
 */
public record BoardEdit(String name, Board before, Board after) {
    /** Returns the change that undoes this one. */
    public BoardEdit invert() {
        return new BoardEdit(name, after, before);
    }

    /** Returns whether the board stays the same. */
    public boolean isEmpty() {
        return before.equals(after);
    }

    /** Returns this change and the next one as a single change, such as one stroke of the mouse over many squares. */
    public BoardEdit then(BoardEdit next) {
        return new BoardEdit(name, before, next.after);
    }
}
