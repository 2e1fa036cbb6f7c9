package knightschool.ui.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.ChoiceBoxConverter;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/**
 * The panel beside a picture: the findings, the doubts, the tools, the walk with its clicks, and the further actions.
 */
final class PictureSidePanel extends VBox {
    private static final double TOOLTIP_WIDTH = 360;

    private final PictureCorrectionModel model;
    private final PictureCorrectionCommands commands;
    private final Label size = label("picture-size", "text-20", "strong");
    private final Label knight = label("picture-knight");
    private final Label several = label("picture-several", "strong");
    private final Label lead = label("picture-lead", "strong");
    private final VBox doubts = NodeStyle.named(new VBox(6), "picture-doubts");
    private final Label hint = label("picture-hint", "muted");
    private final Label walk = label("picture-walk");

    /** @param faults receives the fault of unusable typed input */
    PictureSidePanel(
            PictureCorrectionModel model,
            PictureShortestWalkModel solution,
            PictureCorrectionCommands commands,
            ObjectProperty<WalkClickScriptFormat> format,
            Consumer<InputFault> faults) {
        this.model = model;
        this.commands = commands;
        getStyleClass().add("picture-panel");
        Label name = label("picture-name", "muted");
        name.setText(model.picture().name());
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        name.setWrapText(false);
        solution.wordsProperty().addListener((_, _, words) -> say(walk, words));
        say(walk, "");
        getChildren().setAll(name, size, knight, several, resultText(), line());
        getChildren().addAll(new PictureCorrectionToolbar(model, commands, faults), hint, line());
        getChildren().addAll(solving(solution), player(solution), walk, clicks(format), line(), ending());
        addEventHandler(KeyEvent.KEY_PRESSED, PictureSidePanel::press);
        model.stateProperty().addListener(_ -> show());
        model.busyProperty().addListener(_ -> show());
        model.toolProperty().addListener(_ -> show());
        show();
    }

