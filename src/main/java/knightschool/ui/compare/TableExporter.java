package knightschool.ui.compare;

import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.TextClipboard;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.shell.SceneHost;

/** Exports tables from the window: to the clipboard, or to a file that a spreadsheet reads. */
final class TableExporter implements AutoCloseable {
    private final SceneHost shell;
    private final DocumentFileManager documents;

    TableExporter(SceneHost shell, DocumentFileManager documents) {
        this.shell = shell;
        this.documents = documents;
    }

    /** Asks the user for a file and writes a table to it. */
    <T> void save(DocumentTypeDescriptor<T> kind, T table, String fileName) {
        documents.export(kind, table, fileName);
    }

    /**
     * Copies a table.
     *
     * @param tabbed the table with tabs between its fields
     * @param message the message to the user
     */
    void copy(String tabbed, String message) {
        TextClipboard.copy(tabbed);
        messages().report(message);
    }

    /** Where it is said what became of it. */
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
