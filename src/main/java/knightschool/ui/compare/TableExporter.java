package knightschool.ui.compare;

import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.TextClipboardWriter;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.shell.SceneHost;

/** Exports tables: to the clipboard, or to a file for a spreadsheet. */
final class TableExporter implements AutoCloseable {
    private final SceneHost shell;
    private final DocumentFileManager documents;

    TableExporter(SceneHost shell, DocumentFileManager documents) {
        this.shell = shell;
        this.documents = documents;
    }

    /**
     * Asks the user for a file, and writes a table to it.
     *
     * @param kind the file format
     * @param fileName the proposed file name, without extension
     */
    <T> void save(DocumentTypeDescriptor<T> kind, T table, String fileName) {
        documents.export(kind, table, fileName);
    }

    /**
     * Copies a table to the clipboard, and reports it to the user.
     *
     * @param tabbed the table as text, with a tab between two fields of a row
     * @param message the report to the user
     */
    void copy(String tabbed, String message) {
        TextClipboardWriter.copy(tabbed);
        messages().report(message);
    }

    /** Shows reports and failures to the user. */
    MessageDisplay messages() {
        return shell.messages();
    }

    boolean isSettled() {
        return documents.isSettled();
    }

    @Override
    public void close() {
        documents.close();
    }
}
