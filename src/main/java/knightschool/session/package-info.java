/**
 * What the program keeps between two runs: what each scene showed, and work that is in no file yet.
 *
 * <p>A {@link knightschool.session.Session} is a list of set-ups and which of them was in front.
 * {@link knightschool.session.UnsavedWork} is what a crash would lose: it is kept aside in a folder of the process, and
 * {@link knightschool.session.SessionStore} finds what processes left that are no longer there. Nothing of it is
 * deleted that cannot be read: another version, or the next start, may read it.
 * {@link knightschool.session.ProgressStore} keeps how far a person has come; each window hands it its
 * {@link knightschool.session.PendingProgress}, and it merges them into what other windows have kept.
 *
 * <p>Not here: when it is written, and what a person is asked about it (ui).
 */
package knightschool.session;
