package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.CommandDefinitions.Entry;
import knightschool.ui.command.KeyStroke;
import org.junit.jupiter.api.Test;

/**
 * One act has one word and one key, and one key stands for one act, in every scene. An act is what the last word of a
 * command's id says, such as that of {@code play.undo} and {@code editor.undo}.
 */
class CommandKeysTest {
    private static final Path CODE = Path.of("src/main/java/knightschool/ui");

    /** What a person asks of more than one scene, and the first of its keys. */
    private static final Map<String, String> SHARED = Map.ofEntries(
            Map.entry("undo", "Ctrl+Z"),
            Map.entry("redo", "Ctrl+Y"),
            Map.entry("hint", "H"),
            Map.entry("again", "R"),
            Map.entry("next", "PageDown"),
            Map.entry("previous", "PageUp"),
            Map.entry("another", "A"),
            Map.entry("solution", "D"),
            Map.entry("picture", "Ctrl+Shift+V"),
            Map.entry("paste", "Ctrl+V"),
            Map.entry("help", "F1"),
            Map.entry("present", "F5"),
            Map.entry("closed", "C"),
            Map.entry("choose", "B"),
            Map.entry("ask", "W"),
            Map.entry("digits", "K"),
            Map.entry("moves", "M"),
            Map.entry("exits", "X"),
            Map.entry("domains", "O"),
            Map.entry("facts", "I"),
            Map.entry("go-on", "E"),
            Map.entry("zoom", "Z"),
            Map.entry("layout", "G"),
            Map.entry("stop", "Esc"),
            Map.entry("compare", "Ctrl+Enter"),
            Map.entry("other-page", "Ctrl+J"),
            Map.entry("new", "Ctrl+N"),
            Map.entry("open", "Ctrl+O"),
            Map.entry("save", "Ctrl+S"),
            Map.entry("save-as", "Ctrl+Shift+S"),
            Map.entry("recent", "Ctrl+R"),
            Map.entry("copy", "Ctrl+C"),
            Map.entry("close", "Ctrl+W"),
            Map.entry("delete", "Delete"),
            Map.entry("play", "Space"),
            Map.entry("step-back", "Left"),
            Map.entry("step-forward", "Right"),
            Map.entry("to-start", "Home"),
            Map.entry("to-end", "End"),
            Map.entry("whole", "0"),
            Map.entry("nearer", "Plus"),
            Map.entry("further", "Minus"));

    /** Acts that have not the same key everywhere, with the reason. */
    private static final Map<String, String> MANY_KEYS =
            Map.of("back", "Esc leaves what lies over a scene, Alt+Left goes back as in every browser");

    private static final String ARROWS_TURN_SLIDES = "arrows turn slides, and the keys of a remote control as well";
    private static final String AS_BROWSERS = "what is open side by side is gone through by Ctrl as in browsers";

    /** Commands that have not the same keys after the first one as their act has elsewhere, with the reason. */
    private static final Map<String, String> OTHER_FURTHER_KEYS = Map.ofEntries(
            Map.entry("lesson.next", ARROWS_TURN_SLIDES),
            Map.entry("lesson.previous", ARROWS_TURN_SLIDES),
            Map.entry("speaker.next", ARROWS_TURN_SLIDES),
            Map.entry("speaker.previous", ARROWS_TURN_SLIDES),
            Map.entry("compare.next", AS_BROWSERS),
            Map.entry("compare.previous", AS_BROWSERS),
            Map.entry("editor.next", AS_BROWSERS),
            Map.entry("editor.previous", AS_BROWSERS),
            Map.entry("statemap.next", AS_BROWSERS));

    /** Acts whose commands have no words in common, with the reason. */
    private static final Map<String, String> MANY_WORDS = Map.of(
            "other-page", "each command says which page that is",
            "choose", "an experiment has several boards, and takes one more",
            "close-panel", "each command says what is behind the panel");

