package knightschool.ui.play;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.GameTimelineDrawing.Strip;
import knightschool.play.HintStrength;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.focus.FocusReturnAfterMouse;
import knightschool.ui.hint.HintSequenceButtons;
import knightschool.ui.hint.HintWords;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.theme.PseudoClasses;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The view of a game: the board, the answers, the progress and the choice of what is shown, and the strip below. */
final class PlayView {
    private static final double NARROW_BELOW = 1200;
    private static final double LARGE_HEIGHT = 860;
    private static final double LARGE_WIDTH = 1700;
    private static final double LARGE_BESIDE_TEXT = 1000;

    private final PlayModel model;
    private final WinnabilityModel answers;
    private final GameBoardView game;
    private final MovableKnightBoardView board;
    private final MoveStrip strip;
    private final ScenePlacement form;
    private final Region facts;
    private final HBox buttons;
    private final Region player;
    private final Node undoing;
    private final MenuButton menu = new MenuButton(PlayWords.NEW_GAME);

    /** The menu of new games or, beside a text, the button that begins this one again. */
    private final Node games;

    private final Label task = NodeStyle.named(LabelFactory.of("", "play-task"), "play-task");
    private final Node hintPane;
    private final LosingMovePane lossPane;
    private final InSceneLegend legend;
    private final HBox afterwards;
    private final HeightResponsiveColumn box;
    private boolean files = true;

    PlayView(
            ScenePlacement form,
            PlayModel model,
            WinnabilityModel answers,
            RequestedHintsModel hints,
            PlayCommands commands) {
        this.form = form;
        this.model = model;
        this.answers = answers;
        this.game = new GameBoardView(model, answers, hints, commands);
        this.board = game.knight();
        ObjectBinding<Strip> moves = Bindings.createObjectBinding(
                () -> answers.judgedProperty().get().strip(model.game()),
                model.gameProperty(),
                answers.judgedProperty());
        boolean inWindow = form == ScenePlacement.WINDOW;
        this.strip = new MoveStrip(model, moves, inWindow);
        this.facts = inWindow ? new PlayPanel(model, commands) : new GameProgressPane(model);
        this.undoing = undoing(commands);
        this.games = inWindow ? menu(commands) : again(commands);
        this.buttons = buttons(undoing, games);
        this.player = player(commands);
        this.hintPane = hintPane(hints, commands.named(PlayCommands.HINT));
        this.lossPane = new LosingMovePane(answers);
        this.legend = InSceneLegend.column(PlayWords.LEGEND, board::signs);
        this.afterwards = new HBox(
                8,
                CommandButtonFactory.of(commands.named(PlayCommands.COMPARE), PlayWords.COMPARE),
                CommandButtonFactory.of(commands.named(PlayCommands.SAVE), PlayWords.SAVE));
        VBox texts = new VBox(new WinnabilityPane(model, answers, commands), hintPane, lossPane, afterwards);
        texts.getStyleClass().add("play-said");
        task.setWrapText(true);
        task.managedProperty().bind(task.visibleProperty());
        HBox.setHgrow(board.node(), Priority.ALWAYS);
        // Beside a text what is said has the width, and the choices are the slide's.
        if (!inWindow) {
            texts.getChildren().addFirst(facts);
            texts.getChildren().add(legend.node());
        }
        HBox columns = NodeStyle.of(inWindow ? new HBox(texts, facts) : new HBox(texts), "play-columns");
        StackPane row = new StackPane(buttons, player);
        row.setAlignment(Pos.CENTER_LEFT);
        VBox right = new VBox(columns, SpacerFactory.down(), row);
        right.setMinWidth(Region.USE_PREF_SIZE);
        HBox upper = NodeStyle.of(new HBox(board.node(), right), "play-upper");
        upper.setMinHeight(0);
        VBox.setVgrow(upper, Priority.ALWAYS);
        box = inWindow
                ? new HeightResponsiveColumn(upper, right, strip)
                : new HeightResponsiveColumn(upper, right, legend.node(), strip, facts);
        box.getChildren().setAll(task, upper, strip);
        box.getStyleClass().add("play");
        box.addEventHandler(KeyEvent.KEY_PRESSED, board::key);
        box.layoutBoundsProperty().addListener((_, _, now) -> {
            box.pseudoClassStateChanged(
                    PseudoClasses.LOW, inWindow && now.getHeight() < ResponsiveSceneFrame.LOW_HEIGHT);
            box.pseudoClassStateChanged(PseudoClasses.NARROW, inWindow && now.getWidth() < NARROW_BELOW);
            box.pseudoClassStateChanged(
                    PseudoClasses.LARGE,
                    now.getHeight() >= LARGE_HEIGHT && now.getWidth() >= (inWindow ? LARGE_WIDTH : LARGE_BESIDE_TEXT));
        });
        // Heard after the answers and hints have heard the same: what they said of another game is gone by then.
        model.gameProperty().addListener((_, _, _) -> show());
        model.setupProperty().addListener((_, _, _) -> show());
        answers.answerProperty().addListener(_ -> show());
        answers.demonstration().shownProperty().addListener(_ -> show());
        answers.demonstration().playback().stepProperty().addListener(_ -> legend.show());
        hints.displayedProperty().addListener((_, _, _) -> show());
        show();
    }

