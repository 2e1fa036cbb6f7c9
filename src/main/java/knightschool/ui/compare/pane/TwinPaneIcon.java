package knightschool.ui.compare.pane;

import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The icon of a twin. */
final class TwinPaneIcon {
    private TwinPaneIcon() {}

    static FontIcon make() {
        return NodeStyle.of(new FontIcon(Feather.CORNER_UP_RIGHT), "twin-sign");
    }
}
