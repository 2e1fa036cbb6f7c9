/**
 * The building blocks of all drawings: shapes, colours and path styles, without a toolkit.
 *
 * <p>A {@code Sketch} is a list of immutable shapes in pixels, in painting order. Its colours are
 * {@link knightschool.drawing.ColourExpression}s: roles and mixtures of roles, which a
 * {@link knightschool.drawing.ColourPalette} turns into colours at the last moment. The same sketch can therefore be
 * painted on a canvas in either theme or written as SVG, and the look of a square can be tested without a screen. All
 * sizes in a square are fractions of its side, defined in {@code SquareMeasures}.
 *
 * <p>A {@link knightschool.drawing.Zoom} is the visible part of a picture: how near it is, and where.
 *
 * <p>A path is drawn in the {@link knightschool.drawing.PathStyle} of the one who moves the knight, an algorithm or a
 * player.
 *
 * <p>The drawings are in packages of their own: a board and its squares ({@code board}), boards on which a player moves
 * a knight ({@code game}), the domains of squares ({@code domain}), tours of large boards ({@code tour}), graphs
 * ({@code graph}), search trees ({@code tree}), sliding puzzles and maps of positions ({@code statemap}), charts
 * ({@code chart}), and pictures from which a board is read ({@code picture}). The package {@code raster} paints very
 * many lines into pixels.
 *
 * <p>Not here: the position of the pointer, animation, and how a toolkit paints.
 */
package knightschool.drawing;
