/**
 * A board out of a picture: a screenshot or a photo with light squares becomes a board, and its walks become clicks.
 *
 * <p>{@link knightschool.picture.file.PictureFileReader} reads files within limits.
 * {@link knightschool.picture.reading.PictureReader} is the front door. Boards of the program itself are known by their
 * tones ({@link knightschool.picture.program.ProgramBoardFinder}). Of any other picture it asks, in this order: which
 * grid explains the edges, and which of its squares are the board ({@link knightschool.picture.grid.GridFinder}), which
 * of those are light ({@link knightschool.picture.reading.SquareClassifier}) and where the knight stands
 * ({@link knightschool.picture.reading.PictureReader.KnightFinder}). A {@link knightschool.picture.PictureReading} says
 * what was found and what is doubtful; its {@link knightschool.picture.GridPlacement} maps squares to points of the
 * picture and back.
 *
 * <p>Where evidence is weak there is a {@link knightschool.picture.ReadingWarning}: a board that is wrong and not
 * doubted is the one fault that a person cannot see.
 *
 * <p>Not here: drawing what was found, and looking for walks.
 */
package knightschool.picture;
