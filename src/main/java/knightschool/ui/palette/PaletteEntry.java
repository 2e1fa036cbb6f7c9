package knightschool.ui.palette;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;

/**
 * An entry of the command palette, such as a command, a lesson or a file: the words by which the user finds it, and the
 * action that choosing it runs.
 *
 * @param title the name, with an initial capital
 * @param note the kind of the entry, or its scene
 * @param keys the keys with the same effect, as shown to the user; may be empty
 * @param text the words by which the entry is found
 * @param available whether the entry can be chosen now
 * @param refusal supplies the reason why the entry cannot be chosen now; empty if it can, or if there is nothing to say
 * @param action runs when the entry is chosen
 */
public record PaletteEntry(
        PaletteGroup group,
        String title,
        String note,
        String keys,
        PaletteSearchText text,
        ObservableBooleanValue available,
        Supplier<String> refusal,
        Runnable action) {
    private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true);

    /**
     * Returns an entry for a command of the current scene or of the window.
     *
     * @param note the title of the scene; empty for the window
     */
    public static PaletteEntry of(PaletteGroup group, Command command, String note) {
        return new PaletteEntry(
                group,
                command.title(),
                note,
                command.keyText(),
                PaletteSearchText.of(command.words(), CommandDefinitions.names(command.id()), note),
                command.available(),
                command::refusal,
                command::run);
    }

    /**
     * Returns an entry for a command of another scene. It can be chosen whether or not that scene can run the command
     * now.
     *
     * @param note the title of the scene
     * @param action goes to the scene and runs the command
     */
    public static PaletteEntry ofOtherScene(CommandDescription command, String note, Runnable action) {
        return new PaletteEntry(
                PaletteGroup.ELSEWHERE,
                command.title(),
                note,
                command.keys(),
                PaletteSearchText.of(command.words(), List.of(), note),
                ALWAYS,
                () -> "",
                action);
    }

    /**
     * Returns an entry for something with a name.
     *
     * @param further other names
     * @param action opens it
     */
    public static PaletteEntry named(
            PaletteGroup group, String name, List<String> further, String note, Runnable action) {
        return new PaletteEntry(
                group, name, note, "", PaletteSearchText.of(name, further, note), ALWAYS, () -> "", action);
    }

    /**
     * Returns this entry with texts about its content. A search finds the entry by these texts too, with a lower rank
     * than by name.
     */
    PaletteEntry about(List<String> texts) {
        return new PaletteEntry(group, title, note, keys, text.about(texts), available, refusal, action);
    }

    /** Returns this entry with numbers, such as "lesson 3": typed as a whole, they mean this entry before any other. */
    PaletteEntry numbered(List<String> numbers) {
        return new PaletteEntry(group, title, note, keys, text.numbered(numbers), available, refusal, action);
    }

    /**
     * Returns whether all given words, or beginnings of words, occur in the title or in the texts about the content.
     */
    public boolean isCalled(String words) {
        return text.matches(List.of(words.split(" ")));
    }

    /** Returns the accessible text: name, origin, and the keys in parentheses. */
    String accessibleText() {
        String where = visibleNote().isEmpty() ? title : PaletteWords.accessibleText(title, note);
        return keys.isEmpty() ? where : where + " (" + keys + ")";
    }

    /** Returns the text beside the title; empty for commands of the current scene or the window. */
    String visibleNote() {
        return group.isAtHand() ? "" : note;
    }
}