    private static final String MOVES_BY_HAND = "the moves of a person are taken back and done again, not played";
    private static final String PAUSES = "what is counted stays, and goes on later";

    /** Commands whose words are not those of their act elsewhere, with the reason. */
    private static final Map<String, String> OTHER_WORDS = Map.of(
            "play.to-start", MOVES_BY_HAND,
            "play.to-end", MOVES_BY_HAND,
            "level.to-start", MOVES_BY_HAND,
            "level.to-end", MOVES_BY_HAND,
            "tourmap.to-start", MOVES_BY_HAND,
            "tourmap.to-end", MOVES_BY_HAND,
            "census.stop", PAUSES,
            "experiment.stop", PAUSES,
            "editor.paste", "the editor has squares to paste, too");

    /** Acts that name no object, so that their commands have all words in common up to a comma or a colon. */
    private static final Set<String> WITHOUT_OBJECT = Set.of(
            "redo",
            "hint",
            "again",
            "play",
            "step-back",
            "step-forward",
            "to-start",
            "to-end",
            "moves",
            "exits",
            "domains",
            "digits",
            "tree-focus");

    private static final String AS = "as:";
    private static final String ALTHOUGH = "although:";

    /** Words that say nothing of an act. */
    private static final Set<String> SMALL_WORDS = Set.of(
            "a", "an", "the", "this", "that", "what", "it", "is", "of", "to", "on", "in", "for", "from", "with", "by",
            "as", "and", "or");

    /** Acts that take something away which a person made. */
    private static final Set<String> TAKING_AWAY = Set.of(
            "delete", "cut", "close", "forget", "lock-again", "take-left", "take-right", "take-top", "take-bottom");

    private static final Pattern READS_KEYS = Pattern.compile("\\bKeyStroke\\.of\\(|isLetterKey\\(\\)");

    /** Sources that read keys themselves, with the reason. What keys they name is asked below. */
    private static final Map<String, String> READING_KEYS = Map.of(
            "GraphKeyBinding.java", "a picture of a graph has its keys wherever it stands",
            "LessonPresentationDeck.java", "names any key that was pressed",
            "GlossaryTermList.java", "letters are written into the search",
            "Presentation.java", "what the speaker types is for the slide",
            "PuzzlePlayBoardMode.java", "a capital names the block that bears it",
            "StateMapSceneView.java", "a capital names the block that bears it");

    private static String act(Entry entry) {
        return entry.id().substring(entry.id().lastIndexOf('.') + 1);
    }

    private static String scenes(List<Entry> entries) {
        return entries.stream().map(Entry::id).distinct().collect(Collectors.joining(", "));
    }

    private static boolean isLetter(String key) {
        return KeyStroke.of(key).isLetter();
    }

    @Test
    void oneActHasOneKeyInEveryScene() {
        Map<String, Set<String>> keys = new TreeMap<>();
        for (Entry entry : CommandDefinitions.all()) {
            keys.computeIfAbsent(act(entry), _ -> new TreeSet<>())
                    .add(entry.keys().stream().findFirst().orElse("none"));
        }
        SHARED.forEach((act, key) -> assertEquals(Set.of(key), keys.get(act), act));
        keys.keySet().removeAll(MANY_KEYS.keySet());
        keys.values().removeIf(found -> found.size() == 1);
        assertEquals(Map.of(), keys, "acts with several keys");
    }

    @Test
    void oneActHasTheSameFurtherKeysInEveryScene() {
        Map<String, Set<String>> keys = new TreeMap<>();
        for (Entry entry : CommandDefinitions.all()) {
            if (!OTHER_FURTHER_KEYS.containsKey(entry.id())) {
                keys.computeIfAbsent(act(entry), _ -> new TreeSet<>()).add(String.join(", ", entry.keys()));
            }
        }
        CommandDefinitions.all().stream()
                .filter(entry -> OTHER_FURTHER_KEYS.containsKey(entry.id()))
                .forEach(entry -> assertFalse(
                        keys.get(act(entry)).contains(String.join(", ", entry.keys())),
                        entry.id() + " needs no exception"));
        keys.keySet().removeAll(MANY_KEYS.keySet());
        keys.values().removeIf(found -> found.size() == 1);
        assertEquals(Map.of(), keys, "acts with several keys");
    }

