/**
 * The tour scene: how small solved boards are joined to the tour of a large one, and beside it how far Warnsdorff's
 * rule comes on the same board.
 *
 * <p>{@link knightschool.ui.tour.TourModel} is all that the scene knows and can do, without a toolkit: the question,
 * the tour, the step, how near a person has gone. A {@code TourTask} answers a question on the model's thread, the
 * newest and no other; the model takes over once a pulse what it has made, how far the rule has come, and what broke
 * down. {@code TourBoard} shows a board of any size: where squares are large enough for their edges as a sketch, else
 * as an image that a thread of its own paints at the pane's pixels.
 *
 * <p>Not here: how tours are made and joined ({@code tour}), the rule ({@code search}), and what both look like
 * ({@code drawing}).
 */
package knightschool.ui.tour;
