package knightschool.ui.control;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Creates labels with style classes. */
public final class LabelFactory {
    private LabelFactory() {}

    /** Returns a label with the given style classes. */
    public static Label of(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** Returns a label that is never narrower than its text. */
    public static Label whole(String text, String... styles) {
        Label label = of(text, styles);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Returns a label that wraps and is never lower than its text. */
    public static Label wrapped(String text, String... styles) {
        Label label = of(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
