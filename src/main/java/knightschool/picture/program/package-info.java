/**
 * Finds boards of the program itself in a picture: {@link knightschool.picture.program.KnightSchoolBoardFinder}
 * recognises them by the tones of the program's themes, which alternate on a grid.
 *
 * <p>Not here: boards drawn by other programs.
 */
package knightschool.picture.program;
