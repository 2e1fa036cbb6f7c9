package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class MainWindowViewTest {
    private static final double WIDTH = 1200;
    private static final double HEIGHT = 500;

    /** The height of a scene in the whole width, and in a little less, where a sentence needs another line. */
    private static final double LOW = 600;

    private static final double HIGH = 620;

    private final Button first = ToolkitThread.call(() -> new Button("first"));
    private final Button last = ToolkitThread.call(() -> new Button("last"));
    private final BorderPane content = ToolkitThread.call(() -> new BorderPane(null, first, null, last, null));
    private MainWindowView view;
    private final Scene window = ToolkitThread.call(this::make);

    private final class HighScene implements SetupDrivenScene<CompareSetup>, ShrinkableBoardScene {
        @Override
        public Optional<Dimension2D> leastRoom(double width) {
            return Optional.empty();
        }

        @Override
        public double leastHeight(double width) {
            return width < WIDTH ? HIGH : LOW;
        }

        @Override
        public void open(CompareSetup setup) {
            // It shows the same whatever is opened.
        }

        @Override
        public CompareSetup now() {
            return CompareSetup.of(Board.full(5, 5));
        }

        @Override
        public Node node() {
            return content;
        }

        @Override
        public List<Command> commands() {
            return List.of();
        }

        @Override
        public boolean isSettled() {
            return true;
        }

        @Override
        public void close() {
            // It holds nothing.
        }
    }

    private Scene make() {
        Region legend = new Region();
        legend.setVisible(false);
        legend.setManaged(false);
        view = new MainWindowView(new Region(), legend, new Region(), new Region(), new SimpleBooleanProperty());
        SetupDrivenScene<CompareSetup> scene = new HighScene();
        view.put(
                new SceneDescriptor<>(
                        BuiltInSceneKinds.COMPARE,
                        "Compare",
                        CompareSetup.class,
                        _ -> CompareSetup.of(Board.full(5, 5)),
                        (_, _) -> scene),
                scene);
        Scene made = new Scene(view.root());
        Theme.LIGHT.applyTo(made);
        FrameLayout.of(made, WIDTH, HEIGHT);
        return made;
    }

    private ScrollPane place() {
        return (ScrollPane) window.getRoot().lookup(".scene-place");
    }

    /** The bar takes some of the width, in which a scene may need more height. */
    @Test
    void scrolledSceneHasTheHeightThatItNeedsBesideTheBar() {
        ToolkitThread.run(() -> {
            assertEquals(WIDTH - 8, place().getViewportBounds().getWidth());
            assertEquals(HIGH, place().getContent().getLayoutBounds().getHeight());
        });
    }

    /** With the keys alone, all of a scrolled scene is reached. */
    @Test
    void sceneIsScrolledToTheNodeWithTheFocus() {
        ToolkitThread.run(() -> {
            first.requestFocus();
            assertFalse(isSeen(last), "at first");
            assertTrue(first.requestFocusTraversal(TraversalDirection.NEXT));
            assertEquals(last, window.getFocusOwner());
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(last));
            assertTrue(last.requestFocusTraversal(TraversalDirection.PREVIOUS));
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(first));
        });
    }

    /** As where a command leads to a part of the scene. */
    @Test
    void sceneIsScrolledToTheNodeThatIsGivenTheFocus() {
        ToolkitThread.run(() -> {
            last.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertEquals(0, place().getVvalue(), "the first focus");
            first.requestFocus();
            last.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(last), "the last");
            content.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(last), "while all has the focus");
            first.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(first), "the first");
        });
    }

    /** Words above the node with the focus may become longer; a person who has scrolled elsewhere stays there. */
    @Test
    void focusStaysInSightWhenALayoutMovesIt() {
        ToolkitThread.run(() -> {
            first.requestFocus();
            Button inner = new Button("inner");
            Region above = new Region();
            content.setCenter(new VBox(above, inner));
            frame();
            inner.requestFocus();
            frame();
            above.setMinHeight(HEIGHT);
            frame();
            assertTrue(isSeen(inner), "the layout has moved it");
            place().setVvalue(0);
            frame();
            above.setMinHeight(HEIGHT + 10);
            frame();
            assertEquals(0, place().getVvalue(), "a person has scrolled up");
            place().setVvalue(1);
            frame();
            press(MouseEvent.MOUSE_PRESSED, true);
            above.setMinHeight(0);
            frame();
            assertFalse(isSeen(inner), "below a pressed button nothing moves");
            press(MouseEvent.MOUSE_RELEASED, false);
        });
    }

    private void frame() {
        FrameLayout.of(window, WIDTH, HEIGHT);
        view.laidOut();
    }

    /** The node would move away below the pointer, and the click would be lost. */
    @Test
    void sceneStaysWhereItIsWhileAMouseButtonIsPressed() {
        ToolkitThread.run(() -> {
            first.requestFocus();
            press(MouseEvent.MOUSE_PRESSED, true);
            last.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertEquals(0, place().getVvalue());
            press(MouseEvent.MOUSE_RELEASED, false);
            first.requestFocus();
            last.requestFocus();
            FrameLayout.of(window, WIDTH, HEIGHT);
            assertTrue(isSeen(last), "once it is released");
        });
    }

    private void press(EventType<MouseEvent> type, boolean isDown) {
        Event.fireEvent(
                content,
                new MouseEvent(
                        type,
                        0,
                        0,
                        0,
                        0,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        isDown,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
    }

    private boolean isSeen(Node node) {
        Bounds in = place().sceneToLocal(node.localToScene(node.getLayoutBounds()));
        return in.getMinY() >= 0 && in.getMaxY() <= place().getHeight();
    }
}
