package knightschool.ui.compare.pane;

import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes the icon in the header of a twin: a pane with the same search as another pane, except that it takes a fork. */
public final class TwinPaneIconFactory {
    private TwinPaneIconFactory() {}

    /** Returns a new icon. */
    public static FontIcon make() {
        return NodeStyle.of(new FontIcon(Feather.CORNER_UP_RIGHT), "twin-sign");
    }
}
