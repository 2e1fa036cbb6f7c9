package knightschool.ui.play;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.ui.playback.PlaybackModel;

/**
 * A demonstration of a way to complete the game, move by move, advanced by the frames of a screen. The game stays
 * unchanged meanwhile; any change of it ends the demonstration.
 */
final class CompletionPlayback {
    private static final long MOVE_NANOS = 450_000_000L;

    /** The time in which the whole way is shown, if each of its moves takes at least a frame. */
    private static final long MOST_NANOS = 20_000_000_000L;

    private final ReadOnlyObjectWrapper<List<Integer>> squares =
            new ReadOnlyObjectWrapper<>(this, "squares", List.of());
    private final PlaybackModel playback = new PlaybackModel(
            _ -> Math.min(MOVE_NANOS, MOST_NANOS / squares.get().size()));
    private final BooleanBinding visible =
            Bindings.createBooleanBinding(() -> !squares.get().isEmpty(), squares);

    private final PlayModel model;

    CompletionPlayback(PlayModel model) {
        this.model = model;
        model.gameProperty().addListener(_ -> stop());
    }

    /**
     * Plays from the knight's square, in place of a message about the game.
     *
     * @param completion the squares that complete the tour, in order
     */
    void begin(List<Integer> completion) {
        model.say("");
        squares.set(List.copyOf(completion));
        playback.begin(completion.size(), 0);
        playback.play();
    }

    /** Returns to the game. */
    void stop() {
        playback.begin(0, 0);
        squares.set(List.of());
    }

    /** Returns the squares up to the current step; empty at the knight's square, and if nothing is shown. */
    List<Integer> visited() {
        List<Integer> all = squares.get();
        return all.subList(0, Math.min(all.size(), (int) playback.step()));
    }

    /** The squares of the whole way; empty if none is shown. */
    ReadOnlyObjectProperty<List<Integer>> squaresProperty() {
        return squares.getReadOnlyProperty();
    }

    BooleanBinding shownProperty() {
        return visible;
    }

    PlaybackModel playback() {
        return playback;
    }
}
