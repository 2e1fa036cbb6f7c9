package knightschool.ui.statemap;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.Theme;

/**
 * The view of the scene of a sliding puzzle and the map of its positions. In the window the map is at the left, the
 * board at the right, plot and help below. Beside the text of a slide the map is above the board, or the board is
 * alone.
 */
final class StateMapSceneView extends VBox {
    private static final double LARGE_FROM = 1700;
    private static final double RIGHT = 0.296;
    private static final double PLOT = 0.405;
    private static final double FOOT = 0.262;
    private static final double LEAST_FOOT = 168;

    /** The fraction of the height for the board beside the text of a slide if the map is visible too. */
    private static final double BOARD_PART = 0.42;

    private static final double BOARD_WIDTH = 0.62;

    private final StateMapGraphPane map;
    private final PuzzleBoardView board;
    private final GoalDistancePane verdict;
    private final DistanceOverTimePane plot;
    private final SolutionHelpPane help;
    private final ObservableValue<Theme> theme;
    private final ChangeListener<Theme> dresser;

    /** @param messages shows the fault of a typed value that is not valid, and why a click has no effect */
    StateMapSceneView(
            StateMapModel model,
            StateMapCommands commands,
            ScenePlacement form,
            ObservableValue<Theme> theme,
            MessageDisplay messages) {
        this.theme = theme;
        getStyleClass().add("statemap");
        map = new StateMapGraphPane(model, commands, form == ScenePlacement.WINDOW);
        board = new PuzzleBoardView(model, messages::refuse);
        verdict = new GoalDistancePane(model, commands, form, board::requestFocus);
        plot = new DistanceOverTimePane(model, commands, board::requestFocus);
        help = new SolutionHelpPane(model, commands, board::requestFocus);
        if (form == ScenePlacement.WINDOW) {
            arrangeWindow(model, commands, messages::show);
            addEventHandler(KeyEvent.KEY_PRESSED, this::choose);
        } else {
            arrangeSlide();
        }
        map.pane().showWholeByKeyIn(this);
        map.pane().setOnRefused(messages::refuse);
        map.pane().setPalette(theme.getValue().palette());
        dresser = (_, _, now) -> map.pane().setPalette(now.palette());
        theme.addListener(dresser);
        widthProperty()
                .addListener(
                        (_, _, now) -> pseudoClassStateChanged(PseudoClasses.LARGE, now.doubleValue() >= LARGE_FROM));
    }

    private void arrangeWindow(StateMapModel model, StateMapCommands commands, Consumer<InputFault> faults) {
        PuzzleEditPane edit = new PuzzleEditPane(model, commands, board.hintProperty(), faults, board::requestFocus);
        NodeVisibility.follow(edit, model.edit().editingProperty());
        NodeVisibility.follow(verdict, model.edit().editingProperty().not());
        VBox right = NodeStyle.of(new VBox(board, verdict, edit), "map-right");
        right.prefWidthProperty().bind(widthProperty().map(width -> Math.floor(RIGHT * (width.doubleValue() - 48))));
        right.setMinWidth(Region.USE_PREF_SIZE);
        right.setMaxWidth(Region.USE_PREF_SIZE);
        HBox upper = NodeStyle.of(new HBox(map, right), "map-upper");
        upper.setMinHeight(0);
        HBox.setHgrow(map, Priority.ALWAYS);
        map.setMinWidth(0);
        VBox.setVgrow(upper, Priority.ALWAYS);
        Region line = NodeStyle.of(new Region(), "hairline");
        HBox lower = NodeStyle.of(new HBox(plot, help), "map-lower");
        plot.prefWidthProperty().bind(widthProperty().map(width -> Math.floor(PLOT * (width.doubleValue() - 48))));
        plot.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(help, Priority.ALWAYS);
        help.setMinWidth(0);
        lower.prefHeightProperty()
                .bind(heightProperty().map(height -> Math.max(LEAST_FOOT, Math.floor(FOOT * height.doubleValue()))));
        lower.setMinHeight(Region.USE_PREF_SIZE);
        lower.setMaxHeight(Region.USE_PREF_SIZE);
        getChildren().setAll(upper, line, lower);
    }

    private void arrangeSlide() {
        HBox below = NodeStyle.of(new HBox(board, verdict), "map-below");
        HBox.setHgrow(verdict, Priority.ALWAYS);
        below.setMinHeight(0);
        verdict.setMinWidth(0);
        board.setMinSize(Region.USE_PREF_SIZE, 0);
        VBox.setVgrow(map, Priority.ALWAYS);
        VBox.setVgrow(below, Priority.ALWAYS);
        map.setMinHeight(0);
        below.prefHeightProperty().bind(heightProperty().map(height -> Math.floor(BOARD_PART * height.doubleValue())));
        board.maxHeightProperty().bind(below.heightProperty());
        board.prefWidthProperty()
                .bind(Bindings.min(below.heightProperty(), widthProperty().multiply(BOARD_WIDTH)));
        getChildren().setAll(map, below);
    }

    /** Hides parts. A board without its map takes the space of both. */
    void hide(Set<HideableScenePart> parts) {
        NodeVisibility.set(map, !parts.contains(StateMapSetup.MAP));
        verdict.hideDistance(parts.contains(StateMapSetup.DISTANCE));
    }

    /**
     * Selects a block by its letter even if a control other than a text field has the focus, and moves the focus to the
     * board.
     */
    void choose(KeyEvent key) {
        boolean elsewhere = !board.isFocused() && !(key.getTarget() instanceof TextInputControl);
        if (elsewhere && key.getCode().isLetterKey() && board.key(key)) {
            board.requestFocus();
        }
    }

    /** Moves the keyboard focus to the board. */
    @Override
    public void requestFocus() {
        board.requestFocus();
    }

    StateMapGraphPane map() {
        return map;
    }

    PuzzleBoardView board() {
        return board;
    }

    /** The entries of the legend for the signs on the map, on the board, in the plot and in the solution now. */
    List<LegendEntry> signs() {
        List<LegendEntry> ofPlot = plot.getScene() == null ? List.of() : plot.signs();
        List<LegendEntry> ofHelp = help.getScene() == null ? List.of() : help.signs();
        return Stream.of(map.signs(), board.signs(), ofPlot, ofHelp)
                .flatMap(List::stream)
                .toList();
    }

    /** The field for the name of the player. */
    TextField name() {
        return plot.name();
    }

    boolean isSettled() {
        return (!map.isVisible() || map.pane().isSettled()) && board.isStill() && plot.isCurrent();
    }

    void close() {
        theme.removeListener(dresser);
        map.close();
        plot.close();
    }
}
