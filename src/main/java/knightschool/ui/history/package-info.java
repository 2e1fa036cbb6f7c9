/**
 * The history behind undo and redo in a scene: {@link knightschool.ui.history.ObservableHistory} is a history of states
 * that tells commands whether there is something to undo or redo. Any of them is an
 * {@link knightschool.ui.history.UndoHistory}; {@link knightschool.ui.history.AbstractStateHistory} is the one that
 * restores such states, and {@link knightschool.ui.history.CompositeUndoHistory} puts several in the order in which the
 * user has acted.
 *
 * <p>Not here: the states of each scene, and the commands.
 */
package knightschool.ui.history;
