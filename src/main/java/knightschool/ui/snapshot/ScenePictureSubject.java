package knightschool.ui.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.setup.SlideSetup;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SceneFrame;
import knightschool.ui.theme.Theme;

/** A set-up as a slide would show it, of which the board or graph is pictured. */
final class ScenePictureSubject implements PictureSubject {
    /** What a scene is about, in the order in which it is looked for. */
    private static final List<String> MAIN = List.of("#editor-board", ".graph-pane", ".tour-pane", ".board-canvas");

    private final OpenScene<?> open;
    private final HBox frame = SceneFrame.empty();

    ScenePictureSubject(SceneDescriptors types, SlideSetup setup, Theme theme) {
        this.open = types.open(setup, SceneForm.SLIDE, new SilentSceneHost(types, theme));
        SceneFrame.put(open.scene(), frame);
    }

    @Override
    public Region node() {
        return frame;
    }

    /** The largest of the first kind there is. */
    @Override
    public Node part() {
        return MAIN.stream()
                .map(kind -> frame.lookupAll(kind).stream()
                        .filter(Node::isVisible)
                        .max(Comparator.comparingDouble(ScenePictureSubject::area)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(open.scene().node());
    }

    private static double area(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return bounds.getWidth() * bounds.getHeight();
    }

    @Override
    public boolean isSettled() {
        return open.scene().isSettled();
    }

    @Override
    public void close() {
        open.scene().close();
    }
}
