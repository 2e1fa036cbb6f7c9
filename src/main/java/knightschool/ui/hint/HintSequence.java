package knightschool.ui.hint;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The hints to a position or a question, numbered from 1 in the order of their strength: how many are given, and which
 * one is displayed. Used on the JavaFX thread.
 */
public final class HintSequence {
    private final int size;
    private final ReadOnlyObjectWrapper<GivenHints> givenHints =
            new ReadOnlyObjectWrapper<>(this, "givenHints", new GivenHints(0, 0));
    private final BooleanBinding hasNext;

    /**
     * The hints that are given.
     *
     * @param count their number
     * @param displayed the number of the hint that is displayed; 0 for none
     */
    public record GivenHints(int count, int displayed) {}

    /** @param size the number of all hints */
    public HintSequence(int size) {
        this.size = size;
        this.hasNext = Bindings.createBooleanBinding(() -> givenHints().displayed() < size, givenHints);
    }

    public int size() {
        return size;
    }

    public GivenHints givenHints() {
        return givenHints.get();
    }

    public ReadOnlyObjectProperty<GivenHints> givenHintsProperty() {
        return givenHints.getReadOnlyProperty();
    }

    /** Whether {@link #giveNext} displays another hint than now. */
    public BooleanBinding hasNextProperty() {
        return hasNext;
    }

    /** Returns the number of the weakest hint that is not given yet, or of the last one if every hint is given. */
    public int next() {
        return Math.min(givenHints().count() + 1, size);
    }

    /** Gives and displays the hint of the number {@link #next}. */
    public void giveNext() {
        give(next());
    }

    /** Gives all hints up to a number, and displays the one of that number. */
    public void give(int number) {
        givenHints.set(new GivenHints(Math.max(givenHints().count(), number), number));
    }

    /** Displays none of the given hints. */
    public void hide() {
        restore(givenHints().count());
    }

    /** Takes all hints away. */
    public void clear() {
        restore(0);
    }

    /** Sets the number of given hints, none of which is displayed. */
    public void restore(int count) {
        givenHints.set(new GivenHints(Math.min(count, size), 0));
    }
}
