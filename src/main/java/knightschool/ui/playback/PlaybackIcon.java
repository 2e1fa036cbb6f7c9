package knightschool.ui.playback;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/** The icons of the playback buttons, 16 by 16 pixels. */
enum PlaybackIcon {
    TO_START("M3 2V14M13.5 2.5L6.5 8L13.5 13.5Z", false),
    PLAY_BACKWARD("M12.5 2L3 8L12.5 14Z", true),
    STEP_BACK("M3.5 2.5V13.5M12.5 3L7 8L12.5 13", false),
    STEP_FORWARD("M12.5 2.5V13.5M3.5 3L9 8L3.5 13", false),
    PLAY("M3.5 2L13 8L3.5 14Z", true),
    PAUSE("M3.5 2.5H6.5V13.5H3.5ZM9.5 2.5H12.5V13.5H9.5Z", true),
    TO_END("M13 2V14M2.5 2.5L9.5 8L2.5 13.5Z", false);

    private static final double SIZE = 16;

    private final String path;
    private final boolean filled;

    PlaybackIcon(String path, boolean filled) {
        this.path = path;
        this.filled = filled;
    }

    /** Returns a new node with the icon, in the colour of the surrounding control. */
    Node node() {
        SVGPath shape = new SVGPath();
        shape.setContent(path);
        shape.getStyleClass().add(filled ? "sign-filled" : "sign-line");
        StackPane pane = new StackPane(shape);
        pane.setMinSize(SIZE, SIZE);
        pane.setPrefSize(SIZE, SIZE);
        return pane;
    }
}
