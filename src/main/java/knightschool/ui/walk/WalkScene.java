package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AnswerMarks;
import knightschool.drawing.WalkDrawing;
import knightschool.drawing.WalkSigns;
import knightschool.graph.Dictionary;
import knightschool.graph.WalkVerdict;
import knightschool.setup.BoardSource;
import knightschool.setup.Control;
import knightschool.setup.Controls;
import knightschool.setup.SceneKind;
import knightschool.setup.ScenePart;
import knightschool.setup.WalkSetup;
import knightschool.ui.board.AnswerFlash;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButton;
import knightschool.ui.command.Gesture;
import knightschool.ui.legend.LastSigns;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.SignEntries;
import knightschool.ui.scene.AnswerBoard;
import knightschool.ui.scene.AnswerSource;
import knightschool.ui.scene.ChangeActions;
import knightschool.ui.scene.ChangeSource;
import knightschool.ui.scene.ChangingScene;
import knightschool.ui.scene.GestureScene;
import knightschool.ui.scene.HidingScene;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.SideScene;
import knightschool.ui.scene.SignScene;
import knightschool.ui.shell.SceneType;
import knightschool.ui.shell.Shell;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A board on which a person clicks a walk, with the verdict beside it. */
public final class WalkScene
        implements ChangingScene<WalkSetup>,
                AnswerSource,
                ChangeSource,
                AnswerBoard,
                HidingScene,
                SignScene,
                SideScene,
                GestureScene {
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final WalkTrail trail = new WalkTrail();
    private final VerdictList verdict = new VerdictList();
    private final List<Command> commands = List.of(
            Command.of("walk.undo", this::takeBack),
            Command.of("walk.redo", this::doAgain),
            Command.of("walk.clear", this::startAgain),
            Command.of("walk.again", this::reset));
    private final AnswerFlash answer = new AnswerFlash(this::draw);
    private final SceneForm form;
    private Set<ScenePart> hidden = Set.of();
    private final ChangeActions changed = new ChangeActions();
    private final Node buttons = buttons();
    private final VBox box;
    private final ObservableValue<Dictionary> dictionary;
    private final ChangeListener<Dictionary> translate;
    private final LastSigns<Seen> signs = new LastSigns<>();
    private boolean changing;
    private WalkModel model = new WalkModel(WalkModel.USUAL);

    /** The scene, for slides. */
    public static SceneType<WalkSetup> type() {
        return new SceneType<>(
                SceneKind.WALK,
                "",
                WalkSetup.class,
                _ -> new WalkSetup(BoardSource.usual(), List.of(), Set.of(), Controls.NONE),
                WalkScene::new);
    }

    /** @param form beside a slide's text its buttons are shown where they are named */
    WalkScene(Shell shell, SceneForm form) {
        this.form = form;
        this.dictionary = shell.settings().dictionaryProperty();
        this.translate = (_, _, now) -> model.dictionaryProperty().set(now);
        dictionary.addListener(translate);
        canvas.setId("walk-board");
        canvas.setOnSquarePressed(square -> model.add(square));
        canvas.setFirst(() -> model.head());
        canvas.keyboardSquareProperty().addListener(_ -> draw());
        VBox.setVgrow(place, Priority.ALWAYS);
        box = new VBox(place, inLine(place, trail.node()), inLine(place, buttons));
        box.getStyleClass().add("walk-scene");
    }

    @Override
    public void open(WalkSetup setup) {
        model = new WalkModel(setup);
        model.dictionaryProperty().set(dictionary.getValue());
        answer.clear();
        model.squaresProperty().addListener(_ -> {
            answer.clear();
            draw();
            changed.run();
        });
        model.dictionaryProperty().addListener(_ -> draw());
        trail.board(setup.board());
        place.show(setup.board());
        boolean shown = form == SceneForm.WINDOW || setup.controls().shows(Control.BUTTONS, false);
        buttons.setVisible(shown);
        buttons.setManaged(shown);
        draw();
    }

    @Override
    public void change(WalkSetup setup, boolean goesOn) {
        if (!now().withWalk(setup.walk()).equals(setup)) {
            open(setup);
        } else if (changing) {
            model.amend(setup.walk());
        } else {
            model.walk(setup.walk());
        }
        changing = goesOn;
    }

    @Override
    public WalkSetup now() {
        return model.now();
    }

    private void takeBack() {
        model.takeBack();
    }

    private void doAgain() {
        model.doAgain();
    }

    private void startAgain() {
        model.startAgain();
    }

    private void reset() {
        model.reset();
    }

    private void draw() {
        WalkReport report = model.report();
        WalkDrawing.Walk walk = seen();
        canvas.show(model.board(), geometry -> answer.over(WalkDrawing.of(geometry, walk), geometry));
        trail.show(walk.squares(), walk.marked());
        verdict.show(report);
    }

    private WalkDrawing.Walk seen() {
        WalkReport report = model.report();
        boolean told = report != null && !hidden.contains(ScenePart.VERDICT);
        int marked = !told ? WalkVerdict.NEVER : report.markedStep();
        return new WalkDrawing.Walk(
                model.squaresProperty().get(),
                marked,
                model.hints(),
                canvas.keyboardSquareProperty().get());
    }

    @Override
    public List<LegendEntry> signs() {
        return signs.of(
                new Seen(model.board(), seen(), canvas.geometry().side()),
                now -> SignEntries.of(now.board(), WalkSigns.of(now.side(), now.board(), now.walk())));
    }

    /** What signs are made from. */
    private record Seen(Board board, WalkDrawing.Walk walk, double side) {}

    /** A row that begins where the board does, so that both belong together. */
    private static Node inLine(CentredBoard place, Node row) {
        HBox line = new HBox(row);
        HBox.setHgrow(row, Priority.ALWAYS);
        place.boardLeftProperty().addListener((_, _, left) -> line.setPadding(new Insets(0, 0, 0, left.doubleValue())));
        return line;
    }

    private Node buttons() {
        Button back = button("walk.undo", "take-back", WalkWords.TAKE_BACK);
        back.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        HBox row = new HBox(
                back,
                button("walk.clear", "start-again", WalkWords.START_AGAIN),
                button("walk.again", "as-it-was", WalkWords.AS_IT_WAS));
        row.getStyleClass().add("scene-buttons");
        return row;
    }

    private Button button(String command, String id, String words) {
        Button button = CommandButton.of(Command.named(commands, command), words);
        button.setId(id);
        return button;
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
        return Optional.of(() -> model.squaresProperty().get().stream()
                .map(square -> SquareNames.name(model.board(), square))
                .toList());
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void showAnswer(AnswerMarks marks) {
        // The walk is there already: its squares answer.
        List<Integer> squares = new ArrayList<>(marks.squares());
        marks.walk().stream().distinct().forEach(squares::add);
        answer.show(AnswerMarks.ofSquares(squares, marks.crossed()));
    }

    @Override
    public void hide(Set<ScenePart> parts, Set<ScenePart> leftOut) {
        hidden = parts;
        verdict.node().setVisible(!parts.contains(ScenePart.VERDICT));
        draw();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public List<Gesture> gestures() {
        return WalkWords.GESTURES;
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled();
    }

    @Override
    public void close() {
        dictionary.removeListener(translate);
    }
}
