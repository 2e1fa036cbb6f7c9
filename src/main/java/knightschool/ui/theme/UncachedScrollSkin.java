package knightschool.ui.theme;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/**
 * A skin of scroll panes that does not cache a picture of the content. JavaFX's own skin keeps one of the size of the
 * pane until long after the pane was closed. The style sheets set it for every scroll pane.
 */
public final class UncachedScrollSkin extends ScrollPaneSkin {
    /** Called by JavaFX, which reads the name of the class in a style sheet. */
    public UncachedScrollSkin(ScrollPane pane) {
        super(pane);
        getChildren().forEach(part -> part.setCache(false));
    }
}
