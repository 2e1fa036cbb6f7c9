/**
 * The census scene: the result of the search from every start of a board, as colours on the board and as a table.
 *
 * <p>{@link knightschool.ui.census.CensusViewModel} is the model, independent of the JavaFX toolkit: the question, the
 * known rows, the starts that are being searched from. A {@code CensusWork} counts the starts, and {@code CensusRuns}
 * knows which of them are still wanted. Rows reach the screen through a queue, which is emptied once per pulse.
 * {@code CensusFiles} opens and saves tables on a thread of its own.
 *
 * <p>All controls show the state of the model and call its methods.
 *
 * <p>Not here: counting ({@code census}), the appearance of squares ({@code drawing}), and following a search (the
 * comparison, which a start can be passed to).
 */
package knightschool.ui.census;
