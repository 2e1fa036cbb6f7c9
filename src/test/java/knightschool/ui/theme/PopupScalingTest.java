package knightschool.ui.theme;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.css.CssParser;
import javafx.css.CssParser.ParseError;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.stage.PopupWindow;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A popup takes the names of colours from the node that it belongs to. */
@ExtendWith(OnScreen.class)
class PopupScalingTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private final List<String> faults = new ArrayList<>();
    private final ListChangeListener<ParseError> listener = change -> {
        while (change.next()) {
            change.getAddedSubList().forEach(fault -> faults.add(fault.getMessage()));
        }
    };

    @Test
    void popupThatIsOpenHasTheColoursOfTheThemeAtOnce(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.show(BuiltInSceneKinds.PLAY);
            return new ShownWindow(window);
        });
        untilShown("the scene is there", window::isSettled);
        Button button = robot.find("#help", Button.class);
        Tooltip tooltip = onFx(button::getTooltip);
        staysWithoutFault(window, tooltip, () -> {
            Point2D at = button.localToScreen(0, button.getHeight());
            tooltip.show(button, at.getX(), at.getY());
        });
        MenuButton menu = robot.find("#play-new", MenuButton.class);
        onFx(() -> {
            menu.show();
            return true;
        });
        staysWithoutFault(window, onFx(() -> menu.getItems().getFirst().getParentPopup()), menu::show);
    }

    private void staysWithoutFault(MainWindow window, PopupWindow popup, Runnable show) {
        onFx(() -> {
            show.run();
            return true;
        });
        afterFrames();
        for (int i = 0; i < 2; i++) {
            Theme other = onFx(() -> {
                CssParser.errorsProperty().addListener(listener);
                UserSettings settings = window.services().settings();
                settings.themeProperty().set(settings.themeProperty().get().other());
                return settings.themeProperty().get();
            });
            afterFrames();
            onFx(() -> {
                CssParser.errorsProperty().removeListener(listener);
                return true;
            });
            assertEquals(List.of(), onFx(() -> List.copyOf(faults)), other::word);
            assertEquals(
                    onFx(() -> window.scene().getUserAgentStylesheet()),
                    onFx(() -> popup.getScene().getUserAgentStylesheet()));
        }
        onFx(() -> {
            popup.hide();
            return true;
        });
    }
}
