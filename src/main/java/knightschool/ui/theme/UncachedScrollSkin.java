package knightschool.ui.theme;

import javafx.event.EventHandler;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;
import javafx.scene.input.KeyEvent;

/**
 * A skin of scroll panes that does not cache a picture of the content. JavaFX's own skin keeps one of the size of the
 * pane until long after the pane was closed. Page Up and Page Down go on by what is visible, less a line to read on
 * from; in JavaFX they go on by two lines. The style sheets set this skin for every scroll pane.
 */
public final class UncachedScrollSkin extends ScrollPaneSkin {
    /** The height of a line of text, in pixels. */
    private static final double LINE = 24;

    private final EventHandler<KeyEvent> noting = _ -> note();
    private final EventHandler<KeyEvent> turning = this::turn;
    private double before;

    /** Called by JavaFX, which reads the name of the class in a style sheet. */
    public UncachedScrollSkin(ScrollPane pane) {
        super(pane);
        getChildren().forEach(part -> part.setCache(false));
        // JavaFX's own handler has scrolled already when the key comes to the second of these.
        pane.addEventFilter(KeyEvent.KEY_PRESSED, noting);
        pane.addEventHandler(KeyEvent.KEY_PRESSED, turning);
    }

    private void note() {
        before = getSkinnable().getVvalue();
    }

    private void turn(KeyEvent key) {
        if (key.isShiftDown() || key.isControlDown() || key.isAltDown() || key.isMetaDown()) {
            // With one of these it is the key of a command.
            return;
        }
        switch (key.getCode()) {
            case PAGE_UP -> scroll(-1);
            case PAGE_DOWN -> scroll(1);
            default -> {}
        }
    }

    /** Scrolls by a number of pages from where the pane was before the key. */
    private void scroll(int pages) {
        ScrollPane pane = getSkinnable();
        double visible = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent() == null
                ? 0
                : pane.getContent().getLayoutBounds().getHeight() - visible;
        if (hidden > 0) {
            double by = pages * Math.max(LINE, visible - LINE) / hidden * (pane.getVmax() - pane.getVmin());
            pane.setVvalue(Math.clamp(before + by, pane.getVmin(), pane.getVmax()));
        }
    }

    @Override
    public void dispose() {
        if (getSkinnable() != null) {
            getSkinnable().removeEventFilter(KeyEvent.KEY_PRESSED, noting);
            getSkinnable().removeEventHandler(KeyEvent.KEY_PRESSED, turning);
        }
        super.dispose();
    }
}
