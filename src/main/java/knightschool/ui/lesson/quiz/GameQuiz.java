package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.task.GameTask;
import knightschool.lesson.task.GameTaskVerdict;
import knightschool.play.Game;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.TourGameSetup;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.GameTaskScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SetupCastingScene;

/** A quiz that is answered by the game beside it. */
public final class GameQuiz {
    private final QuizModel model;
    private final SlideEmbeddableSetup slide;
    private final Game initialGame;
    private final SetupCastingScene<?> scene;
    private final ClaimEvaluator claims;

    /** The squares of the right game; also empty when the slide is shown again, until the game has been judged. */
    private Optional<List<Integer>> right = Optional.empty();

    private GameQuiz(QuizModel model, SlideEmbeddableSetup slide, SetupCastingScene<?> scene, ClaimEvaluator claims) {
        this.model = model;
        this.slide = slide;
        this.initialGame = slide.offer(TourGameSetup.class).orElseThrow().game();
        this.scene = scene;
        this.claims = claims;
        scene.scene().offer(ChangeNotifyingScene.class).ifPresent(source -> source.onChanged(this::changed));
        validTask().ifPresent(task -> game().ifPresent(game -> game.keepFirst(task.fixedLength())));
    }

    /** Returns the quiz; empty if it is not answered by a game or no game is beside it. */
    public static Optional<GameQuiz> of(
            QuizModel model,
            Optional<SlideEmbeddableSetup> slide,
            Optional<SetupCastingScene<?>> scene,
            ClaimEvaluator claims) {
        return model.quiz().kind().isPlayed()
                ? scene.flatMap(open -> slide.filter(
                                setup -> setup.offer(TourGameSetup.class).isPresent())
                        .map(setup -> new GameQuiz(model, setup, open, claims)))
                : Optional.empty();
    }

    private Optional<GameTaskScene> game() {
        return scene.scene().offer(GameTaskScene.class);
    }

    void check() {
        played().ifPresent(now -> model.inScene().check(() -> judge(now), verdict -> showRight(now, verdict)));
    }

    /** Judges a right game again if it may have changed since; the feedback stays only while it is still right. */
    void lookAgain() {
        played().ifPresent(now -> model.inScene().lookAgain(() -> judge(now), verdict -> showRight(now, verdict)));
    }

    private GameTaskVerdict judge(Game game) {
        return task().judge(game, claims::requireWanted);
    }

    private void showRight(Game game, GameTaskVerdict verdict) {
        right = Optional.of(game.path());
        game().ifPresent(taskScene -> taskScene.showRight(verdict.squares()));
    }

    private Optional<Game> played() {
        return scene.scene().now().offer(TourGameSetup.class).map(TourGameSetup::game);
    }

    private GameTask task() {
        return GameTask.of(initialGame, model.quiz().right());
    }

    /** Handles a change of the game. A complete tour that is asked for is judged without a click. */
    private void changed() {
        if (model.isRight() && right.isEmpty()) {
            lookAgain();
            return;
        }
        played().ifPresent(game -> model.inScene()
                .changed(
                        SubmittedAnswer.of(game),
                        right.filter(game.path()::equals).isPresent()));
        if (model.stateProperty().get() != QuizModel.State.RIGHT
                && !model.inScene().isSolution()
                && played().filter(Game::isFinished).isPresent()
                && validTask().map(GameTask::asksForATour).orElse(false)) {
            check();
        }
    }

    /** Returns the task; empty if its claims are invalid, which is reported when the game is judged. */
    private Optional<GameTask> validTask() {
        try {
            return Optional.of(task());
        } catch (InputFault _) {
            return Optional.empty();
        }
    }

    /** Shows the game of the slide instead, which undo takes back, and returns the keys to its board. */
    void startAgain() {
        scene.change(slide, false);
        model.inScene().reopen();
        scene.scene().offer(VisibilityAwareScene.class).ifPresent(VisibilityAwareScene::onShown);
    }
}