    @Test
    void actsThatAreSharedAreThoseOfSeveralCommands() {
        Map<String, List<Entry>> commands =
                CommandDefinitions.all().stream().collect(Collectors.groupingBy(CommandKeysTest::act));
        SHARED.keySet()
                .forEach(act -> assertTrue(
                        commands.get(act).stream().map(Entry::scene).distinct().count() > 1,
                        act + ": " + scenes(commands.get(act))));
    }

    /**
     * A row says by {@code as:} that its key means the act of another command on another object, and by
     * {@code although:} why the key means another act than elsewhere.
     */
    @Test
    void oneKeyStandsForOneAct() {
        Map<String, Set<String>> acts = actsOfKeys();
        acts.values().removeIf(found -> found.size() == 1);
        assertEquals(Map.of(), acts, "keys for several acts");
    }

    private static Map<String, Set<String>> actsOfKeys() {
        Map<String, Set<String>> acts = new TreeMap<>();
        for (Entry entry : CommandDefinitions.all()) {
            entry.keys().stream()
                    .filter(key -> ofKey(entry, ALTHOUGH, key).isEmpty())
                    .forEach(key ->
                            acts.computeIfAbsent(key, _ -> new TreeSet<>()).add(act(entry, key)));
        }
        return acts;
    }

    /** Returns what a key means: Esc stops or closes what is innermost, whatever a command that closes is called. */
    private static String act(Entry entry, String key) {
        return key.equals("Esc") && entry.isClosing()
                ? "stop"
                : ofKey(entry, AS, key).orElseGet(() -> act(entry));
    }

    /** Returns what a row says about a key by a property. */
    private static Optional<String> ofKey(Entry entry, String property, String key) {
        return entry.properties().stream()
                .filter(one -> one.startsWith(property))
                .map(one -> one.substring(property.length()).split("=", 2))
                .filter(parts -> parts[0].strip().equals(key))
                .map(parts -> parts[1].strip())
                .findFirst();
    }

    /** What a row says about a key is needed: there is such an act, under another name, or the key has another one. */
    @Test
    void rowsSayOfKeysOnlyWhatIsNeeded() {
        Map<String, Set<String>> acts = actsOfKeys();
        List<String> needless = new ArrayList<>();
        for (Entry entry : CommandDefinitions.all()) {
            for (String key : entry.keys()) {
                ofKey(entry, AS, key)
                        .filter(act -> act.equals(act(entry)) || !isActElsewhere(act, key))
                        .ifPresent(_ -> needless.add(entry.id() + ": " + key));
                ofKey(entry, ALTHOUGH, key)
                        .filter(_ -> acts.getOrDefault(key, Set.of()).equals(Set.of(act(entry))))
                        .ifPresent(_ -> needless.add(entry.id() + ": " + key));
            }
        }
        assertEquals(List.of(), needless);
    }

    private static boolean isActElsewhere(String act, String key) {
        return CommandDefinitions.all().stream()
                .anyMatch(entry -> entry.keys().contains(key) && act(entry).equals(act));
    }

    /**
     * Commands could be named alike without doing the like: so they also say it by the same words, before or after the
     * object of the act. An act without an object is said by the same words alone.
     */
    @Test
    void oneActHasOneWordInEveryScene() {
        Map<String, String> faults = new TreeMap<>();
        actsInTheSameWords().forEach((act, entries) -> {
            int shared = sharedWords(entries);
            boolean isWhole = entries.stream().anyMatch(entry -> words(entry).size() == shared);
            if (shared == 0 || WITHOUT_OBJECT.contains(act) && !isWhole) {
                faults.put(act, scenes(entries));
            }
        });
        assertEquals(MANY_WORDS.keySet(), faults.keySet(), "acts without words of their own: " + faults);
    }

