/**
 * The data that the program saves between two runs: the state of each scene, and unsaved work.
 *
 * <p>A {@link knightschool.session.Session} is a list of set-ups and the scene in front.
 * {@link knightschool.session.UnsavedWork} is what a crash would lose: it is kept in a folder of the process, and
 * {@link knightschool.session.SessionStore} finds the work of processes that have ended. Nothing that cannot be read is
 * deleted, because another version or the next start may be able to read it.
 * {@link knightschool.session.MergingFileStore} saves the user's progress; each window has its own
 * {@link knightschool.session.PendingStoreChanges}, which is merged with what other windows have saved.
 *
 * <p>Not here: when it is saved, and what the user is asked about it (ui).
 */
package knightschool.session;
