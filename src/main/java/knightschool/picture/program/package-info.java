/**
 * Boards of the program itself in a picture: {@link knightschool.picture.program.ProgramBoardFinder} knows them by the
 * tones of the program's themes, which meet on a grid.
 *
 * <p>Not here: boards that anything else has drawn.
 */
package knightschool.picture.program;
