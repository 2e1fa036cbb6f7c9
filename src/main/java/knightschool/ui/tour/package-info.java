/**
 * The tour scene: how small solved boards are joined into the tour of a large one, compared with Warnsdorff's rule on
 * the same board.
 *
 * <p>{@link knightschool.ui.tour.TourConstructionModel} is the model, independent of the JavaFX toolkit: the question,
 * the tour, the step and the zoom. A {@code WarnsdorffComparisonTask} answers a question on the model's thread; a new
 * question replaces the previous one. Once per pulse the model applies its results: tour, progress of the rule,
 * failures. {@code TourBoardView} shows a board of any size: as a sketch if squares are large enough to have edges,
 * otherwise as an image painted on another thread at the resolution of the pane.
 *
 * <p>Not here: the construction of tours ({@code tour}), the rule ({@code search}), and drawings ({@code drawing}).
 */
package knightschool.ui.tour;
