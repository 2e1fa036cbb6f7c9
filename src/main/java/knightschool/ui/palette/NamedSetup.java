package knightschool.ui.palette;

import java.util.List;
import java.util.function.Consumer;
import knightschool.setup.Setup;

/**
 * A set-up with the names by which the user finds it in the palette, such as a lesson.
 *
 * @param group the group of the palette in which it is listed
 * @param name the name that is shown
 * @param further other names by which it is found
 * @param about texts about the content, which are searched too
 * @param note the kind of thing, in a word or two, shown beside the name
 * @param setup the set-up that shows it
 * @param numbers its numbers, such as "lesson 3", each of which means it before any other if typed as a whole
 */
public record NamedSetup(
        PaletteGroup group,
        String name,
        List<String> further,
        List<String> about,
        String note,
        Setup setup,
        List<String> numbers) {
    public NamedSetup {
        further = List.copyOf(further);
        about = List.copyOf(about);
        numbers = List.copyOf(numbers);
    }

    /** Creates a set-up without numbers. */
    public NamedSetup(
            PaletteGroup group, String name, List<String> further, List<String> about, String note, Setup setup) {
        this(group, name, further, about, note, setup, List.of());
    }

    /** Returns the palette entry. */
    public PaletteEntry entry(Consumer<Setup> open) {
        return PaletteEntry.named(group, name, further, note, () -> open.accept(setup))
                .about(about)
                .numbered(numbers);
    }
}
