package knightschool.ui.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** Rows whose parts stand at the middle of their height, from the left on. */
public final class Rows {
    private Rows() {}

    /** Parts beside each other; what is between them is the sheets'. */
    public static HBox of(Node... parts) {
        return of(0, parts);
    }

    /** Parts with so many pixels between them. */
    public static HBox of(double spacing, Node... parts) {
        HBox row = new HBox(spacing, parts);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
