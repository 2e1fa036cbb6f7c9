package knightschool.ui.document;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The clipboard, as far as scenes put text there that other programs read. Used on the JavaFX thread only. */
public final class TextClipboard {
    private TextClipboard() {}

    /** Puts a text there in place of what there is. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
