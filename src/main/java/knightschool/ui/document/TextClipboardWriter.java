package knightschool.ui.document;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Copies text to the system clipboard. Used on the JavaFX thread only. */
public final class TextClipboardWriter {
    private TextClipboardWriter() {}

    /** Replaces the content of the clipboard by a text. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
