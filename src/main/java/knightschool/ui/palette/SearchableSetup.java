package knightschool.ui.palette;

import java.util.List;
import java.util.function.Consumer;
import knightschool.setup.Setup;

/**
 * Something that a scene can open by name, such as a lesson.
 *
 * @param further other names
 * @param about texts about the content
 * @param aside the kind, in a word or two
 * @param setup the set-up that shows it
 */
public record SearchableSetup(
        PaletteGroup group, String name, List<String> further, List<String> about, String aside, Setup setup) {
    public SearchableSetup {
        further = List.copyOf(further);
        about = List.copyOf(about);
    }

    /** Returns the palette entry. */
    public PaletteEntry entry(Consumer<Setup> open) {
        return PaletteEntry.named(group, name, further, aside, () -> open.accept(setup))
                .about(about);
    }
}