    private static Map<String, List<Entry>> actsInTheSameWords() {
        return CommandDefinitions.all().stream()
                .filter(entry -> !OTHER_WORDS.containsKey(entry.id()))
                .collect(Collectors.groupingBy(CommandKeysTest::act));
    }

    @Test
    void commandsWithOtherWordsHaveNoneOfTheirAct() {
        Map<String, List<Entry>> acts = actsInTheSameWords();
        CommandDefinitions.all().stream()
                .filter(entry -> OTHER_WORDS.containsKey(entry.id()))
                .forEach(entry -> assertEquals(
                        0,
                        sharedWords(List.of(entry, acts.get(act(entry)).getFirst())),
                        entry.id() + " needs no exception"));
    }

    /** Returns with how many words all commands begin or, if these are more, end. */
    private static int sharedWords(List<Entry> entries) {
        List<List<String>> words = entries.stream().map(CommandKeysTest::words).toList();
        return Math.max(
                sharedBeginning(words),
                sharedBeginning(words.stream().map(List::reversed).toList()));
    }

    private static int sharedBeginning(List<List<String>> lists) {
        List<String> first = lists.getFirst();
        int shared = 0;
        while (shared < first.size() && isSharedAt(shared, lists)) {
            shared++;
        }
        return shared;
    }

    private static boolean isSharedAt(int place, List<List<String>> lists) {
        String word = lists.getFirst().get(place);
        return lists.stream()
                .allMatch(list -> place < list.size() && list.get(place).equals(word));
    }

    /** Returns the words up to a comma or a colon, behind which some commands have an explanation. */
    private static List<String> words(Entry entry) {
        return Stream.of(entry.name().toLowerCase(Locale.ROOT).split("[^a-z]+"))
                .filter(word -> !SMALL_WORDS.contains(word))
                .toList();
    }

    /** Every key is in the table of commands: none is read where this test does not see it. */
    @Test
    void noKeyIsReadOutsideOfTheTable() throws IOException {
        Set<String> reading = new TreeSet<>();
        List<String> named = new ArrayList<>();
        for (Path file : sources()) {
            String name = file.getFileName().toString();
            String text = Files.readString(file);
            if (READS_KEYS.matcher(text).find()) {
                reading.add(name);
                SourceText.literals(file).stream()
                        .map(SourceText.Literal::text)
                        .filter(CommandKeysTest::isKeyOfACommand)
                        .filter(key -> !isViewed(key))
                        .forEach(key -> named.add(name + ": " + key));
            }
            Pattern.compile("KeyCode\\.([A-Z_0-9]+)")
                    .matcher(text)
                    .results()
                    .map(found -> found.group(1))
                    .filter(code -> isLetterDigitOrFunctionKey(KeyCode.valueOf(code)))
                    .forEach(code -> named.add(name + ": " + code));
        }
        assertEquals(READING_KEYS.keySet(), reading);
        assertEquals(List.of(), named, "keys that commands.txt does not say");
    }

