/**
 * A lesson on paper: a PDF with the words of every slide, a picture of its scene, and room for notes beside it.
 *
 * <p>{@link knightschool.handout.HandoutContent} is the content; {@link knightschool.handout.AnswerKey} finds the right
 * answers to its questions, if they are printed; {@link knightschool.handout.HandoutPdfWriter} writes it. Words are
 * text in the fonts of the program; a file embeds only the glyphs that it uses. The same handout gives the same bytes
 * on every computer.
 *
 * <p>PDFBox reads the fonts and writes the file. The page layout is computed here: every part of a slide becomes rows
 * ({@code SlideTextRowBuilder}), and {@code PageFlow} puts them on pages.
 *
 * <p>Not here: how the picture of a scene is taken ({@code ui}).
 */
package knightschool.handout;
