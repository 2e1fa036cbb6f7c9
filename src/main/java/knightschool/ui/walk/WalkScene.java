package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.game.DrawableKnightBoard;
import knightschool.drawing.game.WalkArrowDrawing;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A board on which the user clicks a walk, with the verdict beside it. */
public final class WalkScene
        implements InPlaceUpdateScene<WalkSetup>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                UndoableScene,
                UndoTransferScene<WalkScene.WalkEdits>,
                AnswerFeedbackScene,
                PartHidingScene,
                LegendScene,
                SidePaneScene,
                GestureHelpScene,
                NumberAndLetterKeyScene {
    private final WalkModel model = new WalkModel();
    private final MovableKnightBoardView board = new MovableKnightBoardView(
            "walk-board",
            model,
            square -> MovableKnightBoardWords.accessibleText(model.board(), model.walk(), square),
            this::view);
    private final WalkSquareChipRow trail = new WalkSquareChipRow(WalkWords.CHOOSE_TO_BEGIN);
    private final WalkVerdictView verdict = new WalkVerdictView(WalkWords.CHOOSE);
    private final List<Command> commands = List.of(
            Command.of("walk.undo", model::undo)
                    .when(model::canUndo, model.walkProperty(), model.turnsProperty())
                    .orSay(() -> model.noUndo("walk.redo")),
            Command.of("walk.redo", model::redo).when(model::canRedo, model.walkProperty(), model.turnsProperty()),
            Command.of("walk.delete", model::clear),
            Command.of("walk.again", model::startAgain));
    private final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final ScenePlacement form;
    private Set<HideableScenePart> hiddenParts = Set.of();
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private final Button empty = button("walk.delete", "empty-board", WalkWords.EMPTY_BOARD);
    private final Node buttons = buttons();
    private final VBox box;
    private boolean changing;
    private boolean opening;

    /** The walks up to a set-up. */
    record WalkEdits(WalkSetup setup, CrossGameUndoHistory.Handover<WalkHistory<Integer>> walks) {}

    /** The descriptor of the scene, which is used on slides only. */
    public static SceneDescriptor<WalkSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.WALK,
                        "",
                        WalkSetup.class,
                        _ -> new WalkSetup(WrittenBoard.usual(), List.of(), SceneDisplayState.NONE),
                        WalkScene::new)
                .picturedBy(".board-canvas");
    }

    /** @param form beside the text of a slide only the buttons named by the set-up are shown */
    WalkScene(SceneHost shell, ScenePlacement form) {
        this.form = form;
        CentredBoardPane place = board.node();
        VBox.setVgrow(place, Priority.ALWAYS);
        box = NodeStyle.of(new VBox(place, inLine(place, trail.node()), inLine(place, buttons)), "walk-scene");
        // Rows begin where the board does: what they need must not keep a narrower frame from moving the board.
        box.setMinWidth(0);
        box.addEventHandler(KeyEvent.KEY_PRESSED, board::key);
        board.setOverlay(answer::over);
        model.dictionaryProperty().bind(shell.settings().dictionaryProperty());
        model.dictionaryProperty().addListener(_ -> draw());
        model.refusalProperty().addListener((_, _, words) -> shell.messages().replace(words));
        model.walkProperty().addListener((_, before, now) -> moved(before, now));
    }

    private void moved(WalkHistory<Integer> before, WalkHistory<Integer> now) {
        answer.clear();
        board.moved(before, now, opening);
        draw();
        if (!opening) {
            changed.run();
        }
    }

    @Override
    public void open(WalkSetup setup) {
        answer.clear();
        opening = true;
        model.open(setup);
        opening = false;
        boolean buttonsVisible =
                form == ScenePlacement.WINDOW || setup.controls().shows(SceneControl.BUTTONS, false);
        NodeVisibility.set(buttons, buttonsVisible);
        // Otherwise both buttons would do the same.
        NodeVisibility.set(empty, model.startsWithAWalk());
        draw();
    }

    @Override
    public void change(WalkSetup setup, boolean goesOn) {
        if (!now().withWalk(setup.walk()).equals(setup)) {
            open(setup);
        } else if (changing) {
            model.amend(setup.walk());
        } else {
            model.replace(setup.walk());
        }
        changing = goesOn;
    }

    @Override
    public WalkSetup now() {
        return model.now();
    }

    @Override
    public UndoHistory undoHistory() {
        return model;
    }

    @Override
    public Class<WalkEdits> editsType() {
        return WalkEdits.class;
    }

    @Override
    public WalkEdits edits() {
        return new WalkEdits(now(), model.edits());
    }

    @Override
    public boolean adoptEdits(WalkEdits before) {
        boolean fits = before.setup().equals(now());
        if (fits) {
            opening = true;
            model.adoptHistory(before.walks());
            opening = false;
        }
        return fits;
    }

    private void draw() {
        board.draw();
        trail.show(model.squareNames(), marked());
        verdict.show(model.report());
    }

    /** The step marked yellow. It is hidden with the verdict, which it would give away in part. */
    private int marked() {
        WalkReport report = model.report();
        boolean verdictShown = report != null && !hiddenParts.contains(WalkSetup.VERDICT);
        return verdictShown ? report.markedStep() : WalkVerdict.NEVER;
    }

    private DrawableKnightBoard view(MovableKnightBoardView.State state) {
        return new WalkArrowDrawing.Walk(model.walk(), marked(), model.hints(), state.focused(), state.glide());
    }

    @Override
    public List<LegendEntry> signs() {
        return board.signs();
    }

    /** A row whose left edge is aligned with the board. */
    private static Node inLine(CentredBoardPane place, Node row) {
        HBox line = new HBox(row);
        HBox.setHgrow(row, Priority.ALWAYS);
        place.boardLeftProperty()
                .addListener((_, _, inset) -> line.setPadding(new Insets(0, 0, 0, inset.doubleValue())));
        return line;
    }

    private Node buttons() {
        Button back = button("walk.undo", "take-back", UndoWords.TAKE_BACK);
        back.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        return NodeStyle.of(
                new HBox(back, button("walk.again", "start-again", WalkWords.START_AGAIN), empty), "scene-buttons");
    }

    private Button button(String command, String id, String words) {
        return NodeStyle.named(CommandButtonFactory.of(Command.named(commands, command), words), id);
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Node side() {
        return verdict.node();
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(model::squareNames);
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        // The walk is there already: its squares answer.
        List<Integer> squares = new ArrayList<>(marks.squares());
        marks.walk().stream().distinct().forEach(squares::add);
        answer.show(QuizAnswerMarks.ofSquares(squares, marks.crossed()));
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        hiddenParts = parts;
        verdict.node().setVisible(!parts.contains(WalkSetup.VERDICT));
        draw();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public List<GestureDescription> gestures() {
        return WalkWords.GESTURES;
    }

    @Override
    public void handleChoiceKey(KeyEvent key) {
        board.key(key);
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled() && board.isStill();
    }

    @Override
    public void close() {
        model.dictionaryProperty().unbind();
        board.close();
    }
}
