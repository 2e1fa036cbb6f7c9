/**
 * The census scene: the outcomes of the searches of one or several solvers from every start of a board, as colours on
 * the board and as a table. Of several it shows one alone, or how its steps stand beside those of another.
 *
 * <p>A {@code MultiSolverCensusPlan} says what is counted and seen; the question to one of its solvers is a
 * {@code CensusParameters}. {@link knightschool.ui.census.CensusViewModel} is the model of the scene, without controls:
 * the plan, the rows computed so far and the starts in progress. {@code CensusRunner} runs the searches in the
 * background and discards results that are no longer needed; rows pass to the JavaFX thread through a queue, which is
 * emptied once per pulse. {@code CensusFiles} opens and saves tables on a thread of its own.
 *
 * <p>Every control shows the state of the view model and calls its methods.
 *
 * <p>Not here: the searches ({@code census}), the look of squares ({@code drawing}), and watching a search from one
 * start (the comparison scene, which a start can open).
 */
package knightschool.ui.census;
