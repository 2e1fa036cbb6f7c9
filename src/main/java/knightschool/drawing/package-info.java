/**
 * What all drawings are made of: shapes, colours and the looks of paths, without a toolkit.
 *
 * <p>A {@code Sketch} is a list of immutable shapes in pixels, in the order in which they are painted. Its colours are
 * {@link knightschool.drawing.ColourExpression}s: names of roles and mixtures of them, which a
 * {@link knightschool.drawing.Palette} turns into colours at the last moment. So the same sketch is painted on a canvas
 * in either theme, or written as SVG, and what a square looks like can be tested without a screen. All measures of a
 * square are parts of its side; {@code SquareMeasures} has them.
 *
 * <p>A path is drawn in the {@link knightschool.drawing.PathStyle} of whoever moves the knight, an algorithm or a
 * person.
 *
 * <p>What is drawn lies in packages of its own: a board and its squares ({@code board}), boards on which a person moves
 * a knight ({@code game}), tours of large boards ({@code tour}), graphs ({@code graph}), numbers ({@code chart}), and a
 * picture of which a board is read ({@code picture}).
 *
 * <p>Not here: where the pointer is, what moves, and how a toolkit paints.
 */
package knightschool.drawing;
