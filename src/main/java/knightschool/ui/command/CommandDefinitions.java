package knightschool.ui.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;
import knightschool.files.resource.ServiceProviders;

/**
 * The words and keys of all commands, from {@code commands.txt}: one line per command with scene, id, keys and words,
 * and its properties, if it has any:
 *
 * <ul>
 *   <li>{@code leaves} if it goes to another scene.
 *   <li>{@code closes} if its key stops or closes something in the scene, which stays.
 *   <li>{@code otherwise} with keys that it has besides in scenes without commands for them.
 *   <li>{@code reason:} with the sentence why it is not available, if that is always the same. An id in braces stands
 *       for the key of that command. A reason that depends on something is given with {@link Command#orSay}.
 *   <li>{@code also:} with other names by which it is found in its own scene. Typed alone, such a name means the
 *       command, even where it is also the name of a word in the glossary or stands in the words of another command. If
 *       a command of the scene and one of the window have the same, that of the scene comes first.
 *   <li>{@code as:} with one of its keys, an equals sign and an act, the last word of the id of another command with
 *       that key: the key means the same act on another object, as the next slide is one step forward.
 *   <li>{@code although:} with one of its keys, an equals sign and the reason why it means another act than elsewhere.
 *   <li>{@code names} if it is no command: each of its keys, a range such as {@code 1 to 8}, names a thing in its
 *       scene, such as a move or a block. The help of the scene lists the range, see {@link #gesture}.
 * </ul>
 *
 * <p>So the commands of scenes are known before these are created. A scene from another jar brings a file with the same
 * path, {@code knightschool/ui/command/commands.txt}, for its own commands; if a line of it cannot be used, the program
 * goes on without all of them.
 */
public final class CommandDefinitions {
    private static final String FILE = "commands.txt";
    /** The number of parts of a line before its properties. */
    private static final int LEAST_PARTS = 4;

    private static final String LEAVES = "leaves";
    private static final String CLOSES = "closes";
    private static final String OTHERWISE = "otherwise";
    private static final String REASON = "reason:";
    private static final String ALSO = "also:";
    private static final String AS = "as:";
    private static final String ALTHOUGH = "although:";
    private static final String NAMES = "names";
    private static final Pattern RANGE = Pattern.compile("(.*)(\\w) to (\\w)");
    private static final Pattern KEY_OF = Pattern.compile("\\{([^}]*)}");
    private static final List<Entry> TABLE = read();
    private static final List<Entry> ALL =
            TABLE.stream().filter(entry -> !entry.isNaming()).toList();
    private static final List<Entry> NAMING =
            TABLE.stream().filter(Entry::isNaming).toList();

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
     * @param properties see {@link CommandDefinitions}; usually none
     */
    public record Entry(String scene, String id, List<String> keys, String words, List<String> properties) {
        /** Whether it goes to another scene, see {@link Command#isLeaving}. */
        public boolean isLeaving() {
            return properties.contains(LEAVES);
        }

        /** Whether it stops or closes something in the scene, see {@link Command#isClosing}. */
        public boolean isClosing() {
            return properties.contains(CLOSES);
        }

        /** Whether its keys name things in the scene, so that it is no command. */
        private boolean isNaming() {
            return properties.contains(NAMES);
        }

        /** The keys that it has besides in scenes without commands for them; usually none. */
        public List<String> fallbackKeys() {
            return property(OTHERWISE).map(Entry::list).orElse(List.of());
        }

        /** The other names by which it is found; usually none. */
        private List<String> names() {
            return property(ALSO).map(Entry::list).orElse(List.of());
        }

        /** The reason why it is not available, with ids in braces for keys; empty if it is not always the same. */
        private String reason() {
            return property(REASON).orElse("");
        }

        /** The text after the name of a property; empty if the command does not have it. */
        private Optional<String> property(String name) {
            return properties.stream()
                    .filter(property -> property.startsWith(name))
                    .findFirst()
                    .map(property -> property.substring(name.length()).strip());
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
            List<String> parts = Stream.of(line.split("\\|")).map(String::strip).toList();
            if (parts.size() < LEAST_PARTS) {
                throw new IllegalArgumentException(
                        FILE + " has a line without scene, id, keys and words: \"" + line + "\"");
            }
            List<String> properties = parts.subList(LEAST_PARTS, parts.size());
            properties.stream()
                    .filter(property -> !isKnown(property))
                    .findFirst()
                    .ifPresent(property -> {
                        throw new IllegalArgumentException("commands.txt knows no property " + property);
                    });
            List<String> keys =
                    list(parts.get(2)).stream().flatMap(Entry::eachOf).toList();
            Entry entry = new Entry(parts.get(0), parts.get(1), keys, parts.get(3), properties);
            entry.requireOwnKeys();
            return entry;
        }