    /** Handles Enter on a focused button, so that it presses the button instead of taking the board. */
    private static void press(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && key.getTarget() instanceof ButtonBase button) {
            button.fire();
            key.consume();
        }
    }

    private static Label label(String id, String... styles) {
        return NodeStyle.named(LabelFactory.wrapped("", styles), id);
    }

    private static Region line() {
        return NodeStyle.of(new Region(), "hairline");
    }

    private Node resultText() {
        VBox words = new VBox(6, lead, doubts);
        ScrollPane scroll = NodeStyle.of(new ScrollPane(words), "picture-said");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private Node solving(PictureShortestWalkModel solution) {
        return row(
                solve(solution.playback().shownProperty()),
                button(PictureCorrectionCommands.STOP, PictureCorrectionWords.STOP));
    }

    /** Returns the button of the walk, which is selected while the walk is shown. */
    private ToggleButton solve(BooleanBinding shown) {
        Command command = commands.named(PictureCorrectionCommands.SOLVE);
        ToggleButton button = NodeStyle.named(new ToggleButton(PictureCorrectionWords.SOLVE), "picture-solution");
        button.getStyleClass().add("tall");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(command.tooltip()));
        button.disableProperty().bind(Bindings.not(command.available()));
        button.setOnAction(_ -> {
            commands.runAndFocus(command);
            button.setSelected(shown.get());
        });
        shown.subscribe(button::setSelected);
        return button;
    }

    private Node player(PictureShortestWalkModel solution) {
        HBox player = commands.player();
        NodeVisibility.follow(player, solution.playback().shownProperty());
        return player;
    }

    private Button button(String command, String words) {
        return CommandButtonFactory.of(commands.named(command), words);
    }

    private static Tooltip use(ObjectProperty<WalkClickScriptFormat> format) {
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        tooltip.textProperty()
                .bind(Bindings.createStringBinding(() -> PictureCorrectionWords.use(format.get()), format));
        return tooltip;
    }

    private Node clicks(ObjectProperty<WalkClickScriptFormat> format) {
        ChoiceBox<WalkClickScriptFormat> choice =
                NodeStyle.named(new SelectionRevealingChoiceBox<>(), "picture-format");
        ChoiceBoxConverter.offer(choice, List.of(WalkClickScriptFormat.values()), PictureCorrectionWords::format);
        choice.valueProperty().bindBidirectional(format);
        choice.setTooltip(use(format));
        choice.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(choice, Priority.ALWAYS);
        return row(
                choice,
                button(PictureCorrectionCommands.COPY, PictureCorrectionWords.COPY),
                button(PictureCorrectionCommands.SAVE, PictureCorrectionWords.SAVE));
    }

    private Node ending() {
        Button take = NodeStyle.of(button(PictureCorrectionCommands.TAKE, PictureCorrectionWords.TAKE), "filled");
        take.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(take, Priority.ALWAYS);
        return row(button(PictureCorrectionCommands.BACK, PictureCorrectionWords.BACK), take);
    }

    private static HBox row(Node... parts) {
        return HBoxFactory.of(8, parts);
    }

    private void show() {
        PictureCorrectionState state = model.stateProperty().get();
        boolean busy = model.busyProperty().get();
        Optional<Board> board = state.board().map(CorrectedBoard::board);
        say(size, board.map(PictureCorrectionWords::size).orElse(missingBoardText(state, busy)));
        say(knight, board.map(PictureCorrectionWords::knight).orElse(""));
        say(several, choiceText(state));
        say(lead, state.board().map(now -> lead(state, now, busy)).orElse(""));
        doubts.getChildren().setAll(words(state, busy));
        boolean frames = state.board().isEmpty();
        hint.setText(PictureCorrectionWords.hint(
                frames ? PictureCorrectionTool.FRAME : model.toolProperty().get()));
    }

    private String choiceText(PictureCorrectionState state) {
        return state.boards().size() > 1 && state.shownIndex() >= 0
                ? PictureCorrectionWords.choiceText(
                        state.shownIndex(),
                        state.boards().size(),
                        commands.named(PictureCorrectionCommands.NEXT).keyText())
                : "";
    }

    private static void say(Label label, String words) {
        label.setText(words);
        NodeVisibility.set(label, !words.isEmpty());
    }

    private static String missingBoardText(PictureCorrectionState state, boolean busy) {
        return busy
                ? PictureCorrectionWords.READING
                : state.refused().isPresent() ? PictureCorrectionWords.NO_BOARD : "";
    }

    private static String lead(PictureCorrectionState state, CorrectedBoard board, boolean busy) {
        return busy
                ? PictureCorrectionWords.READING
                : state.refused().isPresent()
                        ? PictureCorrectionWords.NOT_THAT_SIZE
                        : board.doubts().isEmpty() ? PictureCorrectionWords.SURE : PictureCorrectionWords.LOOK;
    }

    /** Returns the words about a picture; a refusal comes before the doubts. */
    private static List<Label> words(PictureCorrectionState state, boolean busy) {
        List<Label> words = new ArrayList<>();
        if (!busy && (state.board().isEmpty() || state.refused().isPresent())) {
            words.add(refused(state));
        }
        state.board().map(PictureSidePanel::doubts).ifPresent(words::addAll);
        return words;
    }

    private static List<Label> doubts(CorrectedBoard now) {
        return now.doubts().stream()
                .map(doubt -> LabelFactory.wrapped(PictureCorrectionWords.doubt(doubt, now.board())))
                .toList();
    }

    private static Label refused(PictureCorrectionState state) {
        Label words = LabelFactory.wrapped(
                state.board().isPresent()
                        ? PictureCorrectionWords.fault(state.refused().orElseThrow())
                        : PictureCorrectionWords.next(state.refused()));
        words.getStyleClass().add("picture-refused");
        return words;
    }
}
