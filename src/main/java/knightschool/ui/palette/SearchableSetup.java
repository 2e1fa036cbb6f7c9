package knightschool.ui.palette;

import java.util.List;
import java.util.function.Consumer;
import knightschool.setup.Setup;

/**
 * Something that a scene can be opened at by its name, such as a lesson.
 *
 * @param further other words that it is found by
 * @param aside what kind of thing it is, in a word or two
 * @param setup shows it
 */
public record SearchableSetup(PaletteGroup group, String name, List<String> further, String aside, Setup setup) {
    public SearchableSetup {
        further = List.copyOf(further);
    }

    /** The entry for it. */
    public PaletteEntry entry(Consumer<Setup> open) {
        return PaletteEntry.named(group, name, further, aside, () -> open.accept(setup));
    }
}
