/**
 * The census: how the search from every start of a board ends, and after how many steps.
 *
 * <p>A {@link knightschool.census.CensusProblem} is the question, a {@link knightschool.census.CensusRow} the answer
 * for one start, and a {@link knightschool.census.CensusTable} the answers known so far.
 * {@link knightschool.census.CensusRun} computes the answers on the threads that it is given.
 * {@link knightschool.census.CensusText} is the text form of a table, and {@link knightschool.census.CensusFile} a file
 * from which a census can be resumed.
 *
 * <p>Some searches have more steps than can be made one by one. {@link knightschool.census.MemoizedStepCounter} still
 * counts them exactly: the number of steps below a position without a tour depends on few properties of the position,
 * so positions that share these properties are counted once ({@link knightschool.census.FailedSubtreeStepCounter},
 * {@link knightschool.census.TranspositionTable}). It supports a closed list of policies on boards of up to 64 squares;
 * {@link knightschool.census.ExplicitStepCounter} makes the steps of all others.
 *
 * <p>Not here: the search itself ({@code search}), and how many tours there are.
 */
package knightschool.census;
