package knightschool.ui.statemap;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.collection.BuiltInPuzzle;
import knightschool.statemap.collection.GeneratedPuzzle;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.statemap.collection.PuzzleGenerator;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.work.BackgroundWorker;

/**
 * Opens the next puzzle: the one after the current one in the program's collection, or one that is generated on a
 * background thread with about the same difficulty. The seed of a generated puzzle is shown, so that it can be
 * generated again.
 */
final class NextPuzzleOpener implements AutoCloseable {
    private static final int SEEDS = 10_000;

    private final StateMapModel model;
    private final Consumer<StateMapSetup> open;
    private final Consumer<GeneratedPuzzle> openMade;
    private final MessageDisplay messages;
    private final LongSupplier seeds;
    private final BackgroundWorker worker = BackgroundWorker.newest("puzzle maker", Platform::runLater);

    /**
     * @param open shows a puzzle
     * @param openMade shows a generated puzzle, possibly long after the request
     * @param messages shows the result
     */
    NextPuzzleOpener(
            StateMapModel model,
            Consumer<StateMapSetup> open,
            Consumer<GeneratedPuzzle> openMade,
            MessageDisplay messages) {
        this.model = model;
        this.open = open;
        this.openMade = openMade;
        this.messages = messages;
        SecureRandom random = new SecureRandom();
        this.seeds = () -> random.nextLong(1, SEEDS);
    }

    /**
     * Shows the next puzzle of the program, the first one after the last. For a puzzle from elsewhere this is the
     * first.
     */
    void next() {
        List<BuiltInPuzzle> all = PuzzleCollection.all();
        int number = PuzzleCollection.of(model.setupProperty().get().puzzle())
                .map(BuiltInPuzzle::number)
                .orElse(0);
        open.accept(
                StateMapSetup.of(WrittenPuzzle.of(all.get(number % all.size()).puzzle())));
    }

    /** Generates a puzzle; does nothing if there is no map, and shows a message if no similar puzzle is found. */
    void generate() {
        Optional<StateMap> map = model.stateMap();
        if (map.isEmpty()) {
            return;
        }
        SlidingPuzzle puzzle = map.get().puzzle();
        int shortest = map.get().shortest();
        long seed = seeds.getAsLong();
        messages.say(StateMapWords.MAKING);
        worker.ask(
                context -> PuzzleGenerator.anotherLike(puzzle, shortest, seed, (_, _) -> context.requireWanted()),
                newPuzzle -> newPuzzle.ifPresentOrElse(openMade, () -> messages.report(StateMapWords.NOT_MADE)),
                failure -> messages.report(failure.words()));
    }

    ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
    }

    @Override
    public void close() {
        worker.close();
    }
}
