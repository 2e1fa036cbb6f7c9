package knightschool.ui.theme;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/**
 * A skin of scroll panes that keeps no picture of what is in them. JavaFX's own skin keeps one for each pane, as large
 * as the pane, and for long after the pane was closed. The sheets name it for every pane that scrolls.
 */
public final class UncachedScrollSkin extends ScrollPaneSkin {
    /** Made by JavaFX, which reads its name in a sheet. */
    public UncachedScrollSkin(ScrollPane pane) {
        super(pane);
        getChildren().forEach(part -> part.setCache(false));
    }
}
