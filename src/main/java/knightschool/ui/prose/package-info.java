/**
 * Written text on screen: paragraphs with answers of the engine, terms that are explained in place, and the choice of
 * the terminology.
 *
 * <p>{@link knightschool.ui.prose.ProseParagraph} is a paragraph. {@link knightschool.ui.prose.GlossaryLoader} reads
 * the glossary on a background thread. {@link knightschool.ui.prose.GlossaryTermCards} explains a term beside it.
 *
 * <p>Not here: slides and quizzes (ui.lesson), and the glossary page (ui.glossary).
 */
package knightschool.ui.prose;
