package knightschool.ui.control;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Creates the row at the bottom of a scene: buttons and text below a thin line. */
public final class SceneFooterFactory {
    /** The style class of the row. No message covers it. */
    public static final String STYLE = "scene-foot";

    private static final double SIDE = 24;

    private SceneFooterFactory() {}

    /**
     * Creates the row.
     *
     * @param style the style class that sets its padding
     */
    public static Node of(String style, Node... parts) {
        HBox row = NodeStyle.of(HBoxFactory.of(8, parts), style);
        Region line = NodeStyle.of(new Region(), "hairline");
        VBox foot = NodeStyle.of(new VBox(line, row), STYLE);
        foot.setPadding(new Insets(0, SIDE, 0, SIDE));
        return foot;
    }

    /** A flexible space that moves the parts after it to the right end. */
    public static Node spring() {
        return SpacerFactory.across();
    }
}