    private Node hintPane(RequestedHintsModel hints, Command next) {
        ObservableValue<String> sentence = hints.displayedProperty()
                .map(hint -> hint.map(found -> PlayHintWords.text(model.board(), found))
                        .orElse(PlayHintWords.LOOKING));
        List<String> titles =
                Stream.of(HintStrength.values()).map(PlayHintWords::title).toList();
        VBox rows = new VBox(LabelFactory.of(HintWords.TITLE, "play-title"));
        Runnable focus = new FocusReturnAfterMouse(rows, board::focus);
        rows.getChildren().addAll(new HintSequenceButtons(hints.sequence(), titles, sentence, next, focus).buttons());
        rows.disableProperty().bind(hints.canAskProperty().not());
        return NodeStyle.of(rows, "hint-pane");
    }

    /** Points at squares, as hints do, until the game changes. */
    void point(List<Integer> squares) {
        game.point(squares);
        legend.show();
    }

    private static Node undoing(PlayCommands commands) {
        var undo = CommandButtonFactory.of(commands.named(PlayCommands.UNDO), UndoWords.TAKE_BACK);
        undo.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        var redo = CommandButtonFactory.of(commands.named(PlayCommands.REDO), UndoWords.DO_AGAIN);
        redo.setGraphic(new FontIcon(Feather.CORNER_UP_RIGHT));
        return new HBox(8, undo, redo);
    }

    private Node menu(PlayCommands commands) {
        menu.setId("play-new");
        menu.getStyleClass().add("tall");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setTooltip(new Tooltip(PlayWords.NEW_GAME));
        for (Command game : commands.games()) {
            menu.getItems().add(CommandButtonFactory.item(game));
        }
        return menu;
    }

    private static Node again(PlayCommands commands) {
        return NodeStyle.named(
                CommandButtonFactory.of(commands.named(PlayCommands.SAME), PlayWords.START_AGAIN), "start-again");
    }

    private static HBox buttons(Node undoing, Node games) {
        return NodeStyle.of(HBoxFactory.of(8, undoing, SpacerFactory.across(), games), "play-buttons");
    }

    /** Returns the buttons that play a solution. Beside a text there is room for no other one. */
    private Region player(PlayCommands commands) {
        HBox row = NodeStyle.of(HBoxFactory.of(8, commands.playback().buttons(board::focus)), "play-buttons");
        if (form == ScenePlacement.WINDOW) {
            row.getChildren().add(CommandButtonFactory.of(commands.named(PlayCommands.STOP), PlayWords.STOP));
        }
        row.setMaxWidth(Region.USE_PREF_SIZE);
        return row;
    }

    /** Shows the given controls and the task. */
    void show(Predicate<SceneControl> filter, String words) {
        task.setText(words);
        task.setVisible(!words.isEmpty());
        box.setWanted(facts, filter.test(SceneControl.FACTS));
        NodeVisibility.set(games, filter.test(SceneControl.BUTTONS));
        NodeVisibility.set(undoing, filter.test(SceneControl.BUTTONS) || filter.test(SceneControl.UNDO));
        box.setWanted(strip, filter.test(SceneControl.PLAYER));
        files = filter.test(SceneControl.FILES);
        box.setWanted(
                legend.node(), form == ScenePlacement.SLIDE && model.now().answer() == WinnabilityFeedbackTiming.NEVER);
        show();
    }

    void offer(List<Command> more) {
        menu.getItems().add(new SeparatorMenuItem());
        more.forEach(command -> menu.getItems().add(CommandButtonFactory.item(command)));
    }

    private void show() {
        WinnabilityAnswer answer = answers.answerProperty().get();
        MoveJudgementMemory judged = answers.judgedProperty().get();
        answer.loss().ifPresent(loss -> lossPane.show(model.game(), loss, judged));
        NodeVisibility.set(
                lossPane, form == ScenePlacement.WINDOW && answer.loss().isPresent());
        boolean hinted = model.now().answer() != WinnabilityFeedbackTiming.NEVER;
        NodeVisibility.set(
                hintPane, hinted && answer.loss().isEmpty() && !model.game().isFinished());
        NodeVisibility.set(
                afterwards, files && (answer.loss().isPresent() || model.game().isOver()));
        boolean demonstrated = answers.demonstration().shownProperty().get();
        NodeVisibility.set(buttons, undoing.isVisible() && !demonstrated);
        NodeVisibility.set(player, demonstrated);
        legend.show();
    }

    /** Returns the signs that the board shows now. */
    List<LegendEntry> signs() {
        return Stream.concat(board.signs().stream(), strip.signs().stream()).toList();
    }

    Region node() {
        return box;
    }

    /** The playback of a tour that has just been finished. */
    PlaybackModel finishPlayback() {
        return game.finishPlayback();
    }

    MovableKnightBoardView board() {
        return board;
    }

    void close() {
        legend.close();
        board.close();
    }
}
