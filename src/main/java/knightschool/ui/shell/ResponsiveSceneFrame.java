package knightschool.ui.shell;

import java.util.Map;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.scene.FrameStyleClassProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;

/** The frame around a scene, alone or beside a text. Its layout depends on the available space. */
public final class ResponsiveSceneFrame {
    /** The width below which a frame is small, in pixels. */
    public static final double SMALL_WIDTH = 1160;

    /** The height below which a scene is low, in pixels. */
    public static final double LOW_HEIGHT = 620;

    private static final double LARGE_WIDTH = 1700;
    private static final double LARGE_HEIGHT = 900;

    private ResponsiveSceneFrame() {}

    /**
     * Creates an empty frame. In a large frame the text can be read from a distance, in a small one the board gets the
     * space.
     */
    public static HBox empty() {
        return new SizedBox();
    }

    /** Updates the pseudo-classes for its size whenever its size, its visible width or its magnification changes. */
    private static final class SizedBox extends HBox {
        SizedBox() {
            getStyleClass().add("slide");
            // The size depends on the available space, not on the least size of the content.
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
            // Magnification makes the frame smaller in its own pixels; on screen it is as large as before.
            double factor = Math.max(1, ScaledRegion.factorOf(this));
            boolean large = getWidth() * factor >= LARGE_WIDTH && getHeight() * factor >= LARGE_HEIGHT;
            double visibleWidth = Math.min(getWidth(), ScaledRegion.seenWidth(this));
            boolean magnified = small && visibleWidth * factor >= SMALL_WIDTH;
            ImmediatePseudoClassUpdater.set(
                    this,
                    Map.of(PseudoClasses.SMALL, small, PseudoClasses.LARGE, large, PseudoClasses.MAGNIFIED, magnified));
        }
    }

    /** Puts a scene into a frame, and its side pane, if any, to the right. */
    public static void put(SetupDrivenScene<?> scene, HBox frame) {
        put(scene, frame, new NextFrameContentPane(scene.node()));
    }

    private static void put(SetupDrivenScene<?> scene, HBox frame, StackPane stage) {
        putAlone(scene, frame, stage);
        scene.offer(SidePaneScene.class).map(SidePaneScene::side).ifPresent(side -> {
            side.getStyleClass().add("slide-side");
            frame.getChildren().add(side);
        });
    }

    /** Puts a scene into a frame without its side pane, so that the board gets that space too. */
    public static void putAlone(SetupDrivenScene<?> scene, HBox frame) {
        putAlone(scene, frame, new NextFrameContentPane(scene.node()));
    }

    private static void putAlone(SetupDrivenScene<?> scene, HBox frame, StackPane stage) {
        stage.getStyleClass().add("slide-scene");
        HBox.setHgrow(stage, Priority.ALWAYS);
        frame.getChildren().add(stage);
        scene.offer(FrameStyleClassProvidingScene.class)
                .map(FrameStyleClassProvidingScene::style)
                .ifPresent(frame.getStyleClass()::add);
    }

    /** Creates a frame with a scene and no text beside it. The scene is added at once. */
    public static Region of(SetupDrivenScene<?> scene) {
        HBox frame = empty();
        put(scene, frame, new StackPane(scene.node()));
        return frame;
    }
}
