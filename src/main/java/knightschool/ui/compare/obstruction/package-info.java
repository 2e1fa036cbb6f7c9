/**
 * Why no tour can be completed from the shown step of each pane: the model finds the reasons on a thread of its own at
 * the user's request ({@link knightschool.ui.compare.obstruction.PaneTourObstructionsModel}). A part of each pane shows
 * them in words ({@link knightschool.ui.compare.obstruction.PaneTourObstructionView}).
 *
 * <p>Not here: the theorems and how they are searched for ({@link knightschool.obstruction}), and their texts
 * ({@link knightschool.explain}).
 */
package knightschool.ui.compare.obstruction;
