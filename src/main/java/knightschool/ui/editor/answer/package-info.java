/**
 * The question whether the edited board has a tour, asked again after each edit and answered with a reason or an
 * example.
 *
 * <p>{@link knightschool.ui.editor.answer.TourExistenceModel} asks, for the newest board only;
 * {@link knightschool.ui.editor.answer.TourExistencePane} shows what is known.
 *
 * <p>Not here: how the answer is found (explain), and how evidence is drawn.
 */
package knightschool.ui.editor.answer;
