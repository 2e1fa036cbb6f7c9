package knightschool.ui.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** Creates rows of nodes, aligned to the left and centred vertically. */
public final class HBoxFactory {
    private HBoxFactory() {}

    /** Returns a row of nodes whose spacing is left to the style sheets. */
    public static HBox of(Node... parts) {
        return of(0, parts);
    }

    /** Returns a row of nodes with the given spacing in pixels. */
    public static HBox of(double spacing, Node... parts) {
        HBox row = new HBox(spacing, parts);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
