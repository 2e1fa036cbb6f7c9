/**
 * The technical terms of the course, each with an explanation and a small example.
 *
 * <p>A {@link knightschool.lesson.glossary.Glossary} is written as a lesson with one slide per term, and is read and
 * checked in the same way; {@link knightschool.lesson.glossary.GlossaryCheck} adds the checks that only a glossary
 * needs. {@link knightschool.lesson.glossary.GlossaryTermMarker} finds the terms in the text of a slide, each once.
 *
 * <p>Not here: how an explanation is shown (ui.prose, ui.glossary).
 */
package knightschool.lesson.glossary;
