package knightschool.setup;

import java.util.List;
import java.util.OptionalLong;
import knightschool.setup.value.SceneKeyword;

/**
 * A number of a scene that a lesson text can bind to, so that dragging it changes the scene. The constants are words of
 * the program's scenes; a scene can have others.
 */
public final class BindableSceneNumber extends SceneKeyword {
    /** The number of columns of the board. */
    public static final BindableSceneNumber COLUMNS = new BindableSceneNumber("columns");
    /** The number of rows of the board. */
    public static final BindableSceneNumber ROWS = new BindableSceneNumber("rows");
    /** The number of holes of the board. */
    public static final BindableSceneNumber HOLES = new BindableSceneNumber("holes");
    /** The step of a walk, a search or a tour. */
    public static final BindableSceneNumber STEP = new BindableSceneNumber("step");
    /** @param word the word in a text, as in {@code {{drag columns}}} */
    public BindableSceneNumber(String word) {
        super(word);
    }

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

    /** Returns the numbers that some scene has. */
    public static List<BindableSceneNumber> values() {
        return SceneKind.values().stream()
                .flatMap(kind -> kind.format().numbers().keySet().stream())
                .distinct()
                .toList();
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

    private <S extends Setup> OptionalLong in(SceneSetupFormat<S> format, SlideEmbeddableSetup scene) {
        return format.numbers().get(this).in(format.type().cast(scene));
    }

    /**
     * Returns the range of the number, unless a text states one.
     *
     * @param initialSetup the scene as it was opened, which has this number
     * @param now the current scene, of the same kind
     */
    public Range range(SlideEmbeddableSetup initialSetup, SlideEmbeddableSetup now) {
        return range(now.scene().format(), initialSetup, now);
    }

    private <S extends Setup> Range range(
            SceneSetupFormat<S> format, SlideEmbeddableSetup initialSetup, SlideEmbeddableSetup now) {
        Class<S> type = format.type();
        return format.numbers().get(this).range(type.cast(initialSetup), type.cast(now));
    }

    /** Returns whether a scene that has this number can show every number of a range that a text states. */
    public boolean canShow(SlideEmbeddableSetup scene, Range stated) {
        return canShow(scene.scene().format(), scene, stated);
    }

    private <S extends Setup> boolean canShow(SceneSetupFormat<S> format, SlideEmbeddableSetup scene, Range stated) {
        return format.numbers().get(this).canShow(format.type().cast(scene), stated);
    }

    /**
     * Returns the scene with another number; everything else stays as far as it is still valid.
     *
     * @param initialSetup the scene as it was opened, which has this number; its marks come back when their squares do
     * @param now the current scene, of the same kind
     * @param number a number in a range that the scene can show
     */
    public SlideEmbeddableSetup change(SlideEmbeddableSetup initialSetup, SlideEmbeddableSetup now, long number) {
        return change(now.scene().format(), initialSetup, now, number).onSlide().orElseThrow();
    }

    private <S extends Setup> S change(
            SceneSetupFormat<S> format, SlideEmbeddableSetup initialSetup, SlideEmbeddableSetup now, long number) {
        Class<S> type = format.type();
        return format.numbers().get(this).change(type.cast(initialSetup), type.cast(now), number);
    }
}
