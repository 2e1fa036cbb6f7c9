package knightschool.ui.shell;

import java.util.Map;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.NextFramePane;
import knightschool.ui.scene.FrameStyledScene;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.theme.LayoutPseudoClassUpdater;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/** The frame in which a scene stands, alone or beside a text: it is laid out by the space that there is. */
public final class ResponsiveSceneFrame {
    /** A narrower frame is a small one, in pixels. */
    public static final double SMALL_WIDTH = 1160;

    private static final double LARGE_WIDTH = 1700;
    private static final double LARGE_HEIGHT = 900;

    private ResponsiveSceneFrame() {}

    /** An empty frame. It is large where text in it is read from afar, small where the board needs the space. */
    public static HBox empty() {
        return new SizedBox();
    }

    /** Has the states of its size, of how much of that is seen, and of what magnifies it, whichever changes. */
    private static final class SizedBox extends HBox {
        SizedBox() {
            getStyleClass().add("slide");
            // The space that there is decides, not what would need more of it.
            setMinSize(0, 0);
            layoutBoundsProperty().addListener(_ -> size());
        }

        @Override
        protected void layoutChildren() {
            size();
            super.layoutChildren();
        }

        private void size() {
            boolean small = getWidth() < SMALL_WIDTH;
            // Larger words take from the room in the frame: they are those of a large screen all the same.
            double factor = Math.max(1, ScaledRegion.factorOf(this));
            boolean large = getWidth() * factor >= LARGE_WIDTH && getHeight() * factor >= LARGE_HEIGHT;
            double seen = Math.min(getWidth(), ScaledRegion.seenWidth(this));
            boolean magnified = small && seen * factor >= SMALL_WIDTH;
            LayoutPseudoClassUpdater.set(
                    this,
                    Map.of(PseudoClasses.SMALL, small, PseudoClasses.LARGE, large, PseudoClasses.MAGNIFIED, magnified));
        }
    }

    /** Puts a scene into a frame, and at its right what it says. */
    public static void put(LiveScene<?> scene, HBox frame) {
        put(scene, frame, new NextFramePane(scene.node()));
    }

    private static void put(LiveScene<?> scene, HBox frame, StackPane stage) {
        putAlone(scene, frame, stage);
        scene.offer(SidePaneScene.class).map(SidePaneScene::side).ifPresent(side -> {
            side.getStyleClass().add("slide-side");
            frame.getChildren().add(side);
        });
    }

    /** Puts a scene into a frame, without what it says: the board has that space too. */
    public static void putAlone(LiveScene<?> scene, HBox frame) {
        putAlone(scene, frame, new NextFramePane(scene.node()));
    }

    private static void putAlone(LiveScene<?> scene, HBox frame, StackPane stage) {
        stage.getStyleClass().add("slide-scene");
        HBox.setHgrow(stage, Priority.ALWAYS);
        frame.getChildren().add(stage);
        scene.offer(FrameStyledScene.class).map(FrameStyledScene::style).ifPresent(frame.getStyleClass()::add);
    }

    /** A scene in a frame without a text beside it, which is there at once. */
    public static Region of(LiveScene<?> scene) {
        HBox frame = empty();
        put(scene, frame, new StackPane(scene.node()));
        return frame;
    }
}
