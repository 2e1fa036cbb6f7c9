package knightschool.ui.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.paint.Color;
import knightschool.setup.SlideSetup;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.SceneFrame;
import knightschool.ui.shell.SceneTypes;
import knightschool.ui.theme.Theme;

/** A set-up that is open off the screen until its picture is taken. */
final class Shot implements AutoCloseable {
    /** About the space that a scene has beside the text of a slide in a usual window. */
    private static final int WIDTH = 800;

    private static final int HEIGHT = 620;

    /** A scene that searches for longer is taken as it is by then, in nanoseconds. */
    private static final long PATIENCE = 5_000_000_000L;

    /** What a scene is about, in the order in which it is looked for. */
    private static final List<String> MAIN = List.of("#editor-board", ".graph-pane", ".tour-pane", ".board-canvas");

    private final SlideSetup setup;
    private final Theme theme;
    private final OpenScene<?> open;
    private final Scene stage;
    private long began;

    Shot(SceneTypes types, SlideSetup setup, Theme theme) {
        this.setup = setup;
        this.theme = theme;
        this.open = types.open(setup, SceneForm.SLIDE, new QuietShell(types, theme));
        HBox frame = SceneFrame.empty();
        SceneFrame.put(open.scene(), frame);
        this.stage = new Scene(frame, WIDTH, HEIGHT);
        theme.dress(stage);
    }

    SlideSetup setup() {
        return setup;
    }

    Theme theme() {
        return theme;
    }

    /** Looks whether everything is there, and takes the picture then. */
    Optional<Image> look(long now) {
        began = began == 0 ? now : began;
        NodeImage.arrange(stage, WIDTH, HEIGHT);
        return open.scene().isSettled() || now - began > PATIENCE ? Optional.of(picture()) : Optional.empty();
    }

    private Image picture() {
        SnapshotParameters background = new SnapshotParameters();
        background.setFill(Color.TRANSPARENT);
        return main().snapshot(background, null);
    }

    /** The board or graph that the scene is about: the largest of the first kind there is. */
    private Node main() {
        return MAIN.stream()
                .map(kind -> stage.getRoot().lookupAll(kind).stream()
                        .filter(Node::isVisible)
                        .max(Comparator.comparingDouble(Shot::area)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(open.scene().node());
    }

    private static double area(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return bounds.getWidth() * bounds.getHeight();
    }

    @Override
    public void close() {
        open.scene().close();
    }
}
