/**
 * Written text on screen: paragraphs with the engine's answers in them, words that are explained where they stand, and
 * the choice of the dictionary.
 *
 * <p>{@link knightschool.ui.prose.ProseParagraph} is a paragraph; {@link knightschool.ui.prose.GlossaryLoader} reads
 * the glossary away from the screen's thread; {@link knightschool.ui.prose.GlossaryTermCards} shows what a word means
 * beside it.
 *
 * <p>Not here: slides and quizzes (ui.lesson), and the page of all words (ui.glossary).
 */
package knightschool.ui.prose;
