package knightschool.ui.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * An action that is available to the user in a scene.
 *
 * @param id the scene and the action, such as {@code compare.next-undo}; unique within a scene
 * @param words what it does, in a few words, without a full stop
 * @param keys the keys that run it; may be empty
 * @param availability whether it is available now, and the message if it is not
 * @param action runs it
 */
public record Command(String id, String words, List<KeyStroke> keys, Availability availability, Runnable action) {
    /** The suffix of the ids of commands that stop running work; they are available only then. */
    public static final String STOP = ".stop";

    /** The suffix of the ids of commands that undo an edit. */
    static final String UNDO = ".undo";

    /** The suffix of the ids of commands that go back to the scene before. */
    public static final String BACK = ".back";

    /** The suffix of the id of the command that ends a presentation. */
    private static final String END = ".end";

    /** Whether the command stops running work. */
    public boolean isStop() {
        return id.endsWith(STOP);
    }

    /**
     * Whether the command stops or closes something in the scene, which stays on screen, such as running work, a panel
     * or a selection, as declared in {@link CommandDefinitions}.
     */
    public boolean isClosing() {
        return CommandDefinitions.isClosing(id);
    }

    /** Whether the command ends a presentation. */
    public boolean isEnd() {
        return id.endsWith(END);
    }

    /**
     * Whether the command goes to another scene, as declared in {@link CommandDefinitions}; not possible during a
     * presentation.
     */
    public boolean isLeaving() {
        return CommandDefinitions.isLeaving(id);
    }

    public Command {
        keys = List.copyOf(keys);
    }

    /**
     * A command that is always available, with its words and keys from {@link CommandDefinitions}.
     *
     * @throws IllegalArgumentException if the table does not contain it
     */
    public static Command of(String id, Runnable action) {
        CommandDefinitions.Entry entry = CommandDefinitions.named(id);
        return of(id, entry.words(), action, entry.keys().toArray(String[]::new));
    }

    /**
     * A command that is always available, with words or keys that vary.
     *
     * @param keys see {@link KeyStroke#of}
     */
    public static Command of(String id, String words, Runnable action, String... keys) {
        return new Command(id, words, Stream.of(keys).map(KeyStroke::of).toList(), Availability.ALWAYS, action);
    }

    /**
     * Returns a command that is never available in this place, and whose key says where it is.
     *
     * @param entry of {@link CommandDefinitions}
     * @param reason the reason
     */
    public static Command absent(CommandDefinitions.Entry entry, BesideSlideRefusal reason) {
        return of(entry.id(), entry.words(), () -> {}, entry.keys().toArray(String[]::new))
                .when(new ReadOnlyBooleanWrapper(false))
                .orSay(reason);
    }

    /** Returns a copy with other words. */
    public Command called(String otherWords) {
        return new Command(id, otherWords, keys, availability, action);
    }

    /** Returns a copy that is available only while a value is true. */
    public Command when(ObservableBooleanValue possible) {
        return new Command(id, words, keys, availability.when(possible), action);
    }

    /**
     * Returns this command, available only while a condition holds.
     *
     * @param changes the dependencies of the condition, which is evaluated again when one of them changes
     */
    public Command when(BooleanSupplier possible, Observable... changes) {
        return when(Bindings.createBooleanBinding(possible::getAsBoolean, changes));
    }

    /**
     * Returns a copy whose key shows a reason when the command is not available. A reason that is always the same
     * stands in the row of the command instead, see {@link CommandDefinitions}.
     *
     * @param reason supplies the reason, a short sentence; empty if the key shows nothing
     */
    public Command orSay(Supplier<String> reason) {
        return new Command(id, words, keys, availability.orSay(reason), action);
    }

    /** Returns a copy whose reason for not being available advises nothing that a presentation refuses. */
    public Command whilePresenting() {
        return availability.refusal() instanceof BesideSlideRefusal advice ? orSay(advice::whilePresenting) : this;
    }

    /** Whether the command is available. */
    public ObservableBooleanValue available() {
        return availability.now();
    }

    private String whyNot() {
        String own = availability.refusal().get();
        return own.isEmpty() ? RefusalWords.of(id) : own;
    }

    private String whyNotClosed() {
        return isClosing() ? availability.refusal().get() : "";
    }

    /** Why the command is not available; empty if it is, or if nothing is to be shown. */
    public String refusal() {
        return available().get() ? "" : whyNot();
    }

    /** Whether the command undoes or redoes an edit. */
    public boolean isUndoOrRedo() {
        return isUndoOrRedo(id);
    }

    /** Whether a command undoes or redoes an edit, by its id. */
    public static boolean isUndoOrRedo(String id) {
        return id.endsWith(UNDO) || id.endsWith(".redo");
    }

    /** Returns a copy without some of the keys. */
    public Command withoutKeys(Predicate<KeyStroke> some) {
        return new Command(id, words, keys.stream().filter(some.negate()).toList(), availability, action);
    }

