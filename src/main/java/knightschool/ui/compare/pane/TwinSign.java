package knightschool.ui.compare.pane;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The icon of a twin. */
final class TwinSign {
    private TwinSign() {}

    static FontIcon make() {
        FontIcon sign = new FontIcon(Feather.CORNER_UP_RIGHT);
        sign.getStyleClass().add("twin-sign");
        return sign;
    }
}
