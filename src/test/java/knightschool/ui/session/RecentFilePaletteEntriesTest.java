package knightschool.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.session.MergingFileStore;
import knightschool.session.RecentFileList;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.ui.palette.PaletteEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentFilePaletteEntriesTest {
    @TempDir
    private Path folder;

    private final List<Path> opened = new ArrayList<>();

    private Path file(String name) throws IOException {
        return file(name, "...");
    }

    private Path file(String name, String line) throws IOException {
        Path maths = Files.createDirectories(folder.resolve("maths"));
        return Files.writeString(maths.resolve(name), line + "\n");
    }

    private static void keep(MergingFileStore<RecentFileList> store, Path... files) {
        RecentFileList list = RecentFileList.NONE;
        for (Path file : files) {
            list = list.with(file);
        }
        store.save(RecentFileList.NONE, list);
    }

    @Test
    void filesAreNamedOnceWithTheirKindAndFolderAndThoseThatAreGoneAreNot() throws IOException {
        MergingFileStore<RecentFileList> all = MergingFileStore.ofOpened(folder);
        RecentFilePaletteEntries entries = new RecentFilePaletteEntries(all, opened::add);
        assertEquals(List.of(), entries.get());
        Path ring = file("ring.board");
        keep(
                all,
                folder.resolve("gone.board"),
                file("table.csv"),
                file("runs.csv", ExperimentText.HEADER),
                file("steps.CSV", CensusText.HEADER),
                file("moves.csv", PuzzleSessionLogCsv.HEADER),
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
                        "a.slide, Puzzle in maths",
                        "moves.csv, Moves in a puzzle in maths",
                        "steps.CSV, Census table in maths",
                        "runs.csv, Experiment in maths"),
                now.stream().map(entry -> entry.title() + ", " + entry.note()).toList());
        now.get(3).action().run();
        assertEquals(List.of(ring), opened);
    }
}
