/**
 * Scenes that count in the background and keep their results in files: the census and the experiment.
 *
 * <p>A {@link knightschool.ui.runs.AbstractSearchRunsModel} has a plan, which can be changed and changed back, and the
 * count that is running for it. {@link knightschool.ui.runs.AbstractSearchRunsFiles} opens and saves the results. A
 * {@link knightschool.ui.runs.SearchRunsScene} puts both into the window; a
 * {@link knightschool.ui.runs.AbstractSearchRunsBesideSlideScene} shows one count beside the text of a slide.
 *
 * <p>Not here: what is counted, and how it is drawn.
 */
package knightschool.ui.runs;
