package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import knightschool.drawing.board.AnswerDrawing;
import knightschool.drawing.board.AnswerMarks;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.graph.KnightGraph;
import knightschool.setup.BoardSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.source.BoardSource;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickKind;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquares;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.scene.AnswerSource;
import knightschool.ui.scene.ChangeActions;
import knightschool.ui.scene.ChangeSource;
import knightschool.ui.scene.FeedbackScene;
import knightschool.ui.scene.GestureScene;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.shell.SceneDescriptor;

/** A plain board with marks. Squares that a person chooses are marked too. */
public final class MarkedBoardScene
        implements LiveScene<BoardSetup>, AnswerSource, ChangeSource, FeedbackScene, PickingScene, GestureScene {
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final PickedSquares picked = new PickedSquares();
    private final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final ChangeActions changed = new ChangeActions();
    private BoardSetup opened;

    /** The scene, for slides. */
    public static SceneDescriptor<BoardSetup> type() {
        return new SceneDescriptor<>(
                SceneKind.BOARD,
                "",
                BoardSetup.class,
                _ -> new BoardSetup(BoardSource.usual(), List.of()),
                (_, _) -> new MarkedBoardScene());
    }

    MarkedBoardScene() {
        canvas.setId("board");
        canvas.keyboardSquareProperty().addListener(_ -> draw());
    }

    @Override
    public void open(BoardSetup setup) {
        opened = setup;
        picked.clear();
        answer.clear();
        place.show(setup.board());
        draw();
    }

    /** Without what a person picked: that is an answer, and whoever is asked keeps it. */
    @Override
    public BoardSetup now() {
        return opened;
    }

    private void draw() {
        canvas.show(
                opened.board(),
                geometry -> answer.over(
                        AnswerDrawing.over(
                                MarkedBoardDrawing.of(
                                        geometry,
                                        opened.mark(),
                                        picked.squares(),
                                        canvas.keyboardSquareProperty().get()),
                                geometry,
                                picked.edges(),
                                0,
                                Optional.empty()),
                        geometry));
    }

    @Override
    public Node node() {
        return place;
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public List<Gesture> gestures() {
        return picked.gestures();
    }

    @Override
    public void pick(PickKind what) {
        picked.choose(what);
        canvas.setOnSquarePressed(square -> {
            picked.pick(square, KnightGraph.of(opened.board()));
            answer.clear();
            draw();
            changed.run();
        });
    }

    @Override
    public PickedNames pickedNow() {
        return picked.named(opened.board());
    }

    @Override
    public void pickAgain(PickedNames names) {
        picked.again(names, opened.board());
        draw();
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void showAnswer(AnswerMarks marks) {
        answer.show(marks);
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(opened.board()));
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled();
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
