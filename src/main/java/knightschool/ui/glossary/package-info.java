/**
 * The page of all words of the field: a list to search in, and of one word what it means, with a scene that shows it.
 *
 * <p>{@link knightschool.ui.glossary.GlossaryPageModel} knows, without a toolkit, which words are listed and which is
 * explained; {@link knightschool.ui.glossary.GlossaryScene} shows that beside a live scene.
 *
 * <p>Not here: the words themselves (lesson.glossary), and the cards that explain them on a slide (ui.prose).
 */
package knightschool.ui.glossary;
