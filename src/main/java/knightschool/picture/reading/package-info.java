/**
 * Determines what is on the squares of a picture. {@link knightschool.picture.reading.PictureReader} first looks for a
 * board of the program itself. Otherwise it finds the grid and uses colour samples
 * ({@link knightschool.picture.reading.SquareAppearance}) to distinguish light squares from dark ones
 * ({@link knightschool.picture.reading.PlayableSquareClassifier}) and the board from its surroundings
 * ({@link knightschool.picture.reading.SurroundingColours}), and to find the knight.
 *
 * <p>Not here: the position of the squares.
 */
package knightschool.picture.reading;
