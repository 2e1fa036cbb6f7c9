package knightschool.ui.level;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableObjectValue;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;

/**
 * Tells which levels of the program may be played now, which level comes next or before, and which set of levels is
 * listed.
 */
final class LevelProgression {
    private final ObservableObjectValue<AllLevelResults> progress;
    private final Supplier<Level> level;
    private final ReadOnlyIntegerWrapper set = new ReadOnlyIntegerWrapper(this, "set");
    private final BooleanProperty allOpen = new SimpleBooleanProperty(this, "allOpen");
    private final BooleanProperty known = new SimpleBooleanProperty(this, "known", true);

    /**
     * @param progress the results of all levels
     * @param level supplies the level being played
     */
    LevelProgression(ObservableObjectValue<AllLevelResults> progress, Supplier<Level> level) {
        this.progress = progress;
        this.level = level;
    }

    /** Whether every level may be played regardless of the results, for use at school. */
    BooleanProperty allOpenProperty() {
        return allOpen;
    }

    /**
     * Whether the results are known. Those of a file are not until it has been read: no level is locked, and no star
     * counted, before that.
     */
    BooleanProperty knownProperty() {
        return known;
    }

    boolean isOpen(Level level) {
        return allOpen.get() || !known.get() || progress.get().isOpen(level);
    }

    /** Returns the stars of some levels; empty until they are known. */
    OptionalInt stars(List<Level> levels) {
        return known.get() ? OptionalInt.of(progress.get().stars(levels)) : OptionalInt.empty();
    }

    /** Returns the next level, if it may be played. */
    Optional<Level> next() {
        return allOpen.get() ? beside(1) : progress.get().after(level.get());
    }

    /** Returns the next level or, if {@code by} is negative, the previous one, whether or not it may be played. */
    Optional<Level> beside(int by) {
        int number = level.get().number() + by;
        if (level.get().number() == Level.UNNUMBERED) {
            return by > 0 ? progress.get().after(level.get()) : Optional.empty();
        }
        return number >= 1 && number <= LevelCollection.all().size()
                ? Optional.of(LevelCollection.numbered(number))
                : Optional.empty();
    }

    /** The index of the set whose levels are listed, from 0. */
    ReadOnlyIntegerProperty setProperty() {
        return set.getReadOnlyProperty();
    }

    void showSet(int index) {
        set.set(Math.clamp(index, 0, LevelCollection.sets().size() - 1));
    }
}
