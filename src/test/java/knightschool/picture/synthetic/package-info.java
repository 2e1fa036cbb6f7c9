/**
 * Pictures of boards that are drawn by chance, with the board that a reader must find in them: for tests and
 * benchmarks.
 *
 * <p>{@link knightschool.picture.synthetic.DrawingStyle} has the styles that the reader was made with;
 * {@link knightschool.picture.synthetic.FreshStyle} has others, drawn by other code;
 * {@link knightschool.picture.synthetic.HeldOutStyle} was held out while the reader was mended on both.
 * {@link knightschool.picture.synthetic.Damage} is what happens to a picture on its way.
 */
package knightschool.picture.synthetic;
