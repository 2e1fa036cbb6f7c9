/**
 * The files of the window and the state between two runs: opening and saving set-ups, files dropped on the window, the
 * last session, and recovery of unsaved work.
 *
 * <p>{@link knightschool.ui.session.SessionAutosaver} reads the state and the unsaved work of the scenes at intervals
 * and writes them to the store on a thread of its own. Before the window closes,
 * {@link knightschool.ui.session.CloseConfirmation} asks about unsaved documents and has all other state saved.
 *
 * <p>Not here: the format of sessions ({@code session}), and the files of a single scene, such as boards.
 */
package knightschool.ui.session;
