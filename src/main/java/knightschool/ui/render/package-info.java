/**
 * Pictures of scenes, made without a display.
 *
 * <p>JavaFX's headless platform has a screen of a fixed size, but a snapshot of a scene works at any size: everything
 * here is a snapshot. This is the only door through which the command line reaches the screen.
 *
 * <p>Not here: what a scene shows.
 */
package knightschool.ui.render;
