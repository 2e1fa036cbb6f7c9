package knightschool.ui.walk;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import knightschool.graph.CycleTerminology;
import knightschool.graph.WalkHistory;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.history.UndoHistory;

/**
 * A walk that the user makes vertex by vertex, as a task of a set-up, and the verdict on it.
 *
 * @param <S> the set-ups, which may have a walk to begin with
 */
interface WalkTaskModel<S extends SlideEmbeddableSetup> extends UndoHistory {
    /** Opens a set-up; earlier walks cannot be brought back. */
    void open(S setup);

    /** The set-up with the walk as it is now. */
    S now();

    /** Whether a set-up differs from the present one at most in its walk. */
    boolean isOfTask(S setup);

    /** Shows the walk of a set-up; undo brings back the previous one. */
    void replace(S setup);

    /** Shows the walk of a set-up as part of the change that led to the current one: undo takes back both. */
    void amend(S setup);

    /** Removes the walk, except a single vertex that the task gives. */
    void clear();

    /** Shows the initial walk. */
    void startAgain();

    /** The names of the vertices of the walk, in order. */
    List<String> names();

    /** The verdict; null before the first vertex. */
    WalkReport report();

    /** The undo history, for another model that shows the same. */
    CrossGameUndoHistory.Handover<WalkHistory<Integer>> edits();

    /** Continues the undo history of another model that showed the same. */
    void adoptHistory(CrossGameUndoHistory.Handover<WalkHistory<Integer>> edits);

    /**
     * Returns the reason why there is nothing to undo, if all moves are taken back and can be done again; else empty.
     *
     * @param redo the id of the command that does moves again
     */
    String noUndo(String redo);

    ReadOnlyObjectProperty<WalkHistory<Integer>> walkProperty();

    /** Changes whenever the walks that can be restored change. */
    ReadOnlyIntegerProperty turnsProperty();

    /** The reason why the last action had no effect, in a sentence; empty if it succeeded. */
    ReadOnlyStringProperty refusalProperty();

    /** The terminology of the class. */
    ObjectProperty<CycleTerminology> dictionaryProperty();
}
