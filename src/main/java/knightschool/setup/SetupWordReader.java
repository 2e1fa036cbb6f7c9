package knightschool.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.files.FaultCollector;
import knightschool.files.YamlNode;

/** Reads values of a set-up as words: single values, lists, and values that are known and valid in a scene. */
final class SetupWordReader {
    private final SceneKind scene;
    private final FaultCollector faults;

    /**
     * Creates a reader.
     *
     * @param faults receives faults with their lines
     */
    SetupWordReader(SceneKind scene, FaultCollector faults) {
        this.scene = scene;
        this.faults = faults;
    }

    /** Returns a single value; empty and a fault for anything else. */
    Optional<YamlNode.Scalar> one(YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            return Optional.of(scalar);
        }
        faults.add(node.line(), "here is " + node.shape(), "Write a single value.");
        return Optional.empty();
    }

    /** Returns the words of a list, written as a list or as a single value with commas. */
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
     * Returns the value that a word stands for; a fault if there is none.
     *
     * @param noun the noun for such a value, such as "moment"
     * @param all the known words
     */
    <T> Optional<T> checkKnown(YamlNode.Scalar word, Optional<T> value, String noun, String all) {
        if (value.isEmpty()) {
            faults.add(word.line(), "there is no " + noun + " \"" + word.text().strip() + "\"", "Known: " + all + ".");
        }
        return value;
    }

    /**
     * Returns whether a value is valid in the scene; a fault if not.
     *
     * @param description a phrase about the scene, such as "has no control \"undo\""
     * @param all the valid words
     */
    <T> boolean isPossible(YamlNode.Scalar word, T value, Set<T> possible, String description, String all) {
        if (!possible.contains(value)) {
            faults.add(word.line(), "the " + scene.word() + " scene " + description, "Known there: " + all + ".");
        }
        return possible.contains(value);
    }
}
