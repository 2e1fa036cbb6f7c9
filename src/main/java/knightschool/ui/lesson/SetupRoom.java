package knightschool.ui.lesson;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import knightschool.compare.SearchEvent;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;

/** The room of a prepared set-up: its live scene without a lesson around it. */
public final class SetupRoom implements SceneRoom {
    private final LiveScene scene;
    private final HBox box = new HBox();

    public SetupRoom(Shell shell, Setup setup) {
        scene = new LiveScenes(shell).make(setup);
        StackPane stage = new StackPane(scene.node());
        stage.getStyleClass().add("slide-scene");
        HBox.setHgrow(stage, Priority.ALWAYS);
        box.getStyleClass().add("slide");
        if (setup.scene() == SceneKind.COMPARE || setup.scene() == SceneKind.TOUR) {
            box.getStyleClass().add("whole");
        }
        box.getChildren().add(stage);
        scene.side().ifPresent(side -> {
            side.getStyleClass().add("slide-side");
            box.getChildren().add(side);
        });
    }

    /** Goes to another moment, where the scene has moments. */
    public void reach(SearchEvent event) {
        scene.reach(event);
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public boolean handle(KeyEvent key) {
        return scene.handle(key);
    }

    @Override
    public boolean isSettled() {
        return scene.isSettled();
    }

    @Override
    public void left() {
        scene.left();
    }

    @Override
    public void close() {
        scene.close();
    }
}
