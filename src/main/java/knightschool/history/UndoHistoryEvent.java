package knightschool.history;

/** A change of a history of undoable acts: a new act, an undo, a redo or a reset. */
public enum UndoHistoryEvent {
    /** The user has done something new, which can be undone. */
    ACT,
    /** One act was undone. */
    UNDO,
    /** One act was redone. */
    REDO,
    /** Other acts can be undone or redone now, without any of these: the history was cleared, for example. */
    RESET
}
