/**
 * The one player below the panes of a comparison: its buttons, speed and timeline, and the notices.
 *
 * <p>A {@link knightschool.ui.compare.player.TransportBar} plays all panes at once. Its
 * {@link knightschool.ui.compare.player.ComparisonTimeline} is logarithmic, so that 63 and 6,484,065 steps fit in one
 * picture.
 *
 * <p>Not here: the clock itself (ui.playback), and the operations on it (ui.compare.model).
 */
package knightschool.ui.compare.player;
