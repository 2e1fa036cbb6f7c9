package knightschool.files;

import java.util.List;
import java.util.Optional;

/** A piece of YAML and the line where it begins, from 1. Scalars are kept as they were written. */
public sealed interface YamlNode {
    int line();

    /** How a fault names this shape. */
    String shape();

    /**
     * A single value.
     *
     * @param textLine where its text begins: one further than {@code line} in a block scalar
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

        /** The value of a key. */
        public Optional<YamlNode> value(String key) {
            return entries.stream()
                    .filter(entry -> entry.key().text().equals(key))
                    .map(Entry::value)
                    .findFirst();
        }
    }

    record Entry(Scalar key, YamlNode value) {}
}
