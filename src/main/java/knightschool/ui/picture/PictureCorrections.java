package knightschool.ui.picture;

import java.util.Optional;
import java.util.Set;
import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import knightschool.board.Board;

/** What a person corrects of a board that was found in a picture, each correction a step that can be taken back. */
final class PictureCorrections {
    private final PictureUndoHistory steps;
    private final ObservableBooleanValue busy;
    private final ObservableValue<PictureTool> tool;
    private final IntegerProperty pointed;
    private boolean makesHoles;

    /**
     * @param busy whether the picture is read, while which nothing is corrected
     * @param tool what a press does
     * @param pointed the square that keys mean
     */
    PictureCorrections(
            PictureUndoHistory steps,
            ObservableBooleanValue busy,
            ObservableValue<PictureTool> tool,
            IntegerProperty pointed) {
        this.steps = steps;
        this.busy = busy;
        this.tool = tool;
        this.pointed = pointed;
    }

    /** The mouse goes down on a square, or a key means it. Nothing happens while the picture is read. */
    void press(int square) {
        if (tool.getValue() == PictureTool.KNIGHT) {
            placeKnight(square);
        } else {
            beginStroke(square);
        }
    }

    private void beginStroke(int square) {
        on(square).ifPresent(now -> {
            makesHoles = now.board().isPlayable(square);
            steps.beginStroke();
            paint(now, square);
        });
    }

    /** What was found, where that has this square; nothing while it is about to be replaced by another reading. */
    private Optional<CorrectedBoard> on(int square) {
        return steps.now().found().filter(now -> !busy.get() && now.board().contains(square));
    }

    /** The mouse is drawn over a square while it is down. */
    void drag(int square) {
        if (steps.isStroke()) {
            on(square).ifPresent(now -> paint(now, square));
        }
    }

    /** The mouse goes up: what was drawn is one step. */
    void release() {
        steps.endStroke();
    }

    /** The last playable square stays: a board has one at least. */
    private void paint(CorrectedBoard now, int square) {
        boolean last = makesHoles && now.board().playableCount() == 1;
        if (now.board().isPlayable(square) == makesHoles && !last) {
            steps.paint(steps.now().with(now.withHole(square, makesHoles)));
        }
    }

    /** Makes a hole of a square, or a square of a hole. */
    void toggle(int square) {
        beginStroke(square);
        release();
    }

    /** Sets the knight on a square, or takes it away from there. */
    void placeKnight(int square) {
        on(square).ifPresent(now -> {
            int there = now.board().start() == square ? Board.NONE : square;
            steps.put(steps.now().with(now.withKnight(there)));
        });
    }

    /** Points at the next doubtful square. */
    void pointAtNextDoubt() {
        Set<Integer> doubtful =
                steps.now().found().map(CorrectedBoard::doubtfulSquares).orElse(Set.of());
        doubtful.stream()
                .filter(square -> square > pointed.get())
                .findFirst()
                .or(() -> doubtful.stream().findFirst())
                .ifPresent(pointed::set);
    }
}
