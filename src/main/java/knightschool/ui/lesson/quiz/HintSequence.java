package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** The hints of a quiz, of which each is given after the one before. Used on the screen's thread. */
final class HintSequence {
    private final List<String> hints;
    private final ReadOnlyIntegerWrapper givenCount = new ReadOnlyIntegerWrapper();

    HintSequence(List<String> hints) {
        this.hints = hints;
    }

    /** Number of hints that were not given yet. */
    int left() {
        return hints.size() - givenCount.get();
    }

    /** Gives the next one, which there must be; returns its index. */
    int giveNext() {
        int next = givenCount.get();
        givenCount.set(next + 1);
        return next;
    }

    /** So many were given before. */
    void restore(int number) {
        givenCount.set(number);
    }

    String words(int index) {
        return hints.get(index);
    }

    /** The index of the one given last; negative where none was. */
    int last() {
        return Math.min(givenCount.get(), hints.size()) - 1;
    }

    /** How many were given. */
    ReadOnlyIntegerProperty givenProperty() {
        return givenCount.getReadOnlyProperty();
    }
}
