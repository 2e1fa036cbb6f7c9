package knightschool.ui.statemap;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import knightschool.setup.source.PuzzleSource;
import knightschool.statemap.SlidingPuzzle;

/** Where the puzzle comes from, and which edited puzzles are in no file yet. Used on one thread. */
final class PuzzleOrigin {
    private final Set<SlidingPuzzle> unsaved = new HashSet<>();
    private PuzzleSource source;

    PuzzleOrigin(PuzzleSource source) {
        this.source = source;
    }

    /** Another puzzle is shown. One that was edited and left comes back as unsaved as it was. */
    void open(PuzzleSource next) {
        source = next;
    }

    /** The puzzle was edited: how it is written now, as before where it is the same again. */
    PuzzleSource edited(SlidingPuzzle puzzle) {
        return puzzle.equals(source.puzzle()) ? source : PuzzleSource.of(puzzle);
    }

    /** Editing of a puzzle has ended, or it is left: it is kept in mind where no file has it. */
    void keep(SlidingPuzzle puzzle) {
        if (!puzzle.equals(source.puzzle())) {
            unsaved.add(puzzle);
        }
    }

    /** A file has the puzzle now: gives it back written as that. */
    PuzzleSource saved(Path file, SlidingPuzzle puzzle) {
        unsaved.remove(puzzle);
        source = PuzzleSource.ofFile(file, puzzle);
        return source;
    }

    /** Takes over a puzzle that was kept aside: it is a change to that file, or to none. */
    void restore(Optional<Path> file, SlidingPuzzle puzzle) {
        file.ifPresent(from -> source = PuzzleSource.ofFile(from, source.puzzle()));
        unsaved.add(puzzle);
    }

    /** Whether a puzzle has changes that are in no file. */
    boolean isChanged(SlidingPuzzle puzzle) {
        return !puzzle.equals(source.puzzle()) || unsaved.contains(puzzle);
    }

    /** The puzzle without its changes. */
    PuzzleSource source() {
        return source;
    }
}
