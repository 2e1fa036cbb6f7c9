package knightschool.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquaresOrEdges;
import knightschool.ui.command.Command;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;

/** A rook, the squares that it reaches, and how many they are. */
final class RookScene
        implements SetupDrivenScene<RookSetup>,
                QuizAnswerProvidingScene,
                AnswerFeedbackScene,
                ChangeNotifyingScene,
                PartHidingScene,
                PickingScene {
    static final String MOVE = "rook.move";
    static final String PICTURE = "rook-picture";
    static final String HOME = "rook.home";
    static final String MOVE_WORDS = "put the rook on the next square";

    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoardPane place = new CentredBoardPane(canvas);
    private final Label fact = new Label();
    private final Label light = new Label();
    private final Button stride = new Button("Next");
    private final VBox picture = new VBox(place, fact, light);
    private final VBox box = new VBox(picture, stride);
    private final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();
    private final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private final ReadOnlyBooleanWrapper away = new ReadOnlyBooleanWrapper(false);
    private final List<Command> commands =
            List.of(Command.of(MOVE, this::move), Command.of(HOME, this::goHome).when(away));
    private boolean picks;
    private RookSetup shown;

    RookScene() {
        canvas.setId("rook-board");
        fact.setId("rook-fact");
        picture.setId(PICTURE);
        light.setId("rook-light");
        stride.setId("rook-stride");
        stride.setOnAction(_ -> move());
        VBox.setVgrow(place, Priority.ALWAYS);
        VBox.setVgrow(picture, Priority.ALWAYS);
    }

    @Override
    public void open(RookSetup setup) {
        shown = setup;
        picked.clear();
        answer.clear();
        place.show(setup.board());
        light.setVisible(setup.shows(RookFormat.LIGHT));
        stride.setVisible(setup.controls().shows(RookFormat.STRIDE, true));
        draw();
    }

    private void move() {
        go(shown.moved());
    }

    private void goHome() {
        go(shown.at(0));
    }

    private void go(RookSetup next) {
        shown = next;
        draw();
        changed.run();
    }

    /** Where squares are asked for, those that it reaches would be the answer. */
    private void draw() {
        List<Integer> marks = picks ? List.of(shown.rook()) : shown.reached();
        away.set(shown.rook() != 0);
        fact.setText("The rook reaches " + shown.reached().size() + " squares.");
        light.setText(shown.light() + " of them are light.");
        canvas.show(
                shown.board(),
                geometry -> answer.over(MarkedBoardDrawing.of(geometry, marks, picked.squares()), geometry));
    }

    @Override
    public RookSetup now() {
        return shown;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled();
    }

    @Override
    public void pick(AnswerPickKind what) {
        picks = true;
        picked.choose(what);
        canvas.setOnSquarePressed(square -> {
            picked.pick(square, KnightGraph.of(shown.board()));
            answer.clear();
            draw();
            changed.run();
        });
        draw();
    }

    @Override
    public PickedNames pickedNow() {
        return picked.named(shown.board());
    }

    @Override
    public void pickAgain(PickedNames names) {
        picked.restore(names, shown.board());
        draw();
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(shown.board()));
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        answer.show(marks);
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        fact.setVisible(!parts.contains(RookFormat.REACH));
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
