/**
 * Experiments: the same question asked of several solvers, on several boards, from many starts.
 *
 * <p>An {@link knightschool.census.experiment.ExperimentPlan} says what is run; each of its
 * {@link knightschool.census.experiment.ExperimentRunGroup}s, a solver on a board, is a census.
 * {@link knightschool.census.experiment.ExperimentRunner} makes the runs that are missing, and
 * {@link knightschool.census.experiment.CompletedRunCache} keeps what is known, whatever plan it was counted for.
 * {@link knightschool.census.experiment.FiveNumberSummary} has the five numbers of a box plot; a run that was stopped
 * is in them as what it is, more than the limit. {@link knightschool.census.experiment.ExperimentTable} compares the
 * groups, and {@link knightschool.census.experiment.ExperimentText} is the file with every run, which can be gone on
 * with.
 *
 * <p>Not here: how steps are counted ({@code census}), and how the numbers are drawn.
 */
package knightschool.census.experiment;
