package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.graph.SlideFigureLegendSigns.FigureMarks;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquaresOrEdges;
import knightschool.ui.command.Command;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;

/** A board beside a slide's text on which the user picks an answer, and which shows the marks of that answer. */
abstract sealed class AbstractBoardPickingScene
        implements QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                AnswerFeedbackScene,
                PickingScene,
                GestureHelpScene,
                LegendScene
        permits MarkedBoardScene, BoardToGraphScene {
    final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();
    final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();

    /** Returns what the user has picked and what is marked as an answer, for the legend. */
    final FigureMarks marks() {
        return new FigureMarks(picked.squares(), picked.edges(), answer.marks(), keyboardSquare());
    }

    abstract Board board();

    /** Returns the square that keys act on, or {@link Board#NONE}. */
    abstract int keyboardSquare();

    abstract void draw();

    /** Forgets what is picked, for another board. */
    final void forget() {
        picked.clear();
        answer.clear();
    }

    final void pickedChanged() {
        answer.clear();
        draw();
        changed.run();
    }

    @Override
    public final PickedNames pickedNow() {
        return picked.named(board());
    }

    @Override
    public final void pickAgain(PickedNames names) {
        picked.restore(names, board());
        draw();
    }

    @Override
    public final Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(board()));
    }

    @Override
    public final void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public final void showAnswer(QuizAnswerMarks marks) {
        answer.show(marks);
    }

    public final List<Command> commands() {
        return List.of();
    }
}
