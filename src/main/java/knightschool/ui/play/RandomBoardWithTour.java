package knightschool.ui.play;

import java.util.random.RandomGenerator;
import knightschool.board.Board;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;

/**
 * A board with random holes that has a tour.
 *
 * @param key the parameters that create the board again
 */
record RandomBoardWithTour(LevelParameters key, Board board) {
    private static final int LEAST = 20;
    private static final int MOST = 48;
    private static final int SEEDS = 10_000;

    /** Returns a random board with at least one hole. Takes at most a second. */
    static RandomBoardWithTour any(RandomGenerator random) {
        RandomBoardWithTour board;
        do {
            board = of(new LevelParameters(random.nextInt(LEAST, MOST + 1), random.nextInt(1, SEEDS)));
        } while (!board.hasHoles());
        return board;
    }

    private boolean hasHoles() {
        return board.playableCount() < board.squares();
    }

    /** Returns the board for given parameters. */
    static RandomBoardWithTour of(LevelParameters key) {
        return new RandomBoardWithTour(key, LevelGenerator.of(key).board());
    }
}
