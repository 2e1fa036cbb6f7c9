package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.CommandDefinitions.Entry;
import knightschool.ui.command.KeyStroke;
import org.junit.jupiter.api.Test;

/**
 * One act has one key, and one letter stands for one act, in every scene. An act is what the last word of a command's
 * id says, such as that of {@code play.undo} and {@code editor.undo}.
 */
class CommandKeysTest {
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
            Map.entry("picture", "Ctrl+P"),
            Map.entry("paste", "Ctrl+V"),
            Map.entry("closed", "C"),
            Map.entry("choose", "B"),
            Map.entry("ask", "W"),
            Map.entry("digits", "K"),
            Map.entry("moves", "M"),
            Map.entry("exits", "X"),
            Map.entry("domains", "O"),
            Map.entry("facts", "I"),
            Map.entry("longer", "E"),
            Map.entry("zoom", "Z"),
            Map.entry("layout", "G"),
            Map.entry("stop", "Esc"),
            Map.entry("compare", "Ctrl+Enter"),
            Map.entry("other-page", "Ctrl+J"),
            Map.entry("new", "Ctrl+N"),
            Map.entry("open", "Ctrl+O"),
            Map.entry("save", "Ctrl+S"),
            Map.entry("copy", "Ctrl+C"),
            Map.entry("close", "Ctrl+W"),
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

    /** Letters that stand for two acts, with the reason. */
    private static final Map<String, String> TWO_ACTS = Map.of(
            "B", "remotes send it to blank the class's screen; a slide has no board to choose",
            "Ctrl+A", "all squares of a drawing, as in every program; among puzzles it stands for A, another one",
            "Ctrl+P", "what comes nearest to print in a lesson; a picture for a board elsewhere");

    /** Acts that take something away which a person made. */
    private static final Set<String> TAKING_AWAY = Set.of(
            "delete",
            "clear",
            "cut",
            "close",
            "forget",
            "forget-yes",
            "holes-of-selection",
            "lock-again",
            "take-left",
            "take-right",
            "take-top",
            "take-bottom");

    private static String act(Entry entry) {
        return entry.id().substring(entry.id().lastIndexOf('.') + 1);
    }

    private static String scenes(List<Entry> entries) {
        return entries.stream().map(Entry::id).distinct().collect(Collectors.joining(", "));
    }

    private static boolean isLetter(String key) {
        return KeyStroke.of(key).isLetter();
    }

    private static boolean isLetterWithCtrl(String key) {
        return key.matches("Ctrl\\+[A-Z]");
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
    void actsThatAreSharedAreThoseOfSeveralCommands() {
        Map<String, List<Entry>> commands =
                CommandDefinitions.all().stream().collect(Collectors.groupingBy(CommandKeysTest::act));
        SHARED.keySet()
                .forEach(act -> assertTrue(
                        commands.get(act).stream().map(Entry::scene).distinct().count() > 1,
                        act + ": " + scenes(commands.get(act))));
    }

    @Test
    void oneLetterStandsForOneAct() {
        assertEquals(Map.of(), actsOfKeys(CommandKeysTest::isLetter), "letters for several acts");
    }

    @Test
    void oneLetterWithCtrlStandsForOneAct() {
        assertEquals(Map.of(), actsOfKeys(CommandKeysTest::isLetterWithCtrl), "letters for several acts");
    }

    /** The keys that stand for more than one act, without those that have a reason. */
    private static Map<String, Set<String>> actsOfKeys(Predicate<String> some) {
        Map<String, Set<String>> acts = new TreeMap<>();
        for (Entry entry : CommandDefinitions.all()) {
            entry.keys().stream()
                    .filter(some)
                    .forEach(key ->
                            acts.computeIfAbsent(key, _ -> new TreeSet<>()).add(act(entry)));
        }
        acts.keySet().removeAll(TWO_ACTS.keySet());
        acts.values().removeIf(found -> found.size() == 1);
        return acts;
    }

    /** Whoever gives Esc to another command says by its name what comes first in full screen: it, or the way out. */
    @Test
    void escLeavesTheFullScreenBeforeItMeansThese() {
        assertEquals(
                Set.of("lesson.list", "tourmap.to-start", "speaker.end", "statemap.end-edit"),
                CommandDefinitions.all().stream()
                        .filter(entry -> entry.keys().contains("Esc"))
                        .map(entry -> Command.of(entry.id(), () -> {}))
                        .filter(command -> !command.isStop() && !command.isClosing())
                        .map(Command::id)
                        .collect(Collectors.toSet()));
    }

    /** What has a reason to be an exception is one: a reason that is no longer needed goes. */
    @Test
    void reasonsAreNeeded() {
        for (String key : TWO_ACTS.keySet()) {
            assertTrue(
                    CommandDefinitions.all().stream()
                                    .filter(entry -> entry.keys().contains(key))
                                    .map(CommandKeysTest::act)
                                    .distinct()
                                    .count()
                            > 1,
                    key);
        }
    }

    /**
     * On the board of a puzzle a letter chooses its block, so that Ctrl with the letter does what it does elsewhere.
     */
    @Test
    void lettersOfThePuzzlesAreDoneWithCtrlToo() {
        List<Entry> letters = CommandDefinitions.of("statemap").stream()
                .filter(entry -> entry.keys().stream().anyMatch(CommandKeysTest::isLetter))
                .toList();
        assertTrue(letters.size() > 5, letters.toString());
        letters.forEach(entry -> assertEquals(
                entry.keys(),
                List.of(entry.keys().getFirst(), "Ctrl+" + entry.keys().getFirst())));
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

    /** Where a letter begins a game, a level, a walk or a puzzle again, what was there comes back by undo. */
    @Test
    void whatALetterBeginsAgainCanBeTakenBack() {
        Stream.of("play", "level", "statemap", "walk").forEach(scene -> {
            Set<String> acts = CommandDefinitions.of(scene).stream()
                    .map(CommandKeysTest::act)
                    .collect(Collectors.toSet());
            assertTrue(acts.containsAll(Set.of("again", "undo", "redo")), scene + ": " + acts);
        });
    }
}
