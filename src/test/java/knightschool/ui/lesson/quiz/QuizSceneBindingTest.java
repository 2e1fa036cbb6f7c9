package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.MarkedBoardSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquaresOrEdges;
import knightschool.ui.command.Command;
import knightschool.ui.scene.BoardTaskScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SetupCastingScene;
import org.junit.jupiter.api.Test;

/** What is noted of a scene beside a question. */
class QuizSceneBindingTest {
    private static final Board BOARD = Board.full(5, 5);

    private final SteppedScene scene = new SteppedScene();

    @Test
    void stepBesideAQuestionAsksForNoSetUp() {
        Quiz quiz = new Quiz("What?", Quiz.Kind.SQUARES, List.of(), List.of("a1", "b1"), "", 1, 1);
        QuizModel model = new QuizModel(
                quiz, new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), BOARD), Runnable::run, Runnable::run);
        QuizSceneBinding answer = new QuizSceneBinding(model, Optional.of(open()), Optional.empty());
        scene.click(0);
        scene.asked = 0;
        scene.step();
        assertEquals(0, scene.asked);
        scene.click(1);
        answer.history().orElseThrow().undo();
        assertEquals(List.of("a5"), scene.picked().orElseThrow().get());
    }

    @Test
    void startThatAQuestionNamesStaysWhereItIs() {
        Board start = BOARD.withStart(7);
        for (Quiz.Kind kind : List.of(Quiz.Kind.BOARD, Quiz.Kind.REFUTE)) {
            keepStart(start, kind, "steps forward-checking = 0");
            assertEquals(List.of(), scene.kept);
            keepStart(start, kind, "steps forward-checking c4 = 0");
            assertEquals(List.of(7), scene.kept);
            scene.kept.clear();
        }
    }

    private void keepStart(Board start, Quiz.Kind kind, String claim) {
        Quiz quiz = new Quiz("What?", kind, List.of(), List.of(claim), "", 1, 1);
        QuizModel model = new QuizModel(
                quiz, new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), start), Runnable::run, Runnable::run);
        new QuizSceneBinding(model, Optional.of(open()), Optional.of(EditorSetup.of(WrittenBoard.of(start))));
    }

    private SetupCastingScene<MarkedBoardSetup> open() {
        return new SetupCastingScene<>(
                new SceneDescriptor<>(
                        BuiltInSceneKinds.BOARD, "", MarkedBoardSetup.class, _ -> scene.now(), (_, _) -> scene),
                scene);
    }

    /** A board on which squares are picked, and that counts how often it was asked what it shows. */
    private static final class SteppedScene
            implements SetupDrivenScene<MarkedBoardSetup>,
                    PickingScene,
                    BoardTaskScene,
                    QuizAnswerProvidingScene,
                    ChangeNotifyingScene {
        private final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();
        private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
        private final List<Integer> kept = new ArrayList<>();
        private int asked;

        void step() {
            changed.run();
        }

        void click(int square) {
            picked.pick(square, KnightGraph.of(BOARD));
            changed.run();
        }

        @Override
        public void keepStart(int square) {
            kept.add(square);
        }

        @Override
        public void open(MarkedBoardSetup setup) {
            picked.clear();
        }

        @Override
        public MarkedBoardSetup now() {
            asked++;
            return new MarkedBoardSetup(WrittenBoard.of(BOARD), List.of());
        }

        @Override
        public Node node() {
            return new Region();
        }

        @Override
        public List<Command> commands() {
            return List.of();
        }

        @Override
        public boolean isSettled() {
            return true;
        }

        @Override
        public void pick(AnswerPickKind what) {
            picked.choose(what);
        }

        @Override
        public PickedNames pickedNow() {
            return picked.named(BOARD);
        }

        @Override
        public void pickAgain(PickedNames names) {
            picked.restore(names, BOARD);
        }

        @Override
        public Optional<Supplier<List<String>>> picked() {
            return Optional.of(() -> picked.names(BOARD));
        }

        @Override
        public void onChanged(Runnable action) {
            changed.add(action);
        }

        @Override
        public void close() {
            // Nothing runs here.
        }
    }
}
