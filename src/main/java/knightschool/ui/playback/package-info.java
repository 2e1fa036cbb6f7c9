/**
 * Playback, advanced by the frames of a screen, and the measurement of elapsed time.
 *
 * <p>A {@link knightschool.ui.playback.PlaybackModel} shows steps one after the other, for example those of a search in
 * progress, of a tour being joined, of a solver at work, or of a solution. A
 * {@link knightschool.ui.playback.WalkPlayback} does so with the squares of a walk. A playback knows how far the steps
 * are known, and notifies the source of the step to be shown. {@link knightschool.ui.playback.PlaybackCommands} has the
 * commands, with the same keys and the same row of buttons everywhere. Nothing here has a timer: the owner calls
 * {@code tick} from a pulse of {@code ui.work}.
 *
 * <p>Not here: the computation of the steps, and their display.
 */
package knightschool.ui.playback;
