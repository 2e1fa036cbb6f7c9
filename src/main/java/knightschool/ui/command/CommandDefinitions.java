package knightschool.ui.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;
import knightschool.files.ServiceProviders;

/**
 * The words and keys of all commands, from {@code commands.txt}: one line per command with scene, id, keys and words,
 * and a property: {@code leaves} if it goes to another scene, {@code closes} if its key stops or closes something in
 * the scene, which stays, or {@code otherwise} with keys that it has besides in scenes without commands for them. So
 * the commands of scenes are known before these are created. A scene from another jar brings a file with the same path,
 * {@code knightschool/ui/command/commands.txt}, for its own commands; if a line of it cannot be used, the program goes
 * on without all of them.
 */
public final class CommandDefinitions {
    private static final String FILE = "commands.txt";
    /** The number of parts of a line. The last one is optional. */
    private static final int PARTS = 5;

    private static final int LEAST_PARTS = PARTS - 1;

    private static final String LEAVES = "leaves";
    private static final String CLOSES = "closes";
    private static final String OTHERWISE = "otherwise";
    private static final List<Entry> ALL = read();

    /** The first entry of each id. The words of further ones are computed by their scenes. */
    private static final Map<String, Entry> BY_ID =
            ALL.stream().collect(Collectors.toMap(Entry::id, entry -> entry, (first, _) -> first, LinkedHashMap::new));

    private CommandDefinitions() {}

    /**
     * A line of the table.
     *
     * @param scene the word of the kind of scene, or another place where the command is available
     * @param id see {@link Command#id}
     * @param keys see {@link KeyStroke#of}; may be empty
     * @param words what it does
     * @param property see {@link CommandDefinitions}; usually empty
     */
    public record Entry(String scene, String id, List<String> keys, String words, String property) {
        /** Whether it goes to another scene, see {@link Command#isLeaving}. */
        public boolean isLeaving() {
            return property.equals(LEAVES);
        }

        /** Whether it stops or closes something in the scene, see {@link Command#isClosing}. */
        public boolean isClosing() {
            return property.equals(CLOSES);
        }

        /** The keys that it has besides in scenes without commands for them; usually none. */
        public List<String> fallbackKeys() {
            return property.startsWith(OTHERWISE) ? keys(property.substring(OTHERWISE.length())) : List.of();
        }

        /**
         * The words up to the first colon, comma or ellipsis, behind which some have an explanation: a name to quote.
         */
        public String name() {
            return words.split("[:,…]", 2)[0].strip();
        }

        private List<KeyStroke> strokes() {
            return keys.stream().map(KeyStroke::of).toList();
        }

        private static Entry parse(String line) {
            String[] parts = line.split("\\|", PARTS);
            if (parts.length < LEAST_PARTS) {
                throw new IllegalArgumentException(
                        FILE + " has a line without scene, id, keys and words: \"" + line + "\"");
            }
            String property = parts.length == PARTS ? parts[PARTS - 1].strip() : "";
            boolean known = property.isEmpty() || List.of(LEAVES, CLOSES).contains(property);
            if (!known && !property.startsWith(OTHERWISE)) {
                throw new IllegalArgumentException("commands.txt knows no property " + property);
            }
            return new Entry(parts[0].strip(), parts[1].strip(), keys(parts[2]), parts[3].strip(), property);
        }

        private static List<String> keys(String part) {
            return Stream.of(part.split(","))
                    .map(String::strip)
                    .filter(key -> !key.isEmpty())
                    .toList();
        }
    }

    /** Reads the table when the class is loaded: a few pages, a part of the program. */
    private static List<Entry> read() {
        List<Entry> all = new ArrayList<>();
        ServiceProviders.forEachText(CommandDefinitions.class, FILE, text -> all.addAll(parse(text, all)));
        return List.copyOf(all);
    }

    /**
     * Returns the entries of a table.
     *
     * @param before the entries of the tables before it. It may use a command of theirs in a scene of its own, but not
     *     with other keys: their entry is the one that counts
     * @throws IllegalArgumentException if one of its lines cannot be used
     */
    static List<Entry> parse(String table, List<Entry> before) {
        List<Entry> entries =
                table.lines().filter(line -> !line.isBlank()).map(Entry::parse).toList();
        for (Entry entry : entries) {
            // Read here, since a key that does not exist would end the scene that has it.
            entry.strokes();
            boolean isTaken = before.stream()
                    .anyMatch(other -> other.id().equals(entry.id())
                            && (other.scene().equals(entry.scene())
                                    || !other.keys().equals(entry.keys())));
            if (isTaken) {
                throw new IllegalArgumentException("another part has a command " + entry.id());
            }
        }
        return entries;
    }

    /** All entries, in their order. */
    public static List<Entry> all() {
        return ALL;
    }

    /** The commands of a scene; empty if the program does not know the scene. */
    public static List<Entry> of(String scene) {
        return ALL.stream().filter(entry -> entry.scene().equals(scene)).toList();
    }

    /**
     * The keys of a command as shown to the user; empty if there are none.
     *
     * @throws IllegalArgumentException if the table does not contain it
     */
    public static String keyText(String id) {
        return KeyStroke.text(named(id).strokes());
    }

    /**
     * The name of a command, see {@link Entry#name}.
     *
     * @throws IllegalArgumentException if the table does not contain it
     */
    public static String name(String id) {
        return named(id).name();
    }

    /** Whether an event is a press of a key of a command. */
    public static boolean hasKey(String id, KeyEvent key) {
        return named(id).strokes().stream().anyMatch(stroke -> stroke.matches(key));
    }

    /** Whether a command of the table has this key, and the key types and deletes nothing in a text. */
    public static boolean hasKeyInText(String id, KeyEvent key) {
        return named(id).strokes().stream().anyMatch(stroke -> stroke.matches(key) && !stroke.isTyping());
    }

    /**
     * The keys that a command has besides in scenes without commands for them; none if the table does not contain it.
     */
    public static List<KeyStroke> fallbackKeys(String id) {
        return BY_ID.containsKey(id)
                ? BY_ID.get(id).fallbackKeys().stream().map(KeyStroke::of).toList()
                : List.of();
    }

    /** Whether a command goes to another scene; false if the table does not contain it. */
    static boolean isLeaving(String id) {
        return BY_ID.containsKey(id) && BY_ID.get(id).isLeaving();
    }

    /** Whether a command closes something in its scene; false if the table does not contain it. */
    static boolean isClosing(String id) {
        return BY_ID.containsKey(id) && BY_ID.get(id).isClosing();
    }

    /**
     * The entry of a command.
     *
     * @throws IllegalArgumentException if the table does not contain it
     */
    static Entry named(String id) {
        Entry entry = BY_ID.get(id);
        if (entry == null) {
            throw new IllegalArgumentException("the table of commands has no " + id);
        }
        return entry;
    }
}
