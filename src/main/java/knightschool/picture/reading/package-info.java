/**
 * What is on the squares of a picture: {@link knightschool.picture.reading.PictureReader} asks first whether it is a
 * picture of a board of the program itself, else has the grid found, and from samples of colour
 * ({@link knightschool.picture.reading.SquareSample}) tells light squares from dark ones
 * ({@link knightschool.picture.reading.SquareClassifier}), the board from what lies around it
 * ({@link knightschool.picture.reading.Surround}) and where the knight stands.
 *
 * <p>Not here: where the squares lie.
 */
package knightschool.picture.reading;
