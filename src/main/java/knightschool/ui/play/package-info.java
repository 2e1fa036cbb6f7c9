/**
 * The tour game, in which the user moves the knight over a board and looks for a tour.
 *
 * <p>{@code PlayModel} has the game and its set-up. {@code WinnabilityModel} and {@code RequestedHintsModel} compute on
 * workers what a player may know of the game, on request. {@code PlayView} is the board, the answers, and the strip of
 * moves; {@code PlayScene} connects them. The words are in the classes named {@code ...Words}.
 */
package knightschool.ui.play;
