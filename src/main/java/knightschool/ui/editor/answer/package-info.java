/**
 * Whether the board that is edited has a tour: asked again after each edit, answered with a reason or an example.
 *
 * <p>{@link knightschool.ui.editor.answer.TourAnswerModel} asks, for the newest board only;
 * {@link knightschool.ui.editor.answer.TourAnswerPane} shows what is known so far.
 *
 * <p>Not here: how it is found out (explain), and how evidence is drawn.
 */
package knightschool.ui.editor.answer;
