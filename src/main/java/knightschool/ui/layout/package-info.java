/**
 * Parts of the window that are laid out by themselves. JavaFX lays out a node whose content has changed together with
 * everything above it, up to the window, unless a node on the way is unmanaged. These parts stop there, so that a board
 * or a sentence that changes in each frame costs no layout of the window.
 *
 * <p>A {@link knightschool.ui.layout.DrawingArea} is for a part that draws or places its content itself, a
 * {@link knightschool.ui.layout.RelayoutBoundary} for any other content.
 *
 * <p>Not here: how the parts of a scene share its room, which is the scene's own.
 */
package knightschool.ui.layout;