    /** The sources besides those that read the table. */
    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(CODE)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.startsWith(CODE.resolve("command")))
                    .toList();
        }
    }

    /** Arrows and Space belong to what has the focus. */
    private static boolean isKeyOfACommand(String literal) {
        try {
            KeyStroke key = KeyStroke.of(literal);
            return !key.codes().stream().allMatch(code -> code.isArrowKey() || code == KeyCode.SPACE);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /** Whether a key does on a graph what it does on a board: it shows less, more or all of it, or goes there. */
    private static boolean isViewed(String key) {
        return key.equals("Enter")
                || Stream.of("nearer", "further", "whole")
                        .anyMatch(act -> SHARED.get(act).equals(key));
    }

    private static boolean isLetterDigitOrFunctionKey(KeyCode code) {
        return code.isLetterKey() || code.isDigitKey() || code.isFunctionKey();
    }

    /** What lists of keys say beside the commands names no letter and no digit: these stand in the table, too. */
    @Test
    void gesturesNameNoLetters() throws IOException {
        List<String> named = new ArrayList<>();
        for (Path file : sources()) {
            Pattern.compile("new GestureDescription\\(\\s*\"([^\"]*)\"")
                    .matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1))
                    .filter(keys -> Pattern.compile("\\b([A-Z]|\\d|F\\d+)\\b")
                            .matcher(keys)
                            .find())
                    .forEach(named::add);
        }
        assertEquals(List.of(), named);
    }

    /** A digit names a move or an answer, a capital a block: there and in the whole window it means nothing else. */
    @Test
    void keysThatNameThingsMeanNothingElseInTheirScene() {
        List<Entry> naming = CommandDefinitions.naming();
        List<String> taken = new ArrayList<>();
        for (Entry entry : naming) {
            assertFalse(entry.keys().isEmpty(), entry::id);
            Stream.concat(naming.stream(), CommandDefinitions.all().stream())
                    .filter(other -> List.of(entry.scene(), "window").contains(other.scene()) && !other.equals(entry))
                    .filter(other -> other.keys().stream().anyMatch(entry.keys()::contains))
                    .forEach(other -> taken.add(entry.id() + ": " + other.id()));
        }
        assertEquals(List.of(), taken);
        assertEquals(
                "Shift + A to Z", CommandDefinitions.gesture("statemap.block").keys());
    }

    /**
     * Esc closes what is open in the scene before it leaves the full screen or ends the presentation, and the scene
     * itself last. Whoever gives Esc to another command says by its property or here which of them it is.
     */
    @Test
    void escClosesSomethingInTheSceneExceptByTheseCommands() {
        List<Entry> closing = CommandDefinitions.all().stream()
                .filter(entry -> Command.of(entry.id(), () -> {}).isClosing())
                .toList();
        assertEquals(
                // The editor looks for a tour, and a map is made, by itself: nobody has begun anything to stop.
                Set.of("lesson.list", "speaker.end", "glossary.back", "picture.back", "editor.stop", "statemap.stop"),
                CommandDefinitions.all().stream()
                        .filter(entry -> entry.keys().contains("Esc") && !closing.contains(entry))
                        .map(Entry::id)
                        .collect(Collectors.toSet()));
        assertEquals(
                List.of(),
                closing.stream().filter(entry -> !entry.keys().contains("Esc")).toList());
    }

    @Test
    void noLetterTakesAwayWhatAPersonMade() {
        List<Entry> taking = CommandDefinitions.all().stream()
                .filter(entry -> TAKING_AWAY.contains(act(entry)))
                .toList();
        assertEquals(TAKING_AWAY, taking.stream().map(CommandKeysTest::act).collect(Collectors.toSet()));
        assertEquals(
                List.of(),
                taking.stream()
                        .filter(entry -> entry.keys().stream().anyMatch(CommandKeysTest::isLetter))
                        .toList());
    }

    /**
     * Where a letter begins something again, takes another or asks something else, what was there comes back by undo.
     */
    @Test
    void whatALetterBeginsAgainCanBeTakenBack() {
        Set<String> beginning = CommandDefinitions.all().stream()
                .filter(entry -> Set.of("again", "another", "closed", "choose").contains(act(entry)))
                .map(Entry::scene)
                .collect(Collectors.toSet());
        assertTrue(beginning.size() > 2, beginning.toString());
        beginning.forEach(scene -> {
            Set<String> acts = CommandDefinitions.of(scene).stream()
                    .map(CommandKeysTest::act)
                    .collect(Collectors.toSet());
            assertTrue(acts.containsAll(Set.of("undo", "redo")), scene + ": " + acts);
        });
    }
}
