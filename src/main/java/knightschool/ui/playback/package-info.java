/**
 * What plays by itself, moved on by the frames of a screen, and time as it goes by meanwhile.
 *
 * <p>A {@link knightschool.ui.playback.Playback} shows steps one after the other: those of searches that are computed
 * meanwhile, of a tour that is joined, of a solver at work, of a solution. Where the steps come from is a value: how
 * far they are known, and who is told which of them is to be shown. {@link knightschool.ui.playback.PlaybackCommands}
 * are what a person asks of it, with the same keys and the same row of buttons everywhere. Nothing here has a timer:
 * whoever shows it calls {@code tick} from a pulse of {@code ui.work}.
 *
 * <p>Not here: what computes the steps, and what a step looks like.
 */
package knightschool.ui.playback;
