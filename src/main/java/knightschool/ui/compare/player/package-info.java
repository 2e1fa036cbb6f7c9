/**
 * The one player below the panes of a comparison: its buttons, its speed, its timeline, and what is said above it.
 *
 * <p>A {@link knightschool.ui.compare.player.TransportBar} plays all panes at once; its
 * {@link knightschool.ui.compare.player.StepTimeline} is logarithmic, so that 63 and 6,484,065 steps stand in one
 * picture.
 *
 * <p>Not here: the clock itself (ui.playback), and what a person can ask of it (ui.compare.model).
 */
package knightschool.ui.compare.player;
