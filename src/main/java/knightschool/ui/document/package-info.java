/**
 * Documents: what a person keeps in a file, and how all kinds of them are opened, saved, listed as recent and asked
 * about.
 *
 * <p>A scene describes what it keeps as a {@link knightschool.ui.document.DocumentKind}: how it is called and how it is
 * read and written. {@link knightschool.ui.document.Documents} does the rest, in the background and with the same
 * questions and messages everywhere. {@link knightschool.ui.document.FileQuestions} is whoever answers: a person at a
 * window, or a test.
 *
 * <p>Not here: the formats of files, and which documents a scene has open.
 */
package knightschool.ui.document;
