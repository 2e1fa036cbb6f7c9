/**
 * What plays by itself, moved on by the frames of a screen, and time as it goes by meanwhile.
 *
 * <p>A {@link knightschool.ui.playback.Playback} shows steps one after the other: those of a tour that is joined, of a
 * solver at work, of a solution. {@link knightschool.ui.playback.PlaybackCommands} are what a person asks of it, with
 * the same keys everywhere. Nothing here has a timer: whoever shows it calls {@code tick} from a pulse of
 * {@code ui.work}.
 *
 * <p>Not here: searches, whose steps are computed while they are played (ui.compare), and what a step looks like.
 */
package knightschool.ui.playback;
