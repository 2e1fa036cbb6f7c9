package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.prefs.BackingStoreException;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.session.MergingFileStore;
import knightschool.session.StoredSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings of a version that kept them elsewhere. */
class OlderSettingsTest {
    private static final StoredSettings DARK = StoredSettings.NONE.with("theme", "dark");

    @TempDir
    private Path folder;

    private static StoredSettings unreadable() throws BackingStoreException {
        throw new BackingStoreException("no disk");
    }

    @Test
    void olderSettingsThatCannotBeReadAreToldAndReadAgainTheNextTime() {
        MergingFileStore<StoredSettings> store = MergingFileStore.ofSettings(folder);
        PartialReadResult<StoredSettings> none = KnightSchool.chosenBefore(store, OlderSettingsTest::unreadable);
        assertEquals(StoredSettings.NONE, none.value());
        assertEquals(
                List.of("Java preferences: the settings of an older version cannot be read. Choose them again."),
                none.faults().stream().map(InputFault::getMessage).toList());
        assertEquals(PartialReadResult.whole(DARK), KnightSchool.chosenBefore(store, () -> DARK));
        assertEquals(DARK, store.load().value());
    }

    @Test
    void olderSettingsAreNotReadWhereThereAreNewOnes() {
        MergingFileStore<StoredSettings> store = MergingFileStore.ofSettings(folder);
        store.save(StoredSettings.NONE, DARK);
        assertEquals(PartialReadResult.whole(DARK), KnightSchool.chosenBefore(store, OlderSettingsTest::unreadable));
    }
}
