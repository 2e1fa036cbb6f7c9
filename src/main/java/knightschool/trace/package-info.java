/**
 * Random access to the steps of a search, forward or backward, at the cost of a short replay.
 *
 * <p>A search is deterministic and its state is small, so {@link knightschool.trace.Trace} keeps
 * {@link knightschool.trace.Checkpoints} at a doubling stride, and reaches any step by restoring the nearest one and
 * running on. Stepping back, dragging a slider and "until the next undo" are the same operation.
 * {@link knightschool.trace.SearchSnapshot} is the immutable snapshot of a step, and the only thing that leaves the
 * thread of a trace.
 *
 * <p>Not here: several searches on one clock ({@code compare}), and how a frame is drawn.
 */
package knightschool.trace;
