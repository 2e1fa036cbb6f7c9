/**
 * The census scene: how the search from every start of a board ends, as colours on the board and as a table.
 *
 * <p>{@link knightschool.ui.census.CensusViewModel} is all that the scene knows and can do, without a toolkit: the
 * question, the rows known so far, which starts are being counted. {@code CensusRuns} has the starts counted and knows
 * which of them are still wanted; rows pass to the screen through a queue, which is emptied once a pulse.
 * {@code CensusFiles} opens and saves tables on a thread of its own.
 *
 * <p>Every control shows what the view model says and calls what it offers.
 *
 * <p>Not here: counting ({@code census}), what a square looks like ({@code drawing}), and how a search is watched (the
 * comparison, to which a start can be handed on).
 */
package knightschool.ui.census;
