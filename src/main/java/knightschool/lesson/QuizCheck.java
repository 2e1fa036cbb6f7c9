package knightschool.lesson;

import knightschool.board.Board;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.lesson.task.GameTask;
import knightschool.lesson.task.TaskCheck;
import knightschool.setup.BoardSource;
import knightschool.setup.FileResolver;
import knightschool.setup.PlaySetup;

/** Checks that what a slide's quizzes call right can be right. */
final class QuizCheck {
    private final Claims claims;
    private final QuizJudge judge;
    private final Slide slide;

    QuizCheck(Claims claims, FileResolver beside, Slide slide) {
        this.claims = claims;
        this.judge = new QuizJudge(claims, beside, board(slide));
        this.slide = slide;
    }

    /** The board that a slide's quizzes are about: the scene's, else 8 × 8. */
    static Board board(Slide slide) {
        return slide.scene()
                .map(scene -> scene.setup().board())
                .orElse(BoardSource.usual().board());
    }

    void check(Faults faults) {
        for (Quiz quiz : slide.quizzes()) {
            try {
                check(quiz, faults);
            } catch (InputFault fault) {
                faults.add(quiz.rightLine(), fault.what(), fault.remedy());
            }
        }
    }

    private GameTask task(Quiz quiz) {
        return slide.scene()
                .map(Slide.Scene::setup)
                .filter(PlaySetup.class::isInstance)
                .map(setup -> GameTask.of((PlaySetup) setup, quiz.right()))
                .orElseThrow(QuizCheck::noGame);
    }

    /** What is wrong with a quiz about a game where there is none. */
    static InputFault noGame() {
        return new InputFault(
                "no game stands beside this quiz of the kind play", "Give the slide a setup with \"scene: play\".");
    }

    private void check(Quiz quiz, Faults faults) {
        if (quiz.kind() == Quiz.Kind.WALK) {
            judge.tryWalkClaims(quiz);
            return;
        }
        if (quiz.kind() == Quiz.Kind.PLAY) {
            TaskCheck.check(task(quiz), claims::requireWanted);
            return;
        }
        var right = judge.rightAnswers(quiz);
        if (quiz.kind() == Quiz.Kind.CHOICE && right.size() > 1) {
            faults.add(quiz.rightLine(), "a choice has one right answer", "Write \"kind: choices\" for several.");
        }
        if (quiz.kind().hasAnswers() && !quiz.answers().containsAll(right)) {
            faults.add(quiz.rightLine(), "what is right is not among the answers", "Copy it from \"answers\".");
        }
        if (!judge.isRight(quiz, quiz.kind() == Quiz.Kind.NUMBER ? right.subList(0, 1) : right)
                && quiz.kind() != Quiz.Kind.NEXT_MOVE) {
            faults.add(quiz.rightLine(), "no answer to this quiz is right", "Correct \"right\".");
        }
    }
}
