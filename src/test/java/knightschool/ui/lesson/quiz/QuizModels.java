package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import knightschool.board.Board;
import knightschool.lesson.ProofLinePartialOrder;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;

/** Models of questions that are judged at once, for tests. */
final class QuizModels {
    private QuizModels() {}

    /** Returns a judge of questions beside a board on which a walk can be clicked. */
    private static QuizJudge judge() {
        Board board = Board.full(5, 5);
        return new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), board)
                .beside(new WalkSetup(WrittenBoard.of(board), List.of(), SceneDisplayState.NONE));
    }

    static QuizModel helped() {
        return hinted(Quiz.Kind.NUMBER, "edges 5x5");
    }

    static QuizModel hinted(Quiz.Kind kind, String right) {
        return hinted(kind, List.of(), right);
    }

    static QuizModel hinted(Quiz.Kind kind, List<String> answers, String right) {
        return helped(kind, answers, List.of(), right);
    }

    /** A question about a board, with the rows of the one that is shown as the solution. */
    static QuizModel board(List<String> solution, String right) {
        return helped(Quiz.Kind.BOARD, List.of(), solution, right);
    }

    private static QuizModel helped(Quiz.Kind kind, List<String> answers, List<String> solution, String right) {
        Quiz quiz = new Quiz(
                "How many?",
                kind,
                answers,
                List.of(right),
                ProofLinePartialOrder.none(),
                new Quiz.Help("Count them.", Map.of(), List.of("One", "Two"), solution),
                Quiz.Purpose.QUESTION,
                1,
                1);
        return new QuizModel(quiz, judge(), Runnable::run, Runnable::run);
    }

    static QuizModel model(Quiz.Kind kind, List<String> answers, String... right) {
        return model(Runnable::run, kind, answers, right);
    }

    static QuizModel model(Executor screen, Quiz.Kind kind, List<String> answers, String... right) {
        Quiz quiz = new Quiz("What?", kind, answers, List.of(right), "Count them.", 1, 1);
        QuizJudge judge = judge();
        return new QuizModel(quiz, judge, Runnable::run, screen);
    }

    static QuizModel bet(Quiz.Kind kind, List<String> answers, String... right) {
        return bet(kind, answers, new Quiz.Help("Count them.", Map.of(), List.of(), List.of()), right);
    }

    static QuizModel bet(Quiz.Kind kind, List<String> answers, Quiz.Help help, String... right) {
        return bet(Runnable::run, kind, answers, help, right);
    }

    static QuizModel bet(Executor worker, Quiz.Kind kind, List<String> answers, Quiz.Help help, String... right) {
        Quiz quiz = new Quiz(
                "What?", kind, answers, List.of(right), ProofLinePartialOrder.none(), help, Quiz.Purpose.BET, 1, 1);
        QuizJudge judge = judge();
        return new QuizModel(quiz, judge, worker, Runnable::run);
    }

    static QuizModel again(QuizModel model) {
        Quiz quiz = model.quiz();
        QuizModel again = model(quiz.kind(), quiz.answers(), quiz.right().toArray(String[]::new));
        again.restore(model.remembered());
        again.sayAgain(again::check);
        return again;
    }
}
