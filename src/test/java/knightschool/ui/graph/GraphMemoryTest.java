package knightschool.ui.graph;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.stage.Stage;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.graph.SimpleGraph;
import knightschool.layout.VertexPositions;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a large graph takes is given back once nobody looks at it, while the window goes on. */
@ExtendWith(OnScreen.class)
class GraphMemoryTest {
    private static final Board LARGE = Board.full(60, 60);

    /** The ends of the way, where vertices left, and the layout that is named. */
    private static final int KEPT = 4;

    private static final int ROUNDS = 2;

    private MainWindow window;
    private Stage stage;

    @Start
    void open(Stage shared) {
        stage = new Stage();
        begin();
        stage.setWidth(1000);
        stage.setHeight(760);
        stage.show();
    }

    private void begin() {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.EDITOR);
        stage.setScene(window.scene());
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            stage.close();
            return true;
        });
    }

    private InteractiveGraphPane pane() {
        return (InteractiveGraphPane) window.scene().lookup(".graph-pane");
    }

    private void show(Board board) {
        onFx(() -> {
            window.open(EditorSetup.of(board));
            return true;
        });
        untilShown("the graph is shown", () -> pane().places().bound() == board.squares());
    }

    private void lay(GraphLayoutKind layout) {
        onFx(() -> {
            pane().graphLayoutProperty().set(layout);
            return true;
        });
    }

    /** Springs of such a graph work for minutes: they need not be at rest to be left. */
    @ParameterizedTest
    @EnumSource(names = {"SPRINGS", "BOARD"})
    void graphAndSpringsOfALargeBoardAreGoneWithItsCard(GraphLayoutKind last) {
        Leaks.test(checker -> {
            show(LARGE);
            VertexPositions before = onFx(() -> pane().places().copy());
            lay(GraphLayoutKind.SPRINGS);
            untilShown(
                    "springs work",
                    () -> pane().arrangement().springs().isAnswered()
                            && !pane().places().equals(before));
            DraggableVertexLayout springs =
                    onFx(() -> pane().arrangement().motion().to());
            assertInstanceOf(SpringsLayout.class, springs);
            SimpleGraph graph = onFx(() -> pane().graph());
            lay(last);
            onFx(() -> {
                window.run("editor.close");
                return true;
            });
            untilShown("another board is there", () -> pane().places().bound() < LARGE.squares());
            assertNotEquals(graph, onFx(() -> pane().graph()));
            untilShown(
                    "springs have let it go",
                    () -> pane().arrangement().springs().places().bound() < LARGE.squares());
            checker.assertCollectable(springs);
            checker.assertCollectable(graph);
        });
    }

    @Test
    void paneOfALargeGraphIsGoneWithItsWindow() {
        Leaks.test(checker -> {
            show(LARGE);
            lay(GraphLayoutKind.SPRINGS);
            InteractiveGraphPane pane = onFx(this::pane);
            DraggableVertexLayout springs =
                    onFx(() -> pane.arrangement().motion().to());
            onFx(() -> {
                window.close();
                begin();
                return true;
            });
            checker.assertCollectable(pane);
            checker.assertCollectable(springs);
        });
    }

    /** No layout is kept to be shown again, but those that the slider leads to. */
    @Test
    void layoutsThatWereLeftAreNotKept() {
        Leaks.test(checker -> {
            List<DraggableVertexLayout> layouts = new ArrayList<>();
            show(Board.full(6, 6));
            onFx(() -> {
                pane().setAnimated(false);
                return true;
            });
            for (int round = 0; round < ROUNDS; round++) {
                for (GraphLayoutKind layout : GraphLayoutKind.values()) {
                    lay(layout);
                    untilShown(
                            "it is worked out",
                            () -> pane().arrangement().motion().isResting() && pane().isSettled());
                    layouts.add(onFx(() -> pane().arrangement().motion().to()));
                }
            }
            assertEquals(ROUNDS * GraphLayoutKind.values().length, layouts.size());
            layouts.subList(0, layouts.size() - KEPT).forEach(checker::assertCollectable);
            layouts.clear();
        });
    }
}
