package knightschool.ui.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.play.Game;
import knightschool.play.Hint;
import knightschool.play.HintStrength;
import knightschool.play.PositionHints;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;

/** The hints that the player has requested at a position; another position removes them. */
final class RequestedHintsModel extends BackgroundModel {
    private final PlayModel model;
    private final ReadOnlyObjectWrapper<RequestedHints> givenHints =
            new ReadOnlyObjectWrapper<>(this, "given", RequestedHints.NONE);
    private final BooleanBinding canAsk;
    private Optional<PositionHints> currentHints = Optional.empty();

    /** The hints requested while those of the position are still being found, in order. */
    private final List<HintStrength> awaited = new ArrayList<>();

    /**
     * The hints given at a position.
     *
     * @param hints the hints by their strength
     * @param open the strength of the hint that is displayed; empty for none
     */
    record RequestedHints(Map<HintStrength, Hint> hints, Optional<HintStrength> open) {
        static final RequestedHints NONE = new RequestedHints(Map.of(), Optional.empty());

        RequestedHints {
            hints = Map.copyOf(hints);
        }

        Optional<Hint> currentHint() {
            return open.map(hints::get);
        }
    }

    /** @param screen runs tasks on the JavaFX thread */
    RequestedHintsModel(PlayModel model, Executor screen) {
        super(BackgroundWorker.newest("hints", screen));
        this.model = model;
        this.canAsk = Bindings.createBooleanBinding(this::mayAsk, model.gameProperty(), model.setupProperty());
        model.gameProperty().addListener((_, before, now) -> {
            if (!before.withoutUndone().equals(now.withoutUndone())) {
                forget();
            }
        });
    }

    private boolean mayAsk() {
        Game game = model.game();
        return model.now().answer() != WinnabilityFeedbackTiming.NEVER && !game.isOver();
    }

    private void forget() {
        worker.cancel();
        currentHints = Optional.empty();
        awaited.clear();
        givenHints.set(RequestedHints.NONE);
    }

    /** Gives the weakest hint not given yet; after the strongest, no hint is open. */
    void next() {
        Optional<HintStrength> last = awaited.isEmpty() ? givenHints.get().open() : Optional.of(awaited.getLast());
        int after = last.map(strength -> strength.ordinal() + 1).orElse(0);
        HintStrength[] all = HintStrength.values();
        if (after < all.length) {
            give(all[after]);
        } else if (awaited.isEmpty()) {
            givenHints.set(new RequestedHints(givenHints.get().hints(), Optional.empty()));
        }
    }

    /** Gives a hint of a strength, or closes it if it is open. */
    void give(HintStrength strength) {
        if (!mayAsk()) {
            return;
        }
        if (givenHints.get().open().equals(Optional.of(strength))) {
            givenHints.set(new RequestedHints(givenHints.get().hints(), Optional.empty()));
        } else if (currentHints.isPresent()) {
            put(strength, currentHints.get());
        } else {
            awaited.add(strength);
            if (!worker.isBusy()) {
                find();
            }
        }
    }

    private void find() {
        Game game = model.game();
        worker.ask(
                context -> PositionHints.of(game, context::requireWanted),
                hints -> {
                    currentHints = Optional.of(hints);
                    awaited.forEach(strength -> put(strength, hints));
                    awaited.clear();
                },
                () -> {
                    awaited.clear();
                    givenHints.set(RequestedHints.NONE);
                });
    }

    private void put(HintStrength strength, PositionHints hints) {
        Map<HintStrength, Hint> all = new EnumMap<>(HintStrength.class);
        all.putAll(givenHints.get().hints());
        all.put(strength, hints.hint(strength));
        givenHints.set(new RequestedHints(all, Optional.of(strength)));
    }

    /** Returns the squares that the open hint points at. */
    List<Integer> squares() {
        return givenHints.get().currentHint().map(RequestedHintsModel::squares).orElse(List.of());
    }

    private static List<Integer> squares(Hint hint) {
        return switch (hint) {
            case Hint.Look look -> look.squares();
            case Hint.Loses loses -> List.of(loses.square());
            case Hint.KeepsOpen keeps -> List.of(keeps.square());
            case Hint.NoneLoses _, Hint.IsLost _, Hint.IsFinished _, Hint.NothingKnown _ -> List.of();
        };
    }

    ReadOnlyObjectProperty<RequestedHints> givenProperty() {
        return givenHints.getReadOnlyProperty();
    }

    BooleanBinding canAskProperty() {
        return canAsk;
    }
}