        /** Checks that each property about a key names a key of the command and says what the key means. */
        private void requireOwnKeys() {
            List<String> aboutKeys = properties.stream()
                    .filter(property -> property.startsWith(AS) || property.startsWith(ALTHOUGH))
                    .toList();
            aboutKeys.stream()
                    .filter(property -> property.split("=", 2).length < 2 || property.split("=", 2)[1].isBlank())
                    .findFirst()
                    .ifPresent(property -> {
                        throw new IllegalArgumentException(
                                FILE + " does not say what the key means: \"" + property + "\" of " + id);
                    });
            aboutKeys.stream()
                    .map(property -> property.split("[:=]", 3)[1].strip())
                    .filter(key -> !keys.contains(key))
                    .findFirst()
                    .ifPresent(key -> {
                        throw new IllegalArgumentException(FILE + " says what " + key + " means, no key of " + id);
                    });
        }

        private static boolean isKnown(String property) {
            return List.of(LEAVES, CLOSES, NAMES).contains(property)
                    || Stream.of(OTHERWISE, REASON, ALSO, AS, ALTHOUGH).anyMatch(property::startsWith);
        }

        /** The keys of a range such as {@code Shift+A to Z}; any other key alone. */
        private static Stream<String> eachOf(String keys) {
            Matcher range = RANGE.matcher(keys);
            return range.matches()
                    ? IntStream.rangeClosed(
                                    range.group(2).charAt(0), range.group(3).charAt(0))
                            .mapToObj(key -> range.group(1) + (char) key)
                    : Stream.of(keys);
        }

        private static List<String> list(String part) {
            return Stream.of(part.split(","))
                    .map(String::strip)
                    .filter(item -> !item.isEmpty())
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
        Set<String> ids =
                Stream.concat(before.stream(), entries.stream()).map(Entry::id).collect(Collectors.toSet());
        entries.stream()
                .flatMap(entry -> KEY_OF.matcher(entry.reason()).results().map(found -> found.group(1)))
                .filter(id -> !ids.contains(id))
                .findFirst()
                .ifPresent(id -> {
                    throw new IllegalArgumentException("a reason names the key of " + id + ", which is no command");
                });
        return entries;
    }

    /** The entries of all commands, in their order. */
    public static List<Entry> all() {
        return ALL;
    }

    /** The entries whose keys name things in their scenes; no commands. */
    public static List<Entry> naming() {
        return NAMING;
    }

    /**
     * The line of the help for keys that name things, with the first and the last of them.
     *
     * @throws IllegalArgumentException if the table does not contain them
     */
    public static GestureDescription gesture(String id) {
        Entry entry = NAMING.stream()
                .filter(keys -> keys.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the table of commands names nothing by " + id));
        List<KeyStroke> keys = entry.strokes();
        return new GestureDescription(
                KeyNameWords.range(keys.getFirst().text(), keys.getLast().name()), entry.words());
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

    /**
     * The words of a command in a scene, for a command that several scenes have.
     *
     * @throws IllegalArgumentException if the table does not contain it
     */
    public static String words(String scene, String id) {
        return of(scene).stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the table of commands has no " + id + " of " + scene))
                .words();
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

    /** The other names by which a command is found; none if the table does not contain it. */
    public static List<String> names(String id) {
        return BY_ID.containsKey(id) ? BY_ID.get(id).names() : List.of();
    }

    /**
     * The reason why a command is not available, a short sentence with the keys that it names; empty if the table does
     * not contain it, or the reason is not always the same.
     */
    static String refusal(String id) {
        return BY_ID.containsKey(id) ? withKeys(BY_ID.get(id).reason()) : "";
    }

    private static String withKeys(String reason) {
        return KEY_OF.matcher(reason).replaceAll(found -> Matcher.quoteReplacement(keyText(found.group(1))));
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
