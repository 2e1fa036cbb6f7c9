package knightschool.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.files.FaultCollector;
import knightschool.files.YamlNode;

/** Reads values of a set-up as words: single ones, lists, and those that are known and possible in a scene. */
final class SetupWordReader {
    private final SceneKind scene;
    private final FaultCollector faults;

    /** @param faults takes what is wrong, with its line */
    SetupWordReader(SceneKind scene, FaultCollector faults) {
        this.scene = scene;
        this.faults = faults;
    }

    /** A single value; a fault where there are several. */
    Optional<YamlNode.Scalar> one(YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            return Optional.of(scalar);
        }
        faults.add(node.line(), "here is " + node.shape(), "Write a single value.");
        return Optional.empty();
    }

    /** The words of a list, written as a list or as a single value with commas. */
    List<YamlNode.Scalar> list(YamlNode node) {
        return switch (node) {
            case YamlNode.Scalar scalar ->
                Arrays.stream(scalar.text().split(",", -1))
                        .map(text -> new YamlNode.Scalar(text.strip(), scalar.line(), scalar.textLine()))
                        .toList();
            case YamlNode.Sequence sequence ->
                sequence.items().stream().flatMap(item -> one(item).stream()).toList();
            case YamlNode.Mapping keys -> {
                faults.add(keys.line(), "here are keys with values", "Write a list: [a, b].");
                yield List.of();
            }
        };
    }

    /**
     * The value that a word names; a fault where it names none.
     *
     * @param what such a value, such as "moment"
     * @param all the words that name one
     */
    <T> Optional<T> known(YamlNode.Scalar word, Optional<T> value, String what, String all) {
        if (value.isEmpty()) {
            faults.add(word.line(), "there is no " + what + " \"" + word.text().strip() + "\"", "Known: " + all + ".");
        }
        return value;
    }

    /**
     * Whether a value is one of those that mean something in the scene; a fault where it is not.
     *
     * @param what of the scene, such as "has no control \"undo\""
     * @param all the words that mean something there
     */
    <T> boolean isPossible(YamlNode.Scalar word, T value, Set<T> possible, String what, String all) {
        if (!possible.contains(value)) {
            faults.add(word.line(), "the " + scene.word() + " scene " + what, "Known there: " + all + ".");
        }
        return possible.contains(value);
    }
}
