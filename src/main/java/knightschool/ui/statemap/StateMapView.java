package knightschool.ui.statemap;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.ui.theme.Theme;

/** What the scene of maps looks like: the map at the left, the board at the right, plot and help below. */
final class StateMapView extends VBox {
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final double LARGE_FROM = 1700;
    private static final double RIGHT = 0.296;
    private static final double PLOT = 0.405;
    private static final double FOOT = 0.262;
    private static final double LEAST_FOOT = 168;

    private final MapPanel map;
    private final PuzzleBoard board;

    /** @param faults told what was typed that cannot be */
    StateMapView(
            StateMapModel model, StateMapCommands commands, ObservableValue<Theme> theme, Consumer<InputFault> faults) {
        getStyleClass().add("statemap");
        map = new MapPanel(model, commands);
        board = new PuzzleBoard(model);
        GoalPane verdict = new GoalPane(model, commands);
        PlotPane plot = new PlotPane(model);
        HelpPane help = new HelpPane(model, commands);
        EditPane edit = new EditPane(model.edit(), commands, board.hintProperty(), faults, board::requestFocus);
        show(edit, model.edit().editingProperty());
        show(verdict, model.edit().editingProperty().not());
        VBox right = new VBox(board, verdict, edit);
        right.getStyleClass().add("map-right");
        right.prefWidthProperty().bind(widthProperty().map(width -> Math.floor(RIGHT * (width.doubleValue() - 48))));
        right.setMinWidth(Region.USE_PREF_SIZE);
        right.setMaxWidth(Region.USE_PREF_SIZE);
        HBox upper = new HBox(map, right);
        upper.getStyleClass().add("map-upper");
        upper.setMinHeight(0);
        HBox.setHgrow(map, Priority.ALWAYS);
        map.setMinWidth(0);
        VBox.setVgrow(upper, Priority.ALWAYS);
        Region line = new Region();
        line.getStyleClass().add("hairline");
        HBox lower = new HBox(plot, help);
        lower.getStyleClass().add("map-lower");
        plot.prefWidthProperty().bind(widthProperty().map(width -> Math.floor(PLOT * (width.doubleValue() - 48))));
        plot.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(help, Priority.ALWAYS);
        help.setMinWidth(0);
        lower.prefHeightProperty()
                .bind(heightProperty().map(height -> Math.max(LEAST_FOOT, Math.floor(FOOT * height.doubleValue()))));
        lower.setMinHeight(Region.USE_PREF_SIZE);
        lower.setMaxHeight(Region.USE_PREF_SIZE);
        getChildren().setAll(upper, line, lower);
        map.pane().setPalette(theme.getValue().palette());
        theme.addListener((_, _, now) -> map.pane().setPalette(now.palette()));
        widthProperty().addListener((_, _, now) -> pseudoClassStateChanged(LARGE, now.doubleValue() >= LARGE_FROM));
    }

    private static void show(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }

    MapPanel map() {
        return map;
    }

    PuzzleBoard board() {
        return board;
    }

    boolean isSettled() {
        return map.pane().isSettled() && board.isStill();
    }

    void close() {
        map.pane().close();
    }
}
