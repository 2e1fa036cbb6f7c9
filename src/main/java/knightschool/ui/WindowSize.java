package knightschool.ui;

import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;

/** Keeps a window inside the screen: one that is larger cannot be moved to where its foot is seen. */
final class WindowSize {
    private WindowSize() {}

    /**
     * Sets the least size of a window that is not shown yet, and makes it smaller where its scene does not fit.
     *
     * @param screen what the system leaves free of the screen
     */
    static void limit(Stage stage, Rectangle2D screen, double minWidth, double minHeight) {
        stage.setMinWidth(Math.min(minWidth, screen.getWidth()));
        stage.setMinHeight(Math.min(minHeight, screen.getHeight()));
        fit(stage, screen, stage.getScene().getWidth(), stage.getScene().getHeight());
    }

    /** The same for one that is shown, whose frame is known by now. */
    static void fit(Stage stage, Rectangle2D screen) {
        fit(stage, screen, stage.getWidth(), stage.getHeight());
    }

    private static void fit(Stage stage, Rectangle2D screen, double width, double height) {
        if (width > screen.getWidth()) {
            stage.setX(screen.getMinX());
            stage.setWidth(screen.getWidth());
        }
        if (height > screen.getHeight()) {
            stage.setY(screen.getMinY());
            stage.setHeight(screen.getHeight());
        }
    }
}
