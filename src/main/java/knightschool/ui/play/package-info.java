/**
 * The tour game: a person moves the knight over a board and looks for a tour.
 *
 * <p>{@code PlayModel} holds the game and its set-up; {@code WinnabilityModel} and {@code GameHints} find out on
 * workers what a player may know of it, when the player asks. {@code PlayView} is the board, what is said of the game,
 * and the strip of its moves; {@code PlayScene} joins them. Sentences are in the classes named {@code ...Words}.
 */
package knightschool.ui.play;
