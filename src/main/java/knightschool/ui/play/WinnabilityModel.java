package knightschool.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.play.Game;
import knightschool.play.GameReview;
import knightschool.play.PositionHints;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.play.WinnabilityAnswer.Stage;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.WorkFailure;

/**
 * Finds out whether a game can still be won, where it was lost, and the effect of each move. Runs on a worker, and only
 * if the player's choice allows answers. Used on the JavaFX thread.
 */
final class WinnabilityModel extends BackgroundModel {
    private final PlayModel model;
    private final ReadOnlyObjectWrapper<WinnabilityAnswer> answer =
            new ReadOnlyObjectWrapper<>(this, "answer", WinnabilityAnswer.QUIET);
    private final ReadOnlyObjectWrapper<MoveJudgementMemory> judged =
            new ReadOnlyObjectWrapper<>(this, "judged", MoveJudgementMemory.NONE);
    private final CompletionPlayback demonstration;
    /** The last review; the next one reuses what still holds. */
    private GameReview reviewed;

    private final BooleanBinding canAsk;
    private final BooleanBinding looking;
    private final BooleanBinding knownLost;
    private final BooleanBinding lost;
    private final BooleanBinding completionKnown;

    /** @param screen runs tasks on the JavaFX thread */
    WinnabilityModel(PlayModel model, Executor screen) {
        super(BackgroundWorker.newest("game", screen));
        this.model = model;
        this.demonstration = new CompletionPlayback(model);
        this.reviewed = GameReview.none(model.game());
        canAsk = Bindings.createBooleanBinding(this::mayAsk, model.gameProperty(), model.setupProperty(), answer);
        looking = Bindings.createBooleanBinding(() -> answer.get().stage() == Stage.LOOKING, answer);
        knownLost =
                Bindings.createBooleanBinding(() -> answer.get().lastWinnable().isPresent(), answer);
        lost = Bindings.createBooleanBinding(this::isLost, answer);
        completionKnown = Bindings.createBooleanBinding(() -> !completion().isEmpty(), answer);
        model.gameProperty().addListener((_, before, now) -> moved(before, now));
        model.onReplaced(this::restoration);
        model.setupProperty().addListener((_, before, now) -> {
            if (before.answer() != now.answer()) {
                begin();
            }
        });
    }

    /** Returns an action that restores the present knowledge when its game is restored. */
    private Runnable restoration() {
        WinnabilityAnswer savedAnswer = answer.get();
        MoveJudgementMemory moves = judged.get();
        return () -> {
            judged.set(moves);
            if (savedAnswer.stage() == Stage.LOOKING) {
                ask();
            } else if (savedAnswer.isKnown()) {
                worker.cancel();
                answer.set(savedAnswer);
            }
        };
    }

    private boolean mayAsk() {
        Stage stage = answer.get().stage();
        return model.now().answer() != WinnabilityFeedbackTiming.NEVER
                && model.game().isBegun()
                && (stage == Stage.QUIET || stage == Stage.FAILED);
    }

    private void moved(Game before, Game now) {
        if (!before.board().equals(now.board()) || before.goal() != now.goal()) {
            judged.set(MoveJudgementMemory.NONE);
        }
        if (!before.withoutUndone().equals(now.withoutUndone())) {
            begin();
        }
    }

    /** Starts over at a new position: forgets the previous answer, and requests a new one if wanted. */
    private void begin() {
        worker.cancel();
        demonstration.stop();
        answer.set(WinnabilityAnswer.QUIET);
        Game game = model.game();
        WinnabilityFeedbackTiming policy = model.now().answer();
        boolean tell = policy == WinnabilityFeedbackTiming.ALWAYS
                || policy != WinnabilityFeedbackTiming.NEVER && game.isOver();
        if (tell && game.isBegun()) {
            ask();
        }
    }

    /** Finds out whether the game can still be won, where it was lost if it cannot, and the effect of each move. */
    void ask() {
        if (model.now().answer() != WinnabilityFeedbackTiming.NEVER) {
            evaluate();
        }
    }

    /**
     * Does what {@link #ask} does, whatever the player's choice. Used after a task is done, when nothing is given away.
     */
    void evaluate() {
        Game game = model.game();
        if (!game.isBegun()) {
            return;
        }
        answer.set(WinnabilityAnswer.LOOKING);
        GameReview before = reviewed;
        worker.ask(context -> look(game, before, context), this::reviewed, this::failed);
    }

    private GameReview look(Game game, GameReview before, RunningWorkContext context) {
        PositionHints hints = PositionHints.of(game, context::requireWanted);
        context.say(() -> answer.set(WinnabilityAnswer.complete(hints, Optional.empty())));
        GameReview review =
                GameReview.of(game, before, soFar -> context.say(() -> reviewed(soFar)), context::requireWanted);
        context.say(() -> answer.set(WinnabilityAnswer.complete(hints, review.loss())));
        return review;
    }

    private void reviewed(GameReview review) {
        reviewed = review;
        judged.set(judged.get().with(review));
    }

    private void failed(WorkFailure failure) {
        answer.set(WinnabilityAnswer.failed(failure));
    }

    /** Stops looking, or the demonstration. */
    void stop() {
        if (demonstration.shownProperty().get()) {
            demonstration.stop();
        } else {
            worker.cancel();
            answer.set(WinnabilityAnswer.QUIET);
        }
    }

    /** Goes back to the last position that could be won. */
    void toLastWinnable() {
        answer.get().lastWinnable().ifPresent(this::jump);
    }

    /** Goes to a judged move and shows the answer, which was requested before. */
    void jump(int squares) {
        model.jump(squares);
        ask();
    }

    /** Whether the game is known to be lost. */
    BooleanBinding lostProperty() {
        return lost;
    }

    private boolean isLost() {
        return answer.get().winnability().map(Winnability::cannotBeWon).orElse(false);
    }

    /** Begins the demonstration of a way to complete the game, or ends it. */
    void toggleCompletion() {
        if (demonstration.shownProperty().get()) {
            demonstration.stop();
        } else if (!completion().isEmpty()) {
            demonstration.begin(completion());
        }
    }

    CompletionPlayback demonstration() {
        return demonstration;
    }

    /** Returns squares that complete the tour from here; empty if none are known or none remain. */
    List<Integer> completion() {
        return answer.get().winnability().orElse(null) instanceof CanBeWon(List<Integer> squares) ? squares : List.of();
    }

    ReadOnlyObjectProperty<WinnabilityAnswer> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<MoveJudgementMemory> judgedProperty() {
        return judged.getReadOnlyProperty();
    }

    BooleanBinding canAskProperty() {
        return canAsk;
    }

    BooleanBinding lookingProperty() {
        return looking;
    }

    /** Whether the game is lost and there is an earlier position that could be won. */
    BooleanBinding knownLostProperty() {
        return knownLost;
    }

    BooleanBinding completionKnownProperty() {
        return completionKnown;
    }
}
