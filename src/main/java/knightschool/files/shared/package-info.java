/**
 * Files of the program into which several of its processes write.
 *
 * <p>A {@link knightschool.files.shared.SharedFile} is read, changed and written under a
 * {@link knightschool.files.shared.ProcessLock}, so that no process loses the changes of another;
 * {@link knightschool.files.shared.ThreeWayMerge} joins the changes of two.
 *
 * <p>Not here: the lines of each file ({@code session}, {@code lesson.progress}, {@code play.level}).
 */
package knightschool.files.shared;
