/**
 * The experiment in the window: a plan of boards, starts and solvers, its runs in the background, box plots or a curve
 * of the medians, and the table below. It shares the tab of the comparison, whose panes are its solvers. Beside the
 * text of a slide stand the plot and the table alone, and their runs are made while the slide is on screen.
 *
 * <p>{@link knightschool.ui.experiment.ExperimentViewModel} is what can be done without a toolkit;
 * {@link knightschool.ui.experiment.ExperimentFiles} opens and saves the runs, the table and the picture.
 *
 * <p>Not here: what an experiment is ({@code census.experiment}), and how its plots look ({@code drawing.chart}).
 */
package knightschool.ui.experiment;
