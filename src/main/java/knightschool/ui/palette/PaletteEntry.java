package knightschool.ui.palette;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.Command;

/**
 * Something that can be found and chosen.
 *
 * @param title what it is, beginning with a capital
 * @param aside what kind of thing it is, or the scene that it is in
 * @param keys the keys that do the same, as a person reads them; may be empty
 * @param text what it is found by
 * @param available whether it can be chosen now
 * @param refusal why it cannot be chosen now; empty where it can, or where nothing is to be said
 * @param action does it, or goes there
 */
public record PaletteEntry(
        PaletteGroup group,
        String title,
        String aside,
        String keys,
        PaletteKeywords text,
        ObservableBooleanValue available,
        Supplier<String> refusal,
        Runnable action) {
    private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true);

    /**
     * A command that is done where the person is.
     *
     * @param aside the title of its scene; empty for the window's
     */
    public static PaletteEntry of(PaletteGroup group, Command command, String aside) {
        return new PaletteEntry(
                group,
                command.title(),
                aside,
                command.keyText(),
                PaletteKeywords.of(command.words(), List.of(), aside),
                command.available(),
                command::refusal,
                command::run);
    }

    /**
     * A command of another scene, which can be chosen whether or not that scene can do it now.
     *
     * @param aside the title of the scene
     * @param action goes there and does it
     */
    public static PaletteEntry elsewhere(CommandDescription command, String aside, Runnable action) {
        return new PaletteEntry(
                PaletteGroup.ELSEWHERE,
                command.title(),
                aside,
                command.keys(),
                PaletteKeywords.of(command.words(), List.of(), aside),
                ALWAYS,
                () -> "",
                action);
    }

    /**
     * Something with a name.
     *
     * @param further other words for it
     * @param action goes there
     */
    public static PaletteEntry named(
            PaletteGroup group, String name, List<String> further, String aside, Runnable action) {
        return new PaletteEntry(
                group, name, aside, "", PaletteKeywords.of(name, further, aside), ALWAYS, () -> "", action);
    }

    /** It is found by these texts, too, though less well than by its name: they say what it is about. */
    PaletteEntry about(List<String> texts) {
        return new PaletteEntry(group, title, aside, keys, text.about(texts), available, refusal, action);
    }

    /** Whether all of these words, or beginnings of words, stand in its title, or in what it is about. */
    public boolean isCalled(String words) {
        return text.tells(List.of(words.split(" ")));
    }

    /** What is said of it aloud: what it is, where, and the keys in parentheses. */
    String spoken() {
        String where = asideShown().isEmpty() ? title : PaletteWords.spoken(title, aside);
        return keys.isEmpty() ? where : where + " (" + keys + ")";
    }

    /** What stands beside the title; nothing where that is at hand. */
    String asideShown() {
        return group.isAtHand() ? "" : aside;
    }
}
