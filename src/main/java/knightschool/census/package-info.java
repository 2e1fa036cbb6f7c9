/**
 * The census: how the search from every start of a board ends, and after how many steps.
 *
 * <p>A {@link knightschool.census.CensusDefinition} is the question, a {@link knightschool.census.CensusRow} the answer
 * for one start, a {@link knightschool.census.CensusTable} those known so far;
 * {@link knightschool.census.CensusComputation} answers, on whatever threads it is given.
 * {@link knightschool.census.CensusText} is the table as text, and {@link knightschool.census.CensusFile} a file of it
 * that can be gone on with.
 *
 * <p>Some searches make more steps than can be made one by one. {@link knightschool.census.MemoizedStepCounter} counts
 * them exactly without making them. The steps below a position without a tour depend on a small part of the position,
 * so positions with the same part are counted once ({@link knightschool.census.FailedSubtreeStepCounter},
 * {@link knightschool.census.TranspositionTable}). Far from the end of a path the steps are as many as the paths of the
 * remaining graph, which are counted without being visited ({@link knightschool.census.FrontierAnyLengthPathCounter}).
 * It serves a closed list of policies on boards of up to 64 squares; {@link knightschool.census.ExplicitStepCounter}
 * makes the steps of all others.
 *
 * <p>A {@link knightschool.compare.StepRatio} compares the steps of two solvers, also where one of them was stopped. A
 * {@link knightschool.census.MultiCensusComputation} answers several censuses one after another.
 *
 * <p>{@link knightschool.census.ChoiceCostCounter} asks the same of a part of one search: what each choice at a node
 * costs.
 *
 * <p>Not here: the search itself ({@code search}), and how many tours there are.
 */
package knightschool.census;
