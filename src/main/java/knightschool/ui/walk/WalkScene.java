package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
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
import knightschool.setup.SceneDisplayState;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;

/** A board on which the user clicks a walk, with the verdict beside it. */
public final class WalkScene extends AbstractWalkScene<WalkSetup> implements NumberAndLetterKeyScene {
    private final WalkModel model;
    private final MovableKnightBoardView board;
    private final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final Button empty = deletes("empty-board", WalkWords.EMPTY_BOARD);

    /** The descriptor of the scene, which is used on slides only. */
    public static SceneDescriptor<WalkSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.WALK,
                        "",
                        WalkSetup.class,
                        _ -> new WalkSetup(WrittenBoard.usual(), List.of(), SceneDisplayState.NONE),
                        (shell, form) -> new WalkScene(new WalkModel(), shell, form))
                .picturedBy(".board-canvas");
    }

    private WalkScene(WalkModel model, SceneHost shell, ScenePlacement form) {
        super(model, "walk", shell, form);
        this.model = model;
        this.board = new MovableKnightBoardView(
                "walk-board",
                model,
                square -> MovableKnightBoardWords.accessibleText(model.board(), model.walk(), square),
                this::view);
        CentredBoardPane place = board.node();
        VBox.setVgrow(place, Priority.ALWAYS);
        buttons().getChildren().add(empty);
        box().getChildren().setAll(place, inLine(place, trail().node()), inLine(place, buttons()));
        box().addEventHandler(KeyEvent.KEY_PRESSED, board::key);
        board.setOverlay(answer::over);
    }

    @Override
    void clearAnswer() {
        answer.clear();
    }

    @Override
    void moved(WalkHistory<Integer> before, WalkHistory<Integer> now, boolean atOnce) {
        board.moved(before, now, atOnce);
    }

    @Override
    void opened(WalkSetup setup) {
        // Otherwise both buttons would do the same.
        NodeVisibility.set(empty, model.startsWithAWalk());
    }

    @Override
    VisibleSceneControls controls(WalkSetup setup) {
        return setup.controls();
    }

    @Override
    void drawWalk() {
        board.draw();
    }

    private DrawableKnightBoard view(MovableKnightBoardView.State state) {
        return new WalkArrowDrawing.Walk(model.walk(), marked(), model.reachable(), state.focused(), state.glide());
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

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        // The walk is there already: its squares answer.
        List<Integer> squares = new ArrayList<>(marks.squares());
        marks.walk().stream().distinct().forEach(squares::add);
        answer.show(QuizAnswerMarks.ofSquares(squares, marks.crossed()));
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
        super.close();
        board.close();
    }
}
