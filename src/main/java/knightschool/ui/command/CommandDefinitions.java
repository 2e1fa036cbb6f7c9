package knightschool.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.ResourceReader;

/**
 * What the program's commands are called and which keys do them. A command is named once, in {@code commands.txt}: a
 * line for each with its scene, id, keys and words, and {@code leaves} where it leads to another scene. So it is known
 * what scenes can do before they are made.
 */
public final class CommandDefinitions {
    private static final String FILE = "commands.txt";
    /** The last one may be missing. */
    private static final int PARTS = 5;

    private static final String LEAVES = "leaves";
    private static final List<Entry> ALL = read();

    /** The first of those with that id; the words of the others are computed by their scenes. */
    private static final Map<String, Entry> BY_ID =
            ALL.stream().collect(Collectors.toMap(Entry::id, entry -> entry, (first, _) -> first, LinkedHashMap::new));

    private CommandDefinitions() {}

    /**
     * A line of the table.
     *
     * @param scene the word of its kind of scene, or where else it can be done
     * @param id see {@link Command#id}
     * @param keys see {@link KeyStroke#of}; may be none
     * @param words what it does
     * @param isLeaving see {@link Command#isLeaving}
     */
    public record Entry(String scene, String id, List<String> keys, String words, boolean isLeaving) {
        private List<KeyStroke> strokes() {
            return keys.stream().map(KeyStroke::of).toList();
        }

        private static Entry parse(String line) {
            String[] parts = line.split("\\|", PARTS);
            return new Entry(
                    parts[0].strip(),
                    parts[1].strip(),
                    Stream.of(parts[2].split(","))
                            .map(String::strip)
                            .filter(key -> !key.isEmpty())
                            .toList(),
                    parts[3].strip(),
                    parts.length == PARTS && declaresLeaving(parts[PARTS - 1].strip()));
        }
    }

    private static boolean declaresLeaving(String property) {
        if (!property.equals(LEAVES)) {
            throw new IllegalArgumentException("commands.txt knows no property " + property);
        }
        return true;
    }

    /** Read with the class, as its code is: a few pages that are part of the program. */
    private static List<Entry> read() {
        return ResourceReader.text(CommandDefinitions.class, FILE)
                .lines()
                .map(Entry::parse)
                .toList();
    }

    /** All of them, in their order. */
    public static List<Entry> all() {
        return ALL;
    }

    /** The commands of a scene; none where the program does not know it. */
    public static List<Entry> of(String scene) {
        return ALL.stream().filter(entry -> entry.scene().equals(scene)).toList();
    }

    /**
     * The keys of a command as a person reads them; empty if it has none.
     *
     * @throws IllegalArgumentException if it is not in the table
     */
    public static String keyText(String id) {
        return KeyStroke.text(named(id).strokes());
    }

    /** Whether a command leads to another scene; one that is not in the table does not. */
    static boolean isLeaving(String id) {
        return BY_ID.containsKey(id) && BY_ID.get(id).isLeaving();
    }

    /** @throws IllegalArgumentException if it is not in the table */
    static Entry named(String id) {
        Entry entry = BY_ID.get(id);
        if (entry == null) {
            throw new IllegalArgumentException("the table of commands has no " + id);
        }
        return entry;
    }
}
