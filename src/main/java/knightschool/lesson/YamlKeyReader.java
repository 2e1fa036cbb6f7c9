package knightschool.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.files.FaultCollector;
import knightschool.files.yaml.YamlNode;
import knightschool.files.yaml.YamlReader;

/**
 * Reads the values of the keys in one YAML text of a lesson: its head, or a quiz.
 *
 * @param mapping the parsed text
 * @param lines the number of lines of the lesson above the text
 */
record YamlKeyReader(YamlNode.Mapping mapping, FaultCollector faults, int lines) {
    /** Reads a text. An unknown key is a fault, as is a text that is not a mapping. */
    static Optional<YamlKeyReader> read(String text, String noun, String knownKeys, FaultCollector faults, int lines) {
        Optional<YamlNode> node =
                faults.attempt(lines, () -> YamlReader.read(text).orElse(new YamlNode.Sequence(List.of(), 1)));
        if (node.isEmpty()) {
            return Optional.empty();
        }
        if (!(node.get() instanceof YamlNode.Mapping mapping)) {
            faults.add(
                    lines + node.get().line(),
                    "the " + noun + " has no keys",
                    "Write \"key: value\". Keys: " + knownKeys + ".");
            return Optional.empty();
        }
        YamlKeyReader keys = new YamlKeyReader(mapping, faults, lines);
        keys.checkKnown(noun, Arrays.asList(knownKeys.split(", ")));
        return Optional.of(keys);
    }

    private void checkKnown(String noun, List<String> knownKeys) {
        for (YamlNode.Entry entry : mapping.entries()) {
            if (!knownKeys.contains(entry.key().text())) {
                faults.add(
                        lines + entry.key().line(),
                        "a " + noun + " has no key \"" + entry.key().text() + "\"",
                        "Keys: " + String.join(", ", knownKeys) + ".");
            }
        }
    }

    private Optional<YamlNode> value(String key) {
        return mapping.value(key);
    }

    /** Returns the line of a key's value in the lesson, or the line of the mapping if the key is missing. */
    int line(String key) {
        return lines + value(key).map(YamlNode::line).orElse(mapping.line());
    }

    /** Returns a single value; empty if the key is missing, blank or not a single value (which is a fault). */
    Optional<String> text(String key) {
        Optional<YamlNode> value = value(key);
        if (value.isPresent() && !(value.get() instanceof YamlNode.Scalar)) {
            faults.add(line(key), "\"" + key + "\" is " + value.get().shape(), "Write a single value.");
        }
        return value.filter(YamlNode.Scalar.class::isInstance)
                .map(node -> ((YamlNode.Scalar) node).text().strip())
                .filter(text -> !text.isEmpty());
    }

    /** Returns a required value, or "" and a fault if it is missing. */
    String needed(String key, String remedy) {
        Optional<String> text = text(key);
        if (text.isEmpty() && !(value(key).orElse(null) instanceof YamlNode.Sequence)) {
            faults.add(line(key), "\"" + key + "\" is missing", remedy);
        }
        return text.orElse("");
    }

    /** Returns a list; a single value counts as a list of one. Empty if the key is missing. */
    List<String> list(String key) {
        return switch (value(key).orElse(null)) {
            case null -> List.of();
            case YamlNode.Scalar scalar when scalar.text().isBlank() -> List.of();
            case YamlNode.Scalar scalar -> List.of(scalar.text().strip());
            case YamlNode.Sequence sequence -> items(key, sequence);
            case YamlNode.Mapping inner -> {
                faults.add(
                        lines + inner.line(),
                        "\"" + key + "\" is " + inner.shape(),
                        "Write a list, \"- \" before each item; put text with a colon in quotation marks.");
                yield List.of();
            }
        };
    }

    /** Returns the keys and values of a mapping; empty if the key is missing. */
    Map<String, String> map(String key) {
        Map<String, String> map = new LinkedHashMap<>();
        Optional<YamlNode> value = value(key)
                .filter(node -> !(node instanceof YamlNode.Scalar scalar)
                        || !scalar.text().isBlank());
        if (value.isPresent() && !(value.get() instanceof YamlNode.Mapping)) {
            faults.add(
                    line(key),
                    "\"" + key + "\" is " + value.get().shape(),
                    "Write keys and values: an answer, a colon, and a sentence about it.");
        }
        if (value.orElse(null) instanceof YamlNode.Mapping inner) {
            for (YamlNode.Entry entry : inner.entries()) {
                if (entry.value() instanceof YamlNode.Scalar scalar
                        && scalar.text().isBlank()) {
                    faults.add(
                            lines + entry.key().line(),
                            "\"" + key + "\" says nothing to \"" + entry.key().text() + "\"",
                            "Write a sentence behind the colon; put text with a comma in quotation marks.");
                } else if (entry.value() instanceof YamlNode.Scalar scalar) {
                    map.put(entry.key().text().strip(), scalar.text().strip());
                } else {
                    faults.add(
                            lines + entry.value().line(),
                            "what \"" + key + "\" says is " + entry.value().shape(),
                            "Write a sentence; put text with a colon in quotation marks.");
                }
            }
        }
        return map;
    }

    private List<String> items(String key, YamlNode.Sequence sequence) {
        List<String> items = new ArrayList<>();
        for (YamlNode node : sequence.items()) {
            if (node instanceof YamlNode.Scalar scalar) {
                items.add(scalar.text().strip());
            } else {
                faults.add(
                        lines + node.line(),
                        "an item of \"" + key + "\" is " + node.shape(),
                        "Write text; put text with a colon in quotation marks.");
            }
        }
        return List.copyOf(items);
    }
}
