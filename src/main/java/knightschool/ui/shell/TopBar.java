package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.ui.theme.Theme;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar on top: the tabs, the scene's own control, help and the theme; and the keys that work in every scene. */
final class TopBar {
    private final MainWindow window;
    private final List<RoomPlan> plans;
    private final List<ToggleButton> tabs = new ArrayList<>();
    private final HBox tools = new HBox();
    private final Button theme = bare("theme", new FontIcon(Feather.MOON));
    private final HBox bar;

    TopBar(List<RoomPlan> plans, MainWindow window) {
        this.window = window;
        this.plans = List.copyOf(plans);
        this.bar = new HBox(tabRow(), gap(), tools, help(), theme);
        bar.getStyleClass().add("top-bar");
        tools.getStyleClass().add("scene-tools");
        theme.setOnAction(_ -> window.toggleTheme());
        window.themeProperty().addListener((_, _, now) -> offer(now.other()));
        offer(window.themeProperty().get().other());
    }

    Node node() {
        return bar;
    }

    private Node tabRow() {
        for (RoomPlan plan : plans) {
            ToggleButton tab = new ToggleButton(plan.title());
            tab.setId("tab-" + plan.name());
            tab.setTooltip(new Tooltip(plan.title() + " (Ctrl + " + (tabs.size() + 1) + ")"));
            tab.setOnAction(_ -> {
                tab.setSelected(true);
                window.show(plan.name());
            });
            tabs.add(tab);
        }
        return new SegmentedButton(tabs.toArray(ToggleButton[]::new));
    }

    private static Node gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private Node help() {
        Label mark = new Label("?");
        mark.getStyleClass().add("question-mark");
        Button help = bare("help", mark);
        help.setAccessibleText("Help: the keys of this scene");
        help.setTooltip(new Tooltip("The keys of this scene, and about Knight School (F1)"));
        help.setOnAction(_ -> window.help());
        return help;
    }

    private static Button bare(String id, Node graphic) {
        Button button = new Button(null, graphic);
        button.setId(id);
        button.getStyleClass().add("bare");
        return button;
    }

    private void offer(Theme other) {
        theme.setGraphic(new FontIcon(other == Theme.DARK ? Feather.MOON : Feather.SUN));
        theme.setAccessibleText("Change to the " + other.word() + " theme");
        theme.setTooltip(new Tooltip("To the " + other.word() + " theme (Ctrl + T)"));
    }

    /** A scene is on screen: its tab is grey and its own control is in the bar. */
    void shows(String name, Node sceneTools) {
        for (int i = 0; i < tabs.size(); i++) {
            tabs.get(i).setSelected(plans.get(i).name().equals(name));
        }
        tools.getChildren().setAll(sceneTools);
    }

    /** The keys of the window. */
    static List<KeyHelp> keys() {
        return List.of(
                new KeyHelp("Ctrl + 1, 2, 3, 4, 5", "to a scene"),
                new KeyHelp("Ctrl + T", "light or dark"),
                new KeyHelp("F1", "this help"),
                new KeyHelp("F11", "full screen, and back"));
    }

    boolean handle(KeyEvent key) {
        if (key.getCode() == KeyCode.F1) {
            window.help();
            return true;
        }
        if (key.getCode() == KeyCode.F11 && window.scene().getWindow() instanceof Stage stage) {
            toggleFullScreen(stage);
            return true;
        }
        return key.isShortcutDown() && shortcut(key);
    }

    /** Esc is the scene's own key, so it does not end the full screen, and no banner over the scene says it does. */
    private void toggleFullScreen(Stage stage) {
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(!stage.isFullScreen());
        if (stage.isFullScreen()) {
            window.messages().say("F11 leaves the full screen.");
        }
    }

    private boolean shortcut(KeyEvent key) {
        if (key.getCode() == KeyCode.T) {
            window.toggleTheme();
            return true;
        }
        int tab = key.getCode().getCode() - KeyCode.DIGIT1.getCode();
        if (!key.getCode().isDigitKey() || tab < 0 || tab >= plans.size()) {
            return false;
        }
        window.show(plans.get(tab).name());
        return true;
    }
}
