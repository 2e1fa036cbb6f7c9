package knightschool.ui.palette;

import java.util.List;
import java.util.function.Consumer;
import knightschool.setup.Setup;

/**
 * Something that a scene can be opened at by its name, such as a lesson.
 *
 * @param further other words for it
 * @param about texts that say what it is about
 * @param aside what kind of thing it is, in a word or two
 * @param setup shows it
 */
public record SearchableSetup(
        PaletteGroup group, String name, List<String> further, List<String> about, String aside, Setup setup) {
    public SearchableSetup {
        further = List.copyOf(further);
        about = List.copyOf(about);
    }

    /** The entry for it. */
    public PaletteEntry entry(Consumer<Setup> open) {
        return PaletteEntry.named(group, name, further, aside, () -> open.accept(setup))
                .about(about);
    }
}
