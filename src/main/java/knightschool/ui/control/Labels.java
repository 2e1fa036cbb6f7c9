package knightschool.ui.control;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Labels with the classes that the sheets know. */
public final class Labels {
    private Labels() {}

    /** A label with those classes. */
    public static Label of(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** One that is never narrower than its words. */
    public static Label whole(String text, String... styles) {
        Label label = of(text, styles);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** One whose words go on in further lines, and that is never lower than these. */
    public static Label wrapped(String text, String... styles) {
        Label label = of(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
