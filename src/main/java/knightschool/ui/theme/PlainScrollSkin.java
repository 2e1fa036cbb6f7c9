package knightschool.ui.theme;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/**
 * Scrolls what is in it without a picture of it, which JavaFX's own skin keeps for each pane, as large as the pane, and
 * for long after the pane was closed. The sheets name it for every pane that scrolls.
 */
public final class PlainScrollSkin extends ScrollPaneSkin {
    /** Made by JavaFX, which reads its name in a sheet. */
    public PlainScrollSkin(ScrollPane pane) {
        super(pane);
        getChildren().forEach(part -> part.setCache(false));
    }
}
