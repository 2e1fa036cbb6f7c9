package knightschool.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import knightschool.session.ProgressStore;
import knightschool.session.RecentList;
import knightschool.ui.palette.PaletteEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentEntriesTest {
    @TempDir
    private Path folder;

    private final List<Path> opened = new ArrayList<>();

    @Test
    void theFilesOpenedLastAreThereWithTheirFoldersAsSoonAsTheyAreKept() {
        ProgressStore<RecentList> store = ProgressStore.ofRecent(folder);
        RecentEntries entries = new RecentEntries(store, opened::add);
        assertEquals(List.of(), entries.get());
        Path ring = folder.resolve("maths").resolve("ring.board");
        Path star = folder.resolve("maths").resolve("star.board");
        store.save(RecentList.NONE, RecentList.NONE.with(ring).with(star));
        List<PaletteEntry> now = entries.get();
        assertEquals(
                List.of("star.board, Board in maths", "ring.board, Board in maths"),
                now.stream().map(entry -> entry.title() + ", " + entry.aside()).toList());
        now.getLast().action().run();
        assertEquals(List.of(ring), opened);
    }
}
