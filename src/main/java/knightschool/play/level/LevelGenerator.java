package knightschool.play.level;

import java.util.Optional;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;
import knightschool.search.Outcome;

/**
 * Makes boards of levels by chance: a pure function of a seed and a number of squares, the same on every machine.
 * {@link Random} draws, because Java lays down which numbers it gives, and searches are limited in steps.
 */
final class LevelGenerator {
    /** So many shapes in a row have one symmetry: most symmetric shapes have no path, and would be rare otherwise. */
    private static final int SHAPES_OF_A_SYMMETRY = 20;

    private LevelGenerator() {}

    /**
     * A board with a start from which a Hamiltonian path exists, and is found by the solver that a level is
     * demonstrated with.
     *
     * @throws IllegalArgumentException if no level has that many squares
     */
    static Board board(LevelKey key) {
        Random random = new Random(mixed(key.seed() * (LevelKey.MOST_SQUARES + 1) + key.squares()));
        while (true) {
            Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
            for (int shape = 0; shape < SHAPES_OF_A_SYMMETRY; shape++) {
                Optional<Board> drawn = LevelShape.draw(random, symmetry, key.squares())
                        .filter(board -> TroyisSolver.solve(board).outcome() == Outcome.FOUND);
                if (drawn.isPresent()) {
                    return drawn.get();
                }
            }
        }
    }

    /**
     * Neighbouring seeds give neighbouring first numbers of {@link Random} unless they are mixed (D. Stafford 2011).
     */
    private static long mixed(long seed) {
        long z = seed * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
