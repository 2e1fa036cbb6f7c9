package knightschool.ui.lesson.home;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.setup.BoardSource;
import knightschool.setup.CompareSetup;
import knightschool.setup.EditorSetup;
import knightschool.setup.Moment;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.SlideSetup;
import knightschool.ui.shell.Shell;
import knightschool.ui.snapshot.SceneThumbnails;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The doors beside the lessons: play, compare, edit. */
final class HomeDoors {
    private static final Board HOLES = BoardText.parse(".....\n.#.#.\n.....\n.#...\n.....\n");
    private static final long STEP = 44;

    private HomeDoors() {}

    private record Door(SceneKind kind, String title, String words, SlideSetup picture) {}

    static Region of(Shell shell, SceneThumbnails pictures) {
        VBox doors = new VBox();
        doors.getStyleClass().add("doors");
        for (Door door : doors()) {
            Node button = button(shell, door, pictures.of(door.picture()));
            VBox.setVgrow(button, Priority.ALWAYS);
            doors.getChildren().add(button);
        }
        return doors;
    }

    private static List<Door> doors() {
        PlaySetup play = PlaySetup.of(BoardSource.of(Board.full(5, 5)));
        CompareSetup compare = CompareSetup.of(Board.full(6, 6)).at(Optional.of(new Moment.Step(STEP)));
        return List.of(
                new Door(
                        SceneKind.PLAY,
                        HomeWords.PLAY,
                        HomeWords.PLAY_WORDS,
                        play.withPath(List.of(0, 7, 14, 23, 12), 5)),
                new Door(SceneKind.COMPARE, HomeWords.COMPARE, HomeWords.COMPARE_WORDS, compare),
                new Door(SceneKind.EDITOR, HomeWords.EDIT, HomeWords.EDIT_WORDS, EditorSetup.of(HOLES)));
    }

    private static Button button(Shell shell, Door door, Region picture) {
        Label title = new Label(door.title());
        title.getStyleClass().add("door-title");
        Label words = new Label(door.words());
        words.getStyleClass().add("door-words");
        words.setWrapText(true);
        VBox text = new VBox(title, words);
        text.getStyleClass().add("door-text");
        HBox.setHgrow(text, Priority.ALWAYS);
        picture.getStyleClass().add("door-picture");
        FontIcon sign = new FontIcon(Feather.CHEVRON_RIGHT);
        HBox box = new HBox(picture, text, sign);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("door-box");
        Button button = new Button(null, box);
        button.setId("door-" + door.kind().word());
        button.getStyleClass().addAll("card", "door");
        button.setMinSize(0, 0);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.setAccessibleText(door.title());
        button.setOnAction(_ -> shell.show(door.kind()));
        return button;
    }
}