    /** Returns a copy with some keys besides its own. */
    public Command withMoreKeys(List<KeyStroke> more) {
        return new Command(
                id, words, Stream.concat(keys.stream(), more.stream()).toList(), availability, action);
    }

    /**
     * Returns a copy that is never available, for keys that have no use in this place.
     *
     * @param reason returns the reason that the keys show, from the keys as shown to the user
     */
    public Command refusedAt(List<KeyStroke> unused, UnaryOperator<String> reason) {
        return new Command(id, words, unused, availability, action)
                .when(new ReadOnlyBooleanWrapper(false))
                .orSay(() -> reason.apply(KeyStroke.text(unused)));
    }

    /** Runs the command if it is available. */
    public void run() {
        if (available().get()) {
            action.run();
        }
    }

    /** Whether the command is available and has this key, unless the key is typed into a text. */
    boolean takes(KeyEvent key) {
        return available().get() && has(key);
    }

    private boolean has(KeyEvent key) {
        boolean typed = isTyped(key);
        return keys.stream().anyMatch(stroke -> stroke.matches(key) && !(typed && stroke.isTyping()));
    }

    /**
     * Whether a key is typed into a text, or deletes a digit of a number in a spinner, which leaves other keys to the
     * scene.
     */
    private static boolean isTyped(KeyEvent key) {
        boolean isDigit = key.getTarget() instanceof Spinner<?> spinner
                && spinner.isEditable()
                && key.getCode() == KeyCode.BACK_SPACE;
        return isDigit || key.getTarget() instanceof TextInputControl;
    }

    /** Whether one of the commands has this key, available or not. */
    public static boolean isKeyOf(List<Command> commands, KeyEvent key) {
        return withKey(commands, key).isPresent();
    }

    /** The first command that has this key, available or not. */
    public static Optional<Command> withKey(List<Command> commands, KeyEvent key) {
        return commands.stream().filter(command -> command.has(key)).findFirst();
    }

    /** The first available command that has this key, unless the key is typed into a text. */
    public static Optional<Command> withAvailableKey(List<Command> commands, KeyEvent key) {
        return commands.stream().filter(command -> command.takes(key)).findFirst();
    }

    /** Runs the first available command that has this key. Returns whether there is one. */
    public static boolean handle(List<Command> commands, KeyEvent key) {
        Optional<Command> match = withAvailableKey(commands, key);
        match.ifPresent(Command::run);
        return match.isPresent();
    }

    /**
     * Why none of the commands with this key is available; empty if one is, or nothing is to be shown. Esc, which is
     * also pressed when there is nothing left to close, tells only why something that is open cannot be closed.
     */
    public static Optional<String> refusal(List<Command> commands, KeyEvent key) {
        List<Command> candidates =
                commands.stream().filter(command -> command.has(key)).toList();
        return candidates.stream().anyMatch(command -> command.available().get())
                ? Optional.empty()
                : candidates.stream()
                        .map(command -> key.getCode() == KeyCode.ESCAPE ? command.whyNotClosed() : command.refusal())
                        .filter(reason -> !reason.isEmpty())
                        .findFirst();
    }

    /**
     * Returns why a key that none of the commands has is without effect: the key undoes or redoes and nothing is edited
     * here, or belongs to a command of another place, or leads to another page. Empty for other keys.
     *
     * @param absent the commands that are offered in another place only
     */
    public static Optional<String> refusalOfAbsent(List<Command> commands, List<Command> absent, KeyEvent key) {
        return isKeyOf(commands, key) || isTyped(key)
                ? Optional.empty()
                : RefusalWords.ofAbsent(key).or(() -> refusal(absent, key)).or(() -> RefusalWords.ofOtherPage(key));
    }

    /** The command with an id. */
    public static Command named(List<Command> commands, String id) {
        return commands.stream()
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no command " + id));
    }

    /** The keys as shown to the user; empty if there are none. */
    public String keyText() {
        return KeyStroke.text(keys);
    }

    /** The words with an initial capital. */
    public String title() {
        return title(words);
    }

    /** Words of a command with an initial capital. */
    public static String title(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** The tooltip of a button: the words, and the keys in parentheses. */
    public String tooltip() {
        return keys.isEmpty() ? title() : title() + " (" + keyText() + ")";
    }

    /**
     * Whether a command is available, and the message for its key if it is not.
     *
     * @param now whether it is available
     * @param refusal the reason if not, a short sentence; empty if the key shows nothing, since it has another effect
     *     then
     */
    record Availability(ObservableBooleanValue now, Supplier<String> refusal) {
        static final Availability ALWAYS = new Availability(new ReadOnlyBooleanWrapper(true), () -> "");

        Availability when(ObservableBooleanValue possible) {
            return new Availability(possible, refusal);
        }

        Availability orSay(Supplier<String> reason) {
            return new Availability(now, reason);
        }
    }
}
