package knightschool.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.session.MergingFileStore;
import knightschool.session.RecentFileList;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.session.RecentFilePaletteEntries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of kinds that only a scene from outside knows are opened by it. */
class RookFilesIT {
    @TempDir
    private Path folder;

    @Test
    void filesOfItsOwnKindsAreReadNamedAndBroughtToIt() throws IOException {
        Path rook = Files.writeString(folder.resolve("a.rook"), "7\n");
        Path table = Files.writeString(folder.resolve("b.csv"), RookFormat.TABLE + "\n1,2\n");
        assertEquals(new RookSetup(WrittenBoard.usual(), 7), AnyFileSetupReader.read(rook));
        assertEquals(
                Optional.of(RookFormat.WORD),
                RecognizedFileKind.of(table).map(one -> one.scene().word()));
        MergingFileStore<RecentFileList> recent = MergingFileStore.ofOpened(folder);
        recent.save(RecentFileList.NONE, RecentFileList.NONE.with(rook).with(table));
        List<String> names = new RecentFilePaletteEntries(recent, _ -> {})
                .get().stream().map(PaletteEntry::note).toList();
        assertTrue(names.getFirst().startsWith("Rook table in "), names::toString);
        assertTrue(names.getLast().startsWith("Rook in "), names::toString);
    }
}
