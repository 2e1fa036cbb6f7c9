package knightschool.ui.picture;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.picture.PictureReading;

/** The boards that were found in a picture, of which one is shown. */
final class FoundBoards {
    private final PictureUndoHistory steps;
    private final ObservableBooleanValue busy;
    private final BooleanBinding others;

    /** @param busy whether the picture is read, while which no other board is shown */
    FoundBoards(PictureUndoHistory steps, ObservableBooleanValue busy) {
        this.steps = steps;
        this.busy = busy;
        this.others = Bindings.createBooleanBinding(() -> !steps.now().others().isEmpty(), steps.stateProperty());
    }

    /** Whether another board than the one that is shown was found. */
    BooleanBinding hasOthersProperty() {
        return others;
    }

    /** Shows the next board that was found, the first after the last. */
    void nextBoard() {
        List<PictureReading> boards = steps.now().boards();
        if (boards.size() > 1) {
            showBoard((steps.now().shown() + 1) % boards.size());
        }
    }

    /** Shows the next board, or the one before; tells whether there is one. */
    boolean goToBoard(int by) {
        int to = steps.now().shown() + by;
        boolean is =
                steps.now().shown() >= 0 && to >= 0 && to < steps.now().boards().size();
        if (is) {
            showBoard(to);
        }
        return is;
    }

    /** Shows a board by its place among those that were found: a step, corrections of the board before with it. */
    void showBoard(int index) {
        if (!busy.get()) {
            steps.put(steps.now().with(CorrectedBoard.of(steps.now().boards().get(index))));
        }
    }
}
