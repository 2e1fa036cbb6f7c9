package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** The hints of a quiz, given one after the other. Used on the JavaFX thread. */
final class HintSequence {
    private final List<String> hints;
    private final ReadOnlyIntegerWrapper givenCount = new ReadOnlyIntegerWrapper();

    HintSequence(List<String> hints) {
        this.hints = hints;
    }

    /** Returns the number of hints not given yet. */
    int remaining() {
        return hints.size() - givenCount.get();
    }

    /** Gives the next hint and returns its index; there must be one. */
    int giveNext() {
        int next = givenCount.get();
        givenCount.set(next + 1);
        return next;
    }

    /** Restores the number of given hints. */
    void restore(int number) {
        givenCount.set(number);
    }

    String words(int index) {
        return hints.get(index);
    }

    /** Returns the index of the last given hint; negative if there is none. */
    int last() {
        return Math.min(givenCount.get(), hints.size()) - 1;
    }

    /** The number of given hints. */
    ReadOnlyIntegerProperty givenProperty() {
        return givenCount.getReadOnlyProperty();
    }
}
