package knightschool.ui.statemap;

import java.util.List;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.collection.BuiltInPuzzle;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.statemap.model.StateMapWords;

/** Creates the palette entries of the program's puzzles, which are found by their numbers. */
final class PuzzlePaletteEntries {
    private PuzzlePaletteEntries() {}

    static List<NamedSetup> all() {
        return PuzzleCollection.all().stream().map(PuzzlePaletteEntries::of).toList();
    }

    private static NamedSetup of(BuiltInPuzzle puzzle) {
        return new NamedSetup(
                PaletteGroup.SLIDE,
                StateMapWords.item(puzzle),
                List.of(),
                List.of(),
                StateMapWords.TITLE,
                StateMapSetup.of(WrittenPuzzle.of(puzzle.puzzle())),
                List.of(StateMapWords.numbered(puzzle)));
    }
}
