package knightschool.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.play.Game;
import knightschool.play.Hint;
import knightschool.play.HintStrength;
import knightschool.play.PositionHints;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.hint.HintSequence;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;

/**
 * The hints that the player has requested at a position; another position removes them. They are found when the first
 * one is requested.
 */
final class RequestedHintsModel extends BackgroundModel {
    private final PlayModel model;
    private final HintSequence sequence = new HintSequence(HintStrength.values().length);
    private final SimpleObjectProperty<Optional<PositionHints>> positionHints =
            new SimpleObjectProperty<>(this, "positionHints", Optional.empty());
    private final ObjectBinding<Optional<Hint>> displayed =
            Bindings.createObjectBinding(this::displayed, sequence.givenHintsProperty(), positionHints);
    private final BooleanBinding canAsk;

    /** @param screen runs tasks on the JavaFX thread */
    RequestedHintsModel(PlayModel model, Executor screen) {
        super(BackgroundWorker.newest("hints", screen));
        this.model = model;
        this.canAsk = Bindings.createBooleanBinding(this::mayAsk, model.gameProperty(), model.setupProperty());
        sequence.givenHintsProperty().addListener((_, _, givenHints) -> {
            if (givenHints.count() > 0 && positionHints.get().isEmpty() && !worker.isBusy()) {
                find();
            }
        });
        model.gameProperty().addListener((_, before, now) -> {
            if (!before.withoutUndone().equals(now.withoutUndone())) {
                worker.cancel();
                sequence.clear();
                positionHints.set(Optional.empty());
            }
        });
    }

    private boolean mayAsk() {
        Game game = model.game();
        return model.now().answer() != WinnabilityFeedbackTiming.NEVER && !game.isOver();
    }

    private void find() {
        Game game = model.game();
        worker.ask(
                context -> PositionHints.of(game, context::requireWanted),
                hints -> positionHints.set(Optional.of(hints)),
                sequence::clear);
    }

    private Optional<Hint> displayed() {
        int number = sequence.givenHints().displayed();
        return number == 0
                ? Optional.empty()
                : positionHints.get().map(hints -> hints.hint(HintStrength.values()[number - 1]));
    }

    /** Returns the squares that the displayed hint points at. */
    List<Integer> squares() {
        return displayed.get().map(RequestedHintsModel::squares).orElse(List.of());
    }

    private static List<Integer> squares(Hint hint) {
        return switch (hint) {
            case Hint.Look look -> look.squares();
            case Hint.Loses loses -> List.of(loses.square());
            case Hint.KeepsOpen keeps -> List.of(keeps.square());
            case Hint.NoneLoses _, Hint.IsLost _, Hint.IsFinished _, Hint.NothingKnown _ -> List.of();
        };
    }

    HintSequence sequence() {
        return sequence;
    }

    /** The hint that is displayed; empty if none is, or while it is being found. */
    ObjectBinding<Optional<Hint>> displayedProperty() {
        return displayed;
    }

    BooleanBinding canAskProperty() {
        return canAsk;
    }
}
