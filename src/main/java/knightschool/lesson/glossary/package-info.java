/**
 * The words of the field, each with its meaning and a small example.
 *
 * <p>A {@link knightschool.lesson.glossary.Glossary} is written as a lesson is, one slide a word, so that it is read
 * and checked in the same way; {@link knightschool.lesson.glossary.GlossaryCheck} adds what only a glossary can get
 * wrong. {@link knightschool.lesson.glossary.GlossaryTermMarks} finds the words in the text of a slide, each once.
 *
 * <p>Not here: how a meaning is shown (ui.prose, ui.glossary).
 */
package knightschool.lesson.glossary;
