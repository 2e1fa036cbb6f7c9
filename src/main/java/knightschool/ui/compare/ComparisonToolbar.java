package knightschool.ui.compare;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.control.NodeVisibility;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The controls of the comparison in the bar of the window: add a pane, the usual three, the animated picture, the
 * experiment, and the choice of the board.
 */
final class ComparisonToolbar {
    private static final double GAP = 8;

    /** The width of a window, in pixels, in which the bar has room for all buttons, whatever board is named. */
    private static final double WIDE_ENOUGH_FOR_ALL = 1_400;

    private final List<Command> commands;
    private final Runnable home;

    /** @param home returns the keyboard focus to the scene */
    ComparisonToolbar(List<Command> commands, Runnable home) {
        this.commands = commands;
        this.home = home;
    }

    /** The buttons, followed by those of the animated picture and the experiment and the one that chooses the board. */
    Node with(Command animation, Command experiment, Node chooser) {
        Command usual = Command.named(commands, PaneCommands.USUAL);
        Button three = CommandButtonFactory.of(usual, CompareWords.USUAL_PANES);
        three.getStyleClass().remove("tall");
        // It goes with the click: the focus would go to the bar.
        three.addEventHandler(ActionEvent.ACTION, _ -> home.run());
        NodeVisibility.follow(three, usual.available());
        Button add = IconButtonFactory.of(Command.named(commands, PaneCommands.ADD), new FontIcon(Feather.PLUS), home);
        Button plots = IconButtonFactory.of(experiment, new FontIcon(Feather.BAR_CHART_2), home);
        // Its card takes the focus.
        Button film = IconButtonFactory.of(animation, new FontIcon(Feather.FILM), () -> {});
        // A narrow window has no room for it beside the button of the usual three; the palette and the key have it.
        ObservableValue<Boolean> wide = film.sceneProperty()
                .flatMap(Scene::widthProperty)
                .map(width -> width.doubleValue() >= WIDE_ENOUGH_FOR_ALL)
                .orElse(false);
        NodeVisibility.follow(
                film,
                Bindings.createBooleanBinding(
                        () -> wide.getValue() || !usual.available().get(), wide, usual.available()));
        HBox tools = new HBox(GAP, three, add, film, plots, chooser);
        tools.setAlignment(Pos.CENTER_RIGHT);
        return tools;
    }
}
