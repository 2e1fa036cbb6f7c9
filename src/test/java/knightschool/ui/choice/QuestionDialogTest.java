package knightschool.ui.choice;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.ButtonType;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class QuestionDialogTest {
    private static final double LARGER = 1.2;

    private Stage owner;

    @Start
    void open(Stage stage) {
        Fonts.load();
        owner = stage;
        stage.setScene(new Scene(new StackPane(), 600, 400));
        Theme.DARK.dress(stage.getScene(), LARGER);
        stage.show();
    }

    @Test
    void wordsOfAQuestionAreAsLargeAsThoseOfItsWindow() {
        Platform.runLater(() -> QuestionDialog.ask(
                Optional.of(owner), Theme.DARK, "Really?", "It is only a test.", List.of(ButtonType.CANCEL)));
        until("it is asked", () -> onFx(() -> dialog().isPresent()));
        assertEquals(
                owner.getScene().getStylesheets(),
                onFx(() -> List.copyOf(dialog().orElseThrow().getScene().getStylesheets())));
        onFx(() -> {
            dialog().ifPresent(Window::hide);
            return true;
        });
    }

    private Optional<Window> dialog() {
        return Window.getWindows().stream()
                .filter(window -> window != owner && window.isShowing())
                .findFirst();
    }
}
