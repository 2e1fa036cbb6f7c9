package knightschool.ui.level;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import knightschool.board.Board;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.WitnessKind;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;

/**
 * Decides on a worker thread whether the remaining squares of a walk can be visited without a return: whether they have
 * a Hamiltonian path that begins on the knight's square. The answer is requested for a walk, and forgotten with the
 * next move.
 */
final class RemainingHamiltonianPathModel extends BackgroundModel {
    private final LevelModel model;
    private final BiFunction<Game, Runnable, Winnability> decider;
    private final ReadOnlyObjectWrapper<Optional<Winnability>> answer =
            new ReadOnlyObjectWrapper<>(this, "answer", Optional.empty());
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper(this, "failure", "");
    private final ObjectBinding<WitnessMarks> evidence =
            Bindings.createObjectBinding(() -> marks(answer.get()), answer);
    private final BooleanBinding canAsk;
    private boolean isHintRequested;

    /** @param screen runs tasks on the JavaFX thread */
    RemainingHamiltonianPathModel(LevelModel model, Executor screen) {
        this(model, screen, WinnabilityDecider::decide);
    }

    /** @param decider decides a game; it calls the given action repeatedly, and ends early if that throws */
    RemainingHamiltonianPathModel(LevelModel model, Executor screen, BiFunction<Game, Runnable, Winnability> decider) {
        super(BackgroundWorker.newest("rest of a level", screen));
        this.model = model;
        this.decider = decider;
        this.canAsk = Bindings.createBooleanBinding(
                () -> !model.walk().isFinished() && answer.get().isEmpty(), model.walkProperty(), answer);
        model.walkProperty().addListener(_ -> forget());
    }

    private void forget() {
        worker.cancel();
        isHintRequested = false;
        failure.set("");
        answer.set(Optional.empty());
    }

    private WitnessMarks marks(Optional<Winnability> answer) {
        return answer.orElse(null) instanceof CannotBeWon(var witness) && cutOff().isEmpty()
                ? WitnessMarks.of(witness)
                : WitnessMarks.NONE;
    }

    /**
     * Returns the unvisited squares whose neighbours are all visited, if that is why the remaining squares cannot be
     * visited.
     */
    List<Integer> cutOff() {
        return answer.get().orElse(null) instanceof CannotBeWon(var witness)
                        && witness.kind() == WitnessKind.ISOLATED
                        && !witness.squares().contains(model.walk().knight())
                ? witness.squares()
                : List.of();
    }

    /** The answer for the present walk, once it has been requested and is known. */
    ReadOnlyObjectProperty<Optional<Winnability>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** The failure of the search for the answer, and what to do next; empty if there was none. */
    ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The evidence why the remaining squares cannot be visited; none if they can, or if it is not known. */
    ObservableValue<WitnessMarks> evidenceProperty() {
        return evidence;
    }

    BooleanBinding canAskProperty() {
        return canAsk;
    }

    /** Requests the answer for the present walk. A failure is reported; the answer can then be requested again. */
    void ask() {
        PlayedLevelWalk walk = model.walk();
        failure.set("");
        worker.ask(context -> decider.apply(rest(walk), context::requireWanted), this::answered, broken -> {
            isHintRequested = false;
            failure.set(broken.words());
        });
    }

    private void answered(Winnability winnability) {
        answer.set(Optional.of(winnability));
        if (isHintRequested) {
            hint();
        }
    }

    /**
     * Tells a square to go to next: the first one of a path through the remaining squares or, if none is known, of a
     * shortest path to one of them. Requests the answer first if it is not known yet.
     */
    void hint() {
        isHintRequested = answer.get().isEmpty();
        answer.get()
                .ifPresentOrElse(
                        winnability -> model.say(RemainingHamiltonianPathWords.hint(model.walk(), next(winnability))),
                        this::ask);
    }

    private int next(Winnability winnability) {
        PlayedLevelWalk walk = model.walk();
        return winnability instanceof CanBeWon(List<Integer> completion) ? completion.getFirst() : walk.towardsNew();
    }

    /** Returns a game on the remaining squares and the knight's square. */
    static Game rest(PlayedLevelWalk walk) {
        Board board = walk.level().board();
        BitSet holes = new BitSet();
        holes.set(0, board.squares());
        board.playable().filter(square -> walk.visits(square) == 0).forEach(holes::clear);
        holes.clear(walk.knight());
        return Game.begin(Board.of(board.columns(), board.rows(), holes, walk.knight(), Board.NONE), Goal.OPEN_TOUR);
    }
}
