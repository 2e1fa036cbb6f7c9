package knightschool.files.yaml;

import java.util.List;
import java.util.Optional;

/** A node of a YAML document with the line where it begins, from 1. Scalars keep their written form. */
public sealed interface YamlNode {
    int line();

    /** Returns the name of the kind of node for messages. */
    String shape();

    /**
     * A single value.
     *
     * @param textLine the line where its text begins: {@code line + 1} in a block scalar
     */
    record Scalar(String text, int line, int textLine) implements YamlNode {
        @Override
        public String shape() {
            return "a single value";
        }
    }

    record Sequence(List<YamlNode> items, int line) implements YamlNode {
        @Override
        public String shape() {
            return "a list";
        }
    }

    /** Keys with values, in the order of the file; no key twice. */
    record Mapping(List<Entry> entries, int line) implements YamlNode {
        @Override
        public String shape() {
            return "keys with values";
        }

        /** Returns the value of a key; empty if the mapping does not have it. */
        public Optional<YamlNode> value(String key) {
            return entries.stream()
                    .filter(entry -> entry.key().text().equals(key))
                    .map(Entry::value)
                    .findFirst();
        }
    }

    record Entry(Scalar key, YamlNode value) {}
}
