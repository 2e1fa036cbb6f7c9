package knightschool.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/**
 * The YAML format of the set-ups of one kind of scene, with the parts and numbers of it that a lesson text can name.
 *
 * @param <S> the set-ups
 * @param word the scene's word in files, one word of small letters
 * @param type the class of the set-ups
 * @param keys the keys valid in the scene, besides {@code scene}; others are faults
 * @param reader reads the keys: it collects faults in the {@link SetupKeyReader} and returns a valid set-up
 * @param writer writes the keys; default values are omitted
 * @param keywords what the scene can show, its controls, and the parts of it that a slide can hide
 * @param numbers the numbers of the scene that a text can bind to, in the order in which faults list them
 * @param files the kinds of files that the scene opens, besides set-ups
 * @param longestSide the longest side of a board that the scene can show, in squares
 * @param isForFullBoards whether the scene accepts only boards without holes
 */
public record SceneSetupFormat<S extends Setup>(
        String word,
        Class<S> type,
        List<String> keys,
        Function<SetupKeyReader, S> reader,
        BiConsumer<S, SetupWriter> writer,
        Keywords keywords,
        Map<BindableSceneNumber, BindableNumberAccessor<S>> numbers,
        List<SceneFileKind> files,
        int longestSide,
        boolean isForFullBoards) {
    public SceneSetupFormat {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }

    /**
     * The default longest side of a board, in squares. Scenes that draw every square are not readable with longer
     * sides.
     */
    public static final int LONGEST_TO_SHOW = 40;

    /** Creates a format without parts or numbers, for boards of up to {@value #LONGEST_TO_SHOW} squares per side. */
    public SceneSetupFormat(
            String word,
            Class<S> type,
            List<String> keys,
            Function<SetupKeyReader, S> reader,
            BiConsumer<S, SetupWriter> writer) {
        this(word, type, keys, reader, writer, Keywords.NONE, Map.of(), List.of(), LONGEST_TO_SHOW, false);
    }

    /** Returns this format for a scene with things to show, in the order in which faults list them. */
    public SceneSetupFormat<S> withOptions(DisplayOption... options) {
        return with(new Keywords(List.of(options), controls(), parts()));
    }

    /** Returns what the scene can show in addition to its board. */
    public List<DisplayOption> options() {
        return keywords.options();
    }

    /** Returns this format for a scene with controls, in the order in which files list them. */
    public SceneSetupFormat<S> withControls(SceneControl... controls) {
        return with(new Keywords(options(), List.of(controls), parts()));
    }

    private SceneSetupFormat<S> with(Keywords others) {
        return new SceneSetupFormat<>(
                word, type, keys, reader, writer, others, numbers, files, longestSide, isForFullBoards);
    }

    /** Returns the controls of the scene. */
    public List<SceneControl> controls() {
        return keywords.controls();
    }

    /** Returns this format for a scene with parts that a slide can hide, in the order in which faults list them. */
    public SceneSetupFormat<S> withParts(HideableScenePart... parts) {
        return with(new Keywords(options(), controls(), List.of(parts)));
    }

    /** Returns the parts of the scene that a slide can hide. */
    public List<HideableScenePart> parts() {
        return keywords.parts();
    }

    /** Returns this format for a scene with numbers to which a text can bind. */
    public SceneSetupFormat<S> withNumbers(Map<BindableSceneNumber, BindableNumberAccessor<S>> bound) {
        return new SceneSetupFormat<>(
                word, type, keys, reader, writer, keywords, bound, files, longestSide, isForFullBoards);
    }

    /** Returns this format for a scene that opens files of further kinds. */
    public SceneSetupFormat<S> opening(SceneFileKind... kinds) {
        return new SceneSetupFormat<>(
                word, type, keys, reader, writer, keywords, numbers, List.of(kinds), longestSide, isForFullBoards);
    }

    /** Returns this format for a scene that shows boards with sides of up to the given number of squares. */
    public SceneSetupFormat<S> upTo(int side) {
        return new SceneSetupFormat<>(
                word, type, keys, reader, writer, keywords, numbers, files, side, isForFullBoards);
    }

    /** Returns this format for a scene that accepts only full boards. */
    public SceneSetupFormat<S> forFullBoards() {
        return new SceneSetupFormat<>(word, type, keys, reader, writer, keywords, numbers, files, longestSide, true);
    }

    /** Writes a set-up of this scene. */
    void write(Setup setup, SetupWriter lines) {
        writer.accept(type.cast(setup), lines);
    }

    /**
     * The keywords by which set-ups and slides name what a scene has, each kind in the order in which files and faults
     * list them.
     *
     * @param options what a set-up can show in addition to the board
     * @param controls the controls that a set-up can show beside the text of a slide
     * @param parts the parts that a slide can hide
     */
    public record Keywords(List<DisplayOption> options, List<SceneControl> controls, List<HideableScenePart> parts) {
        /** The keywords of a scene about which set-ups say no such thing. */
        static final Keywords NONE = new Keywords(List.of(), List.of(), List.of());

        public Keywords {
            options = List.copyOf(options);
            controls = List.copyOf(controls);
            parts = List.copyOf(parts);
        }
    }
}
