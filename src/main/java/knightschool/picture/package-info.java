/**
 * Reads boards from pictures: a screenshot or photo with light squares becomes a board, and walks on it become clicks.
 *
 * <p>{@link knightschool.picture.file.PictureFileReader} reads files within limits.
 * {@link knightschool.picture.reading.PictureReader} is the entry point. It recognises boards of the program itself by
 * their tones ({@link knightschool.picture.program.KnightSchoolBoardFinder}). For any other picture it determines, in
 * this order: the grid that explains the edges, and the squares of the board in it
 * ({@link knightschool.picture.grid.GridFinder}), the light squares
 * ({@link knightschool.picture.reading.PlayableSquareClassifier}) and the knight
 * ({@link knightschool.picture.reading.PictureReader.KnightFinder}). A {@link knightschool.picture.PictureReading}
 * contains the board and the doubts about it; its {@link knightschool.picture.GridPlacement} maps squares to points of
 * the picture and back.
 *
 * <p>Weak evidence causes a {@link knightschool.picture.ReadingWarning}, because a user cannot notice a wrong board
 * that is reported without doubt.
 *
 * <p>Not here: drawing the result, and searching for walks.
 */
package knightschool.picture;
