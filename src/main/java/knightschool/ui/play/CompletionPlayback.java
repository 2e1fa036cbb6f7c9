package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.BooleanBinding;
import knightschool.drawing.board.DrawnWalk;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.WalkPlayback;

/**
 * A demonstration of a way to complete the game, move by move, advanced by the frames of a screen. The game stays
 * unchanged meanwhile; any change of it ends the demonstration.
 */
final class CompletionPlayback {
    private final WalkPlayback walk = new WalkPlayback();
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
        List<Integer> squares = new ArrayList<>(completion);
        squares.addFirst(model.game().knight());
        walk.play(new DrawnWalk(squares, false));
    }

    /** Returns to the game. */
    void stop() {
        walk.show(Optional.empty());
    }

    /** Returns the squares up to the current step; empty at the knight's square, and if nothing is shown. */
    List<Integer> visited() {
        List<Integer> squares = walk.line().map(DrawnWalk::squares).orElse(List.of());
        return squares.isEmpty() ? squares : squares.subList(1, squares.size());
    }

    BooleanBinding shownProperty() {
        return walk.shownProperty();
    }

    PlaybackModel playback() {
        return walk.playback();
    }
}
