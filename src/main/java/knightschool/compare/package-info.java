/**
 * Several searches of one problem on one clock.
 *
 * <p>A {@link knightschool.compare.Comparison} runs its traces ahead together, step for step, and shows them all at the
 * same step as a {@link knightschool.compare.ComparisonSnapshot}: there is one clock, so no pane can run before
 * another. A search that has ended stays at its last step. The first difference between two searches is found by
 * {@link knightschool.compare.DifferenceSearch}, other events by {@code compare.event}.
 *
 * <p>Further classes derive what is shown beside the boards from the computed part of a trace: the nodes of the search
 * tree in view ({@link knightschool.compare.SearchTreeInView}; those of several searches at one scale,
 * {@link knightschool.compare.VisibleSearchTreeParts}), the cost of each choice at a node
 * ({@link knightschool.compare.ChoiceCostTableComputation}; what is not computed is counted in {@code census}), the
 * depths over time ({@link knightschool.compare.DepthCurves}), the counters of all searches
 * ({@link knightschool.compare.SearchCounterTable}) and the summary of a step
 * ({@link knightschool.compare.ComparisonStepSummary}). A {@link knightschool.compare.StepRatio} compares the steps of
 * two solvers, also where one of them was stopped.
 *
 * <p>Not here: threads, playing and speed, and the panes on screen.
 */
package knightschool.compare;
