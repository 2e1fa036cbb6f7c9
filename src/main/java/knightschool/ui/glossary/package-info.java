/**
 * The glossary page: a searchable list of terms, and the meaning of one term with a scene that illustrates it.
 *
 * <p>{@link knightschool.ui.glossary.GlossaryPageModel}, free of JavaFX controls, has the listed and the explained
 * terms; {@link knightschool.ui.glossary.GlossaryScene} shows them beside a live scene.
 *
 * <p>Not here: the terms themselves (lesson.glossary), and the cards that explain them on a slide (ui.prose).
 */
package knightschool.ui.glossary;
