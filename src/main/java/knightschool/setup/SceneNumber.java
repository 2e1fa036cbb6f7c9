package knightschool.setup;

import java.util.OptionalLong;
import knightschool.text.Keyword;

/** A number of a scene that a lesson text can bind to, so that dragging it changes the scene. */
public enum SceneNumber implements Keyword {
    /** How many columns the board has. */
    COLUMNS,
    /** How many rows it has. */
    ROWS,
    /** How many holes it has. */
    HOLES,
    /** How far a walk, a search or a tour has come. */
    STEP,
    /** Where the slider of a graph is, in hundredths of its length. */
    SLIDER;

    /**
     * From one number up to another.
     *
     * @param least no larger than the other
     */
    public record Range(long least, long most) {
        public Range {
            if (least > most) {
                throw new IllegalArgumentException(least + " to " + most);
            }
        }

        /** The nearest number in the range. */
        public long nearest(long number) {
            return Math.clamp(number, least, most);
        }

        /** Whether a number is in it. */
        public boolean contains(long number) {
            return number == nearest(number);
        }
    }

    /** Whether a scene has such a number. */
    public boolean isIn(EmbeddableSetup scene) {
        return scene.scene().format().numbers().containsKey(this);
    }

    /** The number in a scene; empty where the scene has none, or does not say it, as at a moment that is only named. */
    public OptionalLong in(EmbeddableSetup scene) {
        return isIn(scene) ? in(scene.scene().format(), scene) : OptionalLong.empty();
    }

    private <S extends Setup> OptionalLong in(SetupFormat<S> format, EmbeddableSetup scene) {
        return format.numbers().get(this).in(format.type().cast(scene));
    }

    /**
     * From where to where the number goes unless a text says something else.
     *
     * @param opened the scene as it was opened, one with this number
     * @param now the scene as it is now, of the same kind
     */
    public Range range(EmbeddableSetup opened, EmbeddableSetup now) {
        return range(now.scene().format(), opened, now);
    }

    private <S extends Setup> Range range(SetupFormat<S> format, EmbeddableSetup opened, EmbeddableSetup now) {
        Class<S> type = format.type();
        return format.numbers().get(this).range(type.cast(opened), type.cast(now));
    }

    /**
     * The scene with another number; everything else stays as far as it has a meaning then.
     *
     * @param opened the scene as it was opened, one with this number, whose marks come back with their squares
     * @param now the scene as it is now, of the same kind
     * @param number in a range that the scene can show
     */
    public EmbeddableSetup change(EmbeddableSetup opened, EmbeddableSetup now, long number) {
        return (EmbeddableSetup) change(now.scene().format(), opened, now, number);
    }

    private <S extends Setup> S change(
            SetupFormat<S> format, EmbeddableSetup opened, EmbeddableSetup now, long number) {
        Class<S> type = format.type();
        return format.numbers().get(this).change(type.cast(opened), type.cast(now), number);
    }
}
