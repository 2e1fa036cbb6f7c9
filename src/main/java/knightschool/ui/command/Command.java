package knightschool.ui.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Something that a person can do in a scene.
 *
 * @param id the scene and what is done, such as {@code compare.next-undo}; no two of one scene are equal
 * @param words what it does, in a few words, without a full stop
 * @param keys the keys that do it; may be none
 * @param availability whether it can be done now, and what is said where not
 * @param action does it
 */
public record Command(String id, String words, List<KeyStroke> keys, Availability availability, Runnable action) {
    /** How the id of a command ends that stops work which is under way; it is available only then. */
    public static final String STOP = ".stop";

    /** How the ids of commands end that close or give up what is there for a while. */
    private static final List<String> CLOSING = List.of(".back", ".cancel", ".close-panel", ".all-panes", ".forget-no");

    /** Whether it stops work that is under way. */
    public boolean isStop() {
        return id.endsWith(STOP);
    }

    /** Whether it closes or gives up what is there for a while, such as the glossary, a panel or a selection. */
    public boolean isClosing() {
        return CLOSING.stream().anyMatch(id::endsWith);
    }

    /** Whether it goes to another scene, as {@link CommandDefinitions} declares: not while a class looks on. */
    public boolean isLeaving() {
        return CommandDefinitions.isLeaving(id);
    }

    public Command {
        keys = List.copyOf(keys);
    }

    /**
     * A command that is always available, with the words and the keys that {@link CommandDefinitions} has for it.
     *
     * @throws IllegalArgumentException if it has none
     */
    public static Command of(String id, Runnable action) {
        CommandDefinitions.Entry entry = CommandDefinitions.named(id);
        return of(id, entry.words(), action, entry.keys().toArray(String[]::new));
    }

    /**
     * A command that is always available, whose words or keys are not always the same.
     *
     * @param keys see {@link KeyStroke#of}
     */
    public static Command of(String id, String words, Runnable action, String... keys) {
        return new Command(id, words, Stream.of(keys).map(KeyStroke::of).toList(), Availability.ALWAYS, action);
    }

    /** The same in other words. */
    public Command called(String otherWords) {
        return new Command(id, otherWords, keys, availability, action);
    }

    /** The same, available only while that is true. */
    public Command when(ObservableBooleanValue possible) {
        return new Command(id, words, keys, availability.when(possible), action);
    }

    /** The same, whose key says why where it is not available. */
    public Command orSay(String why) {
        return orSay(() -> why);
    }

    /**
     * The same, whose key says why where it is not available.
     *
     * @param why a short sentence for what keeps it from being done just then; empty where its key is to be silent
     */
    public Command orSay(Supplier<String> why) {
        return new Command(id, words, keys, availability.orSay(why), action);
    }

    /** Whether it can be done now. */
    public ObservableBooleanValue available() {
        return availability.now();
    }

    private String whyNot() {
        String own = availability.refusal().get();
        return own.isEmpty() ? RefusalWords.of(id) : own;
    }

    /** Why it cannot be done now; empty where it can, or where nothing is to be said. */
    public String refusal() {
        return available().get() ? "" : whyNot();
    }

    /** The same without some of its keys. */
    public Command withoutKeys(Predicate<KeyStroke> some) {
        return new Command(id, words, keys.stream().filter(some.negate()).toList(), availability, action);
    }

    /** Does it, if it is available. */
    public void run() {
        if (available().get()) {
            action.run();
        }
    }

    /** Whether it is available and has this key, which is not typed into a text. */
    boolean takes(KeyEvent key) {
        return available().get() && has(key);
    }

    private boolean has(KeyEvent key) {
        boolean typed = key.getTarget() instanceof TextInputControl;
        return keys.stream().anyMatch(stroke -> stroke.matches(key) && !(typed && stroke.isTyping()));
    }

    /** Whether one of the commands has this key, also where that cannot be done now. */
    public static boolean isKeyOf(List<Command> commands, KeyEvent key) {
        return commands.stream().anyMatch(command -> command.has(key));
    }

    /** Does the first of the commands that has this key; tells whether there is one. */
    public static boolean handle(List<Command> commands, KeyEvent key) {
        var found = commands.stream().filter(command -> command.takes(key)).findFirst();
        found.ifPresent(Command::run);
        return found.isPresent();
    }

    /**
     * Why none of the commands that have this key can be done now; empty where one can, or nothing is to be said. Esc
     * is pressed to be rid of things, also of those that are gone.
     */
    public static Optional<String> refusal(List<Command> commands, KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE) {
            return Optional.empty();
        }
        List<Command> meant =
                commands.stream().filter(command -> command.has(key)).toList();
        return meant.stream().anyMatch(command -> command.available().get())
                ? Optional.empty()
                : meant.stream()
                        .map(Command::refusal)
                        .filter(why -> !why.isEmpty())
                        .findFirst();
    }

    /** The command with this id. */
    public static Command named(List<Command> commands, String id) {
        return commands.stream()
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no command " + id));
    }

    /** The keys as a person reads them; empty if it has none. */
    public String keyText() {
        return KeyStroke.text(keys);
    }

    /** The words, beginning with a capital. */
    public String title() {
        return title(words);
    }

    /** The words of a command, beginning with a capital. */
    public static String title(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** What a button says of it: the words, and the keys in parentheses. */
    public String tooltip() {
        return keys.isEmpty() ? title() : title() + " (" + keyText() + ")";
    }

    /**
     * Whether a command can be done, and what a person is told who presses its key where it cannot.
     *
     * @param now whether it can be done now
     * @param refusal why not, in a short sentence; empty where its key may be silent, as it does something else then
     */
    record Availability(ObservableBooleanValue now, Supplier<String> refusal) {
        static final Availability ALWAYS = new Availability(new ReadOnlyBooleanWrapper(true), () -> "");

        Availability when(ObservableBooleanValue possible) {
            return new Availability(possible, refusal);
        }

        Availability orSay(Supplier<String> why) {
            return new Availability(now, why);
        }
    }
}
