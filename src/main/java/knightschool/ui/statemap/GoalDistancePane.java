package knightschool.ui.statemap;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.statemap.StateMap;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The pane with the distance of the puzzle on the board from a goal, and buttons below it. */
final class GoalDistancePane extends VBox {
    private final StateMapModel model;
    private final Label number = NodeStyle.named(LabelFactory.whole("", "text-28", "strong"), "map-distance");
    private final Label caption = NodeStyle.named(LabelFactory.of("", "text-16"), "map-what");
    private final Label sentence = NodeStyle.named(LabelFactory.wrapped("", "muted", "map-sentence"), "map-sentence");
    private final HBox figures;
    private final FlowPane own;
    private final HBox player;
    private final FlowPane other;
    private final Button go;
    private final Button solve;
    private final Button next;
    private final boolean inWindow;
    private final Runnable focus;

    /** @param focus returns the keyboard focus to the board when a focused button is hidden */
    GoalDistancePane(StateMapModel model, StateMapCommands commands, ScenePlacement form, Runnable focus) {
        this.model = model;
        this.focus = focus;
        this.inWindow = form == ScenePlacement.WINDOW;
        getStyleClass().add("map-verdict");
        figures = NodeStyle.of(new HBox(8, number, caption), "map-figures");
        figures.setAlignment(Pos.BASELINE_LEFT);
        Button undo = icon(commands.named(StateMapCommands.UNDO), Feather.CORNER_UP_LEFT);
        Button redo = icon(commands.named(StateMapCommands.REDO), Feather.CORNER_UP_RIGHT);
        Button again = CommandButtonFactory.of(commands.named(StateMapCommands.AGAIN), StateMapWords.AGAIN);
        solve = CommandButtonFactory.of(commands.named(StateMapCommands.SOLVE), StateMapWords.SOLUTION);
        solve.setGraphic(new FontIcon(Feather.PLAY));
        solve.getStyleClass().add("filled");
        Button edit = icon(commands.named(StateMapCommands.EDIT), Feather.EDIT_2);
        NodeVisibility.set(edit, commands.canEdit());
        next = CommandButtonFactory.of(commands.named(StateMapCommands.NEXT), StateMapWords.NEXT);
        next.getStyleClass().add("filled");
        own = row(undo, redo, again, edit, solve, next);
        Button back = CommandButtonFactory.of(commands.named(StateMapCommands.BACK), StateMapWords.BACK);
        go = NodeStyle.of(CommandButtonFactory.of(commands.named(StateMapCommands.GO), ""), "filled");
        player = commands.playback().buttons(focus);
        other = row(player, back, go);
        StackPane rows = new StackPane(own, other);
        rows.setAlignment(Pos.TOP_LEFT);
        getChildren().setAll(figures, sentence, rows);
        model.play().gameProperty().addListener(_ -> show());
        model.play().slidProperty().addListener(_ -> show());
        model.maps().stateProperty().addListener(_ -> show());
        model.inspectedPosition().previewProperty().addListener(_ -> show());
        model.help().demonstrationProperty().addListener(_ -> show());
        show();
    }

    /** Hides or shows the distance from the exit. */
    void hideDistance(boolean hidden) {
        figures.setVisible(!hidden);
        sentence.setVisible(!hidden);
    }

    private static Button icon(Command command, Feather sign) {
        return NodeStyle.of(CommandButtonFactory.of(command, new FontIcon(sign)), "tall", "map-icon");
    }

    private static FlowPane row(Node... buttons) {
        return NodeStyle.of(new FlowPane(6, 8, buttons), "map-buttons");
    }

    private void show() {
        boolean hadFocus = hasFocusWithin();
        boolean isOwn = model.inspectedPosition().shownPosition() == StateMapMarks.NONE;
        own.setVisible(isOwn);
        other.setVisible(!isOwn);
        // On a slide a question may ask for the solution.
        NodeVisibility.set(solve, inWindow && !model.play().game().isSolved());
        NodeVisibility.set(next, inWindow && model.play().game().isSolved());
        model.stateMap().ifPresentOrElse(this::show, this::showUnknown);
        NodeVisibility.set(player, model.help().isShowing());
        var move = model.inspectedPosition().moveToPreview();
        NodeVisibility.set(go, move.isPresent() && !model.play().game().isSolved());
        move.ifPresent(
                blockMove -> go.setText(StateMapWords.go(model.play().game().puzzle(), blockMove)));
        if (hadFocus && !hasFocusWithin()) {
            focus.run();
        }
    }

    /** Whether a visible button of this pane has the focus. */
    private boolean hasFocusWithin() {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        return owner instanceof Button && isRow(owner.getParent()) && isSeen(owner);
    }

    /** Whether a parent is a row of this pane. A removed button has no parent, but may still have the focus. */
    private boolean isRow(Parent parent) {
        return parent == own || parent == other || parent == player;
    }

    private static boolean isSeen(Node button) {
        return button.isVisible() && button.getParent().isVisible();
    }

    private void showUnknown() {
        say(
                "",
                model.play().game().isSolved()
                        ? StateMapWords.FREE
                        : StateMapWords.unmapped(model.play().game().walk().size()),
                "");
    }

    private void show(StateMap map) {
        int position = model.inspectedPosition().shownPosition();
        int at = position == StateMapMarks.NONE
                ? model.play().session().orElseThrow().position()
                : position;
        int distance = map.toGoal(at);
        int moveCount = model.play().game().walk().size();
        if (distance == StateMap.NONE) {
            say("", StateMapWords.NO_GOAL, StateMapWords.NO_GOAL_HELP);
        } else if (position == StateMapMarks.NONE && distance == 0) {
            say("", StateMapWords.FREE, StateMapWords.solved(moveCount, map.shortest()));
        } else {
            say(
                    NumberFormatter.grouped(distance),
                    StateMapWords.toGoal(distance),
                    position == StateMapMarks.NONE
                            ? StateMapWords.soFar(moveCount, map.shortest())
                            : model.help()
                                    .demonstrationProperty()
                                    .get()
                                    .map(StateMapWords::demonstrated)
                                    .orElseGet(() -> StateMapWords.puzzleButtonText(map.fromStart(position))));
        }
    }

    private void say(String figure, String words, String explanation) {
        number.setText(figure);
        NodeVisibility.set(number, !figure.isEmpty());
        caption.setText(words);
        boolean slid = model.play().slidProperty().get().isPresent();
        sentence.setText(slid ? StateMapWords.SLID : explanation);
    }
}
