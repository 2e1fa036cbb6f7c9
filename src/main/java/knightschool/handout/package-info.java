/**
 * A lesson on paper: a PDF with the words of every slide, a picture of its scene, and room for notes beside.
 *
 * <p>{@link knightschool.handout.Handout} is what is printed; {@link knightschool.handout.AnswerKey} finds the right
 * answers to its questions, where they are printed too; {@link knightschool.handout.HandoutPdf} writes it. Words are
 * text in the fonts of the program, of which a file carries the glyphs that it uses; the same handout gives the same
 * bytes everywhere.
 *
 * <p>PDFBox reads the fonts and writes the file. What is on a page is laid out here: every piece of a slide becomes
 * rows ({@code SlideRows}), and {@code PageFlow} puts them on pages.
 *
 * <p>Not here: how the picture of a scene is taken ({@code ui}).
 */
package knightschool.handout;
