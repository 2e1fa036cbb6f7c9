/**
 * Pictures of scenes, rendered without a display.
 *
 * <p>JavaFX's headless platform has a screen of a fixed size, but a snapshot of a scene can have any size, so all
 * pictures here are snapshots. The command line reaches the screen only through this package.
 *
 * <p>Not here: what a scene shows.
 */
package knightschool.ui.render;
