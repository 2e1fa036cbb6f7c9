/**
 * Documents: what the user keeps in files, and how documents of every kind are opened, saved, listed as recent and
 * asked about.
 *
 * <p>A scene describes its documents by a {@link knightschool.ui.document.DocumentTypeDescriptor}: their names, and how
 * they are read and written. {@link knightschool.ui.document.DocumentFileManager} does the rest in the background, with
 * the same questions and messages everywhere. {@link knightschool.ui.document.FileDialogs} answers the questions: the
 * user at a window, or a test. A {@link knightschool.ui.document.RecentFileMenu} lists the files of one kind that were
 * opened or saved last.
 *
 * <p>Not here: the formats of files, and which documents a scene has open.
 */
package knightschool.ui.document;
