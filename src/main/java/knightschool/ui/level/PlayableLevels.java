package knightschool.ui.level;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableObjectValue;
import knightschool.play.level.Level;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.Levels;

/** Which levels may be played, and the set of those that are listed. */
final class PlayableLevels {
    private final ObservableObjectValue<LevelProgress> progress;
    private final Supplier<Level> level;
    private final ReadOnlyIntegerWrapper set = new ReadOnlyIntegerWrapper(this, "set");
    private final BooleanProperty allOpen = new SimpleBooleanProperty(this, "allOpen");

    /**
     * @param progress what was finished
     * @param level the level that is played
     */
    PlayableLevels(ObservableObjectValue<LevelProgress> progress, Supplier<Level> level) {
        this.progress = progress;
        this.level = level;
    }

    /** Whether every level may be played, as in a class, whatever is finished. */
    BooleanProperty allOpenProperty() {
        return allOpen;
    }

    /** Whether a level may be played. */
    boolean isOpen(Level level) {
        return allOpen.get() || progress.get().isOpen(level);
    }

    /** The level behind this one, where it may be played. */
    Optional<Level> next() {
        return allOpen.get() ? beside(1) : progress.get().after(level.get());
    }

    /** The level behind this one, or before it where that is negative, whether or not it may be played. */
    Optional<Level> beside(int by) {
        int number = level.get().number() + by;
        if (level.get().number() == Level.UNNUMBERED) {
            return by > 0 ? progress.get().after(level.get()) : Optional.empty();
        }
        return number >= 1 && number <= Levels.all().size() ? Optional.of(Levels.numbered(number)) : Optional.empty();
    }

    /** The set whose levels are listed, counted from 0. */
    ReadOnlyIntegerProperty setProperty() {
        return set.getReadOnlyProperty();
    }

    void showSet(int index) {
        set.set(Math.clamp(index, 0, Levels.sets().size() - 1));
    }
}
