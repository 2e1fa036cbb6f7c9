package knightschool.ui.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import knightschool.files.PartialReadResult;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.session.MergingFileStore;
import knightschool.setup.scene.LevelSetup;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;

/** Creates the palette entries by which the user finds a level that may be played, by the number of the level. */
final class LevelPaletteEntries {
    private LevelPaletteEntries() {}

    /** Returns the entries of the levels that the stored results open; reads a file. */
    static List<NamedSetup> of(Optional<MergingFileStore<AllLevelResults>> store) {
        AllLevelResults progress =
                store.map(MergingFileStore::load).map(PartialReadResult::value).orElse(AllLevelResults.NONE);
        return of(progress::isOpen);
    }

    /** Returns the entries of the levels that fulfil a condition. */
    static List<NamedSetup> of(Predicate<Level> open) {
        return LevelCollection.all().stream()
                .filter(open)
                .map(level -> new NamedSetup(
                        PaletteGroup.SLIDE,
                        LevelWords.found(level),
                        List.of(),
                        List.of(),
                        LevelWords.TITLE,
                        LevelSetup.of(level)))
                .toList();
    }
}
