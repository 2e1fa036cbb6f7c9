/**
 * What the window does with files and between two runs: it opens and saves set-ups, takes files that are dropped on it,
 * brings back what it showed, and keeps aside what is in no file yet.
 *
 * <p>{@link knightschool.ui.session.SessionKeeper} asks the scenes now and then what they show and what is unsaved, and
 * hands it to the store on a thread of its own. Before the window is closed,
 * {@link knightschool.ui.session.CloseConfirmation} asks about what is in no file, and has all else kept that can be.
 *
 * <p>Not here: how sessions are written ({@code session}), and the files of a single scene, such as boards.
 */
package knightschool.ui.session;
