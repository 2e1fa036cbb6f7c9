/**
 * The steps of a comparison as an animated picture for a file: what is wanted, the card that asks for it, and the
 * recording, picture by picture, of a second comparison that is not on screen.
 *
 * <p>Not here: the file format ({@code export}) and the comparison that is recorded.
 */
package knightschool.ui.compare.animation;
