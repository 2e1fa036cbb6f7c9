package knightschool.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import knightschool.files.FaultCollector;
import knightschool.files.yaml.YamlNode;
import knightschool.setup.value.SceneKeyword;

/**
 * Reads values of a set-up as words: single values, lists, and values that are known and valid in a scene.
 *
 * @param faults receives faults with their lines
 */
record SetupKeywordReader(FaultCollector faults) {
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
     * Returns what a word stands for in a scene; a fault if the scene has nothing of the word.
     *
     * @param keywords the keywords of a scene, such as its controls, in the order in which a fault lists them
     * @param noun the noun for such a keyword, such as "control"
     * @param verb what the scene does not do with others, such as "has no control"
     */
    <K extends SceneKeyword> Optional<K> one(
            YamlNode.Scalar word,
            SceneKind scene,
            Function<SceneSetupFormat<?>, List<K>> keywords,
            String noun,
            String verb) {
        List<K> possible = keywords.apply(scene.format());
        String text = word.text().strip();
        String all = possible.isEmpty() ? "nothing" : SceneKeyword.list(possible);
        Optional<K> named = find(possible, text);
        if (named.isPresent()) {
            return named;
        }
        if (SceneKind.values().stream()
                .anyMatch(kind -> find(keywords.apply(kind.format()), text).isPresent())) {
            faults.add(
                    word.line(),
                    "the " + scene.word() + " scene " + verb + " \"" + text + "\"",
                    "Known there: " + all + ".");
            return named;
        }
        return checkKnown(word, named, noun, all);
    }

    private static <K extends SceneKeyword> Optional<K> find(List<K> keywords, String text) {
        return keywords.stream().filter(keyword -> keyword.word().equals(text)).findFirst();
    }
}
