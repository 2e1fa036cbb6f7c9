package knightschool.ui.picture;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.picture.PictureReading;

/** The boards that were found in a picture, one of which is shown. */
final class FoundBoards {
    private final PictureUndoHistory steps;
    private final ObservableBooleanValue busy;
    private final BooleanBinding hasOthers;

    /** @param busy whether the picture is being read, when no other board can be shown */
    FoundBoards(PictureUndoHistory steps, ObservableBooleanValue busy) {
        this.steps = steps;
        this.busy = busy;
        this.hasOthers =
                Bindings.createBooleanBinding(() -> !steps.now().others().isEmpty(), steps.stateProperty());
    }

    /** Whether boards other than the shown one were found. */
    BooleanBinding hasOthersProperty() {
        return hasOthers;
    }

    /** Shows the next board, or the first one after the last. */
    void nextBoard() {
        List<PictureReading> boards = steps.now().boards();
        if (boards.size() > 1) {
            showBoard((steps.now().shownIndex() + 1) % boards.size());
        }
    }

    /**
     * Shows the next board, or the previous one if {@code by} is negative.
     *
     * @return whether there is one
     */
    boolean goToBoard(int by) {
        int to = steps.now().shownIndex() + by;
        boolean is = steps.now().shownIndex() >= 0
                && to >= 0
                && to < steps.now().boards().size();
        if (is) {
            showBoard(to);
        }
        return is;
    }

    /** Shows the board with the given index. This is a step that also leaves the corrections of the previous board. */
    void showBoard(int index) {
        if (!busy.get()) {
            steps.put(steps.now().with(CorrectedBoard.of(steps.now().boards().get(index))));
        }
    }
}
