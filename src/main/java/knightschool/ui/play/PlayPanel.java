package knightschool.ui.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.command.Command;
import knightschool.ui.control.ChoiceBoxConverter;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.control.SpacerFactory;

/** The panel at the right of a game in a window: its progress, its goal, and the choice of what is shown. */
final class PlayPanel extends VBox {
    private static final Map<DisplayOption, String> SHOWS = Map.of(
            DisplayOption.HINTS, PlayWords.MOVES,
            DisplayOption.OPEN_MOVE_COUNTS, PlayWords.OPEN_MOVES,
            DisplayOption.OPEN_MOVES, PlayWords.DOMAINS,
            DisplayOption.COLOURS, PlayWords.COLOURS,
            DisplayOption.NUMBERS, PlayWords.DIGITS,
            DisplayOption.REASONS, PlayWords.WHY);

    private final PlayModel model;
    private final PlayCommands commands;
    private final SegmentedControl<Boolean> goal;
    private final ButtonBase open;
    private final ButtonBase closed;
    private final Map<DisplayOption, CheckBox> boxes = new HashMap<>();
    private final CheckBox sound = box(PlayWords.SOUND, "play-sound");
    private final ChoiceBox<WinnabilityFeedbackTiming> policy = new SelectionRevealingChoiceBox<>();
    private boolean showing;

    PlayPanel(PlayModel model, PlayCommands commands) {
        this.model = model;
        this.commands = commands;
        goal = SegmentedControl.row(model::setClosed);
        open = goal(false, "play-open", PlayWords.OPEN_TOUR);
        closed = goal(true, "play-closed", PlayWords.CLOSED_TOUR);
        getStyleClass().add("play-panel");
        sound.selectedProperty().bindBidirectional(commands.soundProperty());
        sound.setTooltip(new Tooltip(commands.named(PlayCommands.SOUND).tooltip()));
        getChildren()
                .setAll(
                        new GameProgressPane(model),
                        title(PlayWords.GOAL),
                        goal,
                        title(PlayWords.SHOW),
                        shows(),
                        title(PlayWords.TELL),
                        policy());
        model.setupProperty().addListener(_ -> show());
        model.gameProperty().addListener(_ -> show());
        show();
    }

    private static Label title(String words) {
        Label label = LabelFactory.of(words, "play-title");
        label.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return label;
    }

    private static CheckBox box(String words, String id) {
        CheckBox box = NodeStyle.named(new CheckBox(words), id);
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

    private ButtonBase goal(boolean isClosed, String id, String words) {
        ButtonBase button = NodeStyle.of(goal.add(isClosed, id, words), "narrow");
        button.setPrefWidth(132);
        button.setTooltip(new Tooltip(commands.named(PlayCommands.CLOSED).tooltip()));
        return button;
    }

    private Node shows() {
        VBox rows = NodeStyle.of(new VBox(), "play-shows");
        for (DisplayOption option : commands.shows().options()) {
            Command command = commands.shows().of(option);
            CheckBox box = box(SHOWS.get(option), command.id().replace('.', '-'));
            box.setTooltip(new Tooltip(command.tooltip()));
            box.selectedProperty().addListener((_, _, now) -> whileShown(_ -> model.show(option, now)));
            boxes.put(option, box);
            rows.getChildren().add(row(box, command));
        }
        rows.getChildren().add(row(sound, commands.named(PlayCommands.SOUND)));
        return rows;
    }

    private static Node row(CheckBox box, Command command) {
        Label key = LabelFactory.of(command.keyText(), "text-12", "muted", "code");
        key.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return new HBox(box, SpacerFactory.across(), key);
    }

    private Node policy() {
        policy.setId("play-policy");
        ChoiceBoxConverter.offer(
                policy,
                List.of(
                        WinnabilityFeedbackTiming.ASKED,
                        WinnabilityFeedbackTiming.ALWAYS,
                        WinnabilityFeedbackTiming.END),
                PlayWords::policy);
        policy.setMaxWidth(Double.MAX_VALUE);
        policy.setTooltip(new Tooltip(PlayWords.TELL));
        policy.valueProperty().addListener((_, _, now) -> whileShown(_ -> model.change(setup -> setup.answering(now))));
        return policy;
    }

    /** Runs a change that the user made by a control, rather than {@link #show}. */
    private void whileShown(Consumer<Void> change) {
        if (!showing) {
            change.accept(null);
        }
    }

    private void show() {
        showing = true;
        Game game = model.game();
        Board board = game.board();
        goal.show(game.goal().isClosed());
        closed.setDisable(board.end() != Board.NONE);
        open.setText(PlayWords.openTour(board));
        boxes.forEach((option, box) -> box.setSelected(model.shows(option)));
        policy.setValue(model.now().answer());
        showing = false;
    }
}
