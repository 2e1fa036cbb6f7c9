package knightschool.ui.lesson.home;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.setup.SceneKind;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.HomePageCard;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.ThumbnailView;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.BackgroundWorker;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The cards on the first page that open scenes other than the lessons, such as the editor and the game. Their pictures
 * are drawn in the background.
 */
final class HomeSceneCards implements AutoCloseable {
    private final SceneHost shell;
    private final VBox box = NodeStyle.of(new VBox(), "doors");
    private final Map<SceneKind, ThumbnailView> pictures = new HashMap<>();
    private final BackgroundWorker worker = BackgroundWorker.newest("doors", Platform::runLater);
    private final ChangeListener<Theme> anew = (_, _, _) -> show();
    private Map<SceneKind, Sketch> sketches = Map.of();

    private record Door(SceneKind kind, HomePageCard card) {}

    HomeSceneCards(SceneHost shell) {
        this.shell = shell;
        List<Door> doors = shell.scenes().all().stream()
                .flatMap(type -> type.card().stream().map(card -> new Door(type.kind(), card)))
                .toList();
        for (Door door : doors) {
            ThumbnailView picture = ThumbnailView.empty();
            pictures.put(door.kind(), picture);
            Button button = button(shell, door, picture);
            VBox.setVgrow(button, Priority.ALWAYS);
            box.getChildren().add(button);
        }
        shell.themeProperty().addListener(anew);
        worker.ask(
                _ -> sketches(doors),
                drawnDoors -> {
                    sketches = drawnDoors;
                    show();
                },
                () -> {});
    }

    Region node() {
        return box;
    }

    private void show() {
        sketches.forEach((kind, sketch) ->
                pictures.get(kind).show(sketch, shell.themeProperty().get().palette()));
    }

    /** Returns whether the pictures have been drawn. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(anew);
        worker.close();
    }

    private static Button button(SceneHost shell, Door door, Region picture) {
        Label title = LabelFactory.of(door.card().title(), "door-title");
        Label words = LabelFactory.of(door.card().words(), "door-words");
        words.setWrapText(true);
        VBox text = NodeStyle.of(new VBox(title, words), "door-text");
        HBox.setHgrow(text, Priority.ALWAYS);
        picture.getStyleClass().add("door-picture");
        FontIcon sign = new FontIcon(Feather.CHEVRON_RIGHT);
        HBox box = NodeStyle.of(HBoxFactory.of(picture, text, sign), "door-box");
        Button button =
                NodeStyle.named(new Button(null, box), "door-" + door.kind().word(), "card", "door");
        button.setMinSize(0, 0);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.setAccessibleText(door.card().title());
        button.setOnAction(_ -> enter(shell, door));
        return button;
    }

    private static void enter(SceneHost shell, Door door) {
        door.card()
                .command()
                .ifPresentOrElse(command -> shell.show(door.kind(), command), () -> shell.show(door.kind()));
    }

    /** Returns the pictures. May be called on any thread. */
    private static Map<SceneKind, Sketch> sketches(List<Door> doors) {
        return doors.stream()
                .collect(Collectors.toMap(
                        Door::kind, door -> door.card().picture().get()));
    }
}
