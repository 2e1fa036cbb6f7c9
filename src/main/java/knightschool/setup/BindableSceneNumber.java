package knightschool.setup;

import java.util.OptionalLong;
import knightschool.text.Keyword;

/** A number of a scene that a lesson text can bind to, so that dragging it changes the scene. */
public enum BindableSceneNumber implements Keyword {
    /** The number of columns of the board. */
    COLUMNS,
    /** The number of rows of the board. */
    ROWS,
    /** The number of holes of the board. */
    HOLES,
    /** The step of a walk, a search or a tour. */
    STEP,
    /** The position of the slider of a graph, in hundredths of its length. */
    SLIDER;

    /**
     * A range of numbers, both ends included.
     *
     * @param least the smallest number
     * @param most the largest number, at least {@code least}
     */
    public record Range(long least, long most) {
        public Range {
            if (least > most) {
                throw new IllegalArgumentException(least + " to " + most);
            }
        }

        /** Returns the nearest number in the range. */
        public long nearest(long number) {
            return Math.clamp(number, least, most);
        }

        /** Returns whether a number is in the range. */
        public boolean contains(long number) {
            return number == nearest(number);
        }
    }

    /** Returns whether a scene has this number. */
    public boolean isIn(SlideEmbeddableSetup scene) {
        return scene.scene().format().numbers().containsKey(this);
    }

    /**
     * Returns the number in a scene; empty if the scene has no such number, or does not determine it, as at a named
     * moment.
     */
    public OptionalLong in(SlideEmbeddableSetup scene) {
        return isIn(scene) ? in(scene.scene().format(), scene) : OptionalLong.empty();
    }

    private <S extends Setup> OptionalLong in(SetupFormat<S> format, SlideEmbeddableSetup scene) {
        return format.numbers().get(this).in(format.type().cast(scene));
    }

    /**
     * Returns the range of the number, unless a text states one.
     *
     * @param opened the scene as it was opened, which has this number
     * @param now the current scene, of the same kind
     */
    public Range range(SlideEmbeddableSetup opened, SlideEmbeddableSetup now) {
        return range(now.scene().format(), opened, now);
    }

    private <S extends Setup> Range range(
            SetupFormat<S> format, SlideEmbeddableSetup opened, SlideEmbeddableSetup now) {
        Class<S> type = format.type();
        return format.numbers().get(this).range(type.cast(opened), type.cast(now));
    }

    /**
     * Returns the scene with another number; everything else stays as far as it is still valid.
     *
     * @param opened the scene as it was opened, which has this number; its marks come back when their squares do
     * @param now the current scene, of the same kind
     * @param number a number in a range that the scene can show
     */
    public SlideEmbeddableSetup change(SlideEmbeddableSetup opened, SlideEmbeddableSetup now, long number) {
        return change(now.scene().format(), opened, now, number).onSlide().orElseThrow();
    }

    private <S extends Setup> S change(
            SetupFormat<S> format, SlideEmbeddableSetup opened, SlideEmbeddableSetup now, long number) {
        Class<S> type = format.type();
        return format.numbers().get(this).change(type.cast(opened), type.cast(now), number);
    }
}
