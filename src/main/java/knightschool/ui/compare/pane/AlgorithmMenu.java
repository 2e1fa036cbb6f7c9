package knightschool.ui.compare.pane;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.drawing.AlgorithmStyle;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The menu with the name of a pane's algorithm, in which its options and another algorithm are chosen. */
final class AlgorithmMenu extends MenuButton {
    private static final double MARKER = 16;
    private static final double AFTER_WORDS = 12;

    private final PaneIdentity identity;
    private final PaneActions actions;

    /** Whether the mouse is down on the name. */
    private boolean isPressed;

    /**
     * @param identity the pane
     * @param actions the actions on the pane
     */
    AlgorithmMenu(PaneIdentity identity, PaneActions actions) {
        this.actions = actions;
        setId(identity.id("algorithm"));
        getStyleClass().add("algorithm-menu");
        setAccessibleText(PaneWords.algorithmReadOut(identity.title()));
        this.identity = identity;
        // The name is also what the pane is dragged by: a press alone does not open the menu. It closes an open one.
        addEventFilter(
                MouseEvent.MOUSE_PRESSED,
                press -> isPressed = press.getButton() == MouseButton.PRIMARY && !isShowing());
        addEventHandler(MouseEvent.MOUSE_RELEASED, release -> {
            boolean isClick = isPressed && release.isStillSincePress();
            isPressed = false;
            if (isClick) {
                show();
            }
        });
    }

    /**
     * Opens the menu, or that of the pane which is about to take the place of this one. The items are made here and not
     * by the event of a menu that opens, which the palette sends, too: most menus are never opened, and the algorithms
     * of all panes would stand before lessons and words of the same names.
     */
    @Override
    public void show() {
        if (!isPressed && !actions.algorithm().makeWay().getAsBoolean()) {
            if (getItems().isEmpty()) {
                fill();
            }
            super.show();
        }
    }

    private void fill() {
        Consumer<ConfiguredAlgorithm> listener = actions.algorithm().choose();
        PaneActions.PlaceAmongPanes place = actions.place();
        if (!place.isAlone()) {
            getItems().addAll(item(place.enlarge()), item(place.close()), new SeparatorMenuItem());
        }
        getItems().addAll(new AlgorithmOptionMenuItems(identity.solver(), listener).items());
        for (Algorithm algorithm : Algorithms.all()) {
            boolean now = algorithm.equals(identity.solver().algorithm());
            getItems()
                    .add(item(
                            algorithm,
                            now,
                            other -> listener.accept(now ? identity.solver() : ConfiguredAlgorithm.of(other))));
        }
    }

    /** A menu item with its key, left-aligned like the options below it. */
    private static MenuItem item(Command command) {
        Label words = new Label(command.title());
        Label key = LabelFactory.of(command.keyText(), "muted", "code", "text-12");
        HBox line = new HBox(AFTER_WORDS, words, key);
        line.setAlignment(Pos.BASELINE_LEFT);
        MenuItem item = new CustomMenuItem(line);
        item.setId("menu-" + command.id().replace('.', '-'));
        item.getStyleClass().add("algorithm-option");
        item.setOnAction(_ -> command.run());
        return item;
    }

    private static MenuItem item(Algorithm algorithm, boolean now, Consumer<Algorithm> listener) {
        Text title = NodeStyle.of(new Text(algorithm.title()), "strong", "text-14", "ink");
        Text summary = NodeStyle.of(new Text(algorithm.summary()), "muted", "text-12");
        FontIcon tick = new FontIcon(Feather.CHECK);
        tick.setVisible(now);
        // Texts in one grid: labels in boxes are three times as much to style, and the menu is to be there at once.
        GridPane choice = NodeStyle.of(new GridPane(), "algorithm-choice");
        choice.add(tick, 0, 0, 1, 2);
        choice.add(AlgorithmMarkers.marker(AlgorithmStyle.of(algorithm), MARKER), 1, 0);
        choice.add(title, 2, 0);
        choice.add(summary, 1, 1, 2, 1);
        MenuItem item = new CustomMenuItem(choice);
        item.setId("choose-" + algorithm.name());
        item.getStyleClass().add("algorithm-item");
        item.setOnAction(_ -> listener.accept(algorithm));
        return item;
    }
}
