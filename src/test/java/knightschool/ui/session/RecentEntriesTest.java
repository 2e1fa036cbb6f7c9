package knightschool.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
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

    private Path file(String name) throws IOException {
        Path maths = Files.createDirectories(folder.resolve("maths"));
        return Files.writeString(maths.resolve(name), "...\n");
    }

    private static void keep(ProgressStore<RecentList> store, Path... files) {
        RecentList list = RecentList.NONE;
        for (Path file : files) {
            list = list.with(file);
        }
        store.save(RecentList.NONE, list);
    }

    @Test
    void filesAreNamedOnceWithTheirKindAndFolderAndThoseThatAreGoneAreNot() throws IOException {
        ProgressStore<RecentList> all = ProgressStore.ofOpened(folder);
        RecentEntries entries = new RecentEntries(all, opened::add);
        assertEquals(List.of(), entries.get());
        Path ring = file("ring.board");
        keep(
                all,
                folder.resolve("gone.board"),
                file("table.csv"),
                file("a.slide"),
                ring,
                file("race.SETUP"),
                file("shot.png"),
                file("notes"));
        List<PaletteEntry> now = entries.get();
        assertEquals(
                List.of(
                        "notes, File in maths",
                        "shot.png, Picture in maths",
                        "race.SETUP, Set-up in maths",
                        "ring.board, Board in maths",
                        "a.slide, Puzzle in maths"),
                now.stream().map(entry -> entry.title() + ", " + entry.aside()).toList());
        now.get(3).action().run();
        assertEquals(List.of(ring), opened);
    }
}
