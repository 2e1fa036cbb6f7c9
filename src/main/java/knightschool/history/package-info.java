/**
 * The history of changes, whatever is changed: {@link knightschool.history.StateHistory} leads back and forth through
 * immutable states, and {@link knightschool.history.UndoHistoryEvent} says what has happened to a history.
 *
 * <p>Not here: edits that are kept as differences of boards, and the moves of a walk.
 */
package knightschool.history;
