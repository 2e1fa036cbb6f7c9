package knightschool.bench;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.explain.ObstructionSearchResult;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.search.position.Candidate;

/**
 * Positions as players reach them, the same from the same seed: half on 8 × 8, half on boards with holes of 16 to 64
 * squares, most of which nothing speaks against at first sight. Open tours, some to an end square, and circuits. Each
 * move is by chance or by the rule of fewest onward moves, from always the one to always the other, until a depth of 5
 * to 60 squares; a game that is stuck before then goes back to any depth from 5 on, but for one in ten.
 *
 * <p>On large boards depths go on to the last square but one; half of the boards have up to a fifth of holes.
 */
final class PlayedPositions {
    private static final int LEAST_SQUARES = 16;
    private static final int MOST_SQUARES = 64;
    private static final int LEAST_DEPTH = 5;
    private static final int MOST_DEPTH = 60;
    private static final List<Double> SHARES_OF_RULE = List.of(0.0, 0.5, 0.8, 0.95, 1.0);

    private final Random random;

    /** The side of large boards; 0 for those of a class. */
    private final int side;

    private PlayedPositions(int side, long seed) {
        this.side = side;
        this.random = new Random(seed);
    }

    PlayedPositions(long seed) {
        this(0, seed);
    }

    /** Positions on square boards of one size. */
    static PlayedPositions onLargeBoards(int side, long seed) {
        return new PlayedPositions(side, seed);
    }

    /** The next position. */
    Game next() {
        Board board = side > 0 ? largeBoard() : random.nextBoolean() ? Board.full(8, 8) : boardWithHoles();
        Goal goal = random.nextInt(3) == 0 ? Goal.CIRCUIT : Goal.OPEN_TOUR;
        if (goal == Goal.OPEN_TOUR && random.nextInt(4) == 0) {
            board = board.withEnd(any(board.playable().boxed().toList()));
        }
        int most = side > 0 ? board.playableCount() - 1 : MOST_DEPTH;
        int depth = Math.min(board.playableCount() - 1, LEAST_DEPTH + random.nextInt(most - LEAST_DEPTH + 1));
        Game game = played(Game.begin(board, goal), depth);
        return game.length() == depth || random.nextInt(10) == 0 ? game : takenBack(game);
    }

    private Game takenBack(Game game) {
        int least = Math.min(LEAST_DEPTH, game.length());
        return game.jumpTo(least + random.nextInt(game.length() - least + 1)).withoutUndone();
    }

    private Board largeBoard() {
        double share = random.nextBoolean() ? 0 : random.nextDouble() / 5;
        BitSet holes = new BitSet();
        for (int square = 0; square < side * side; square++) {
            holes.set(square, random.nextDouble() < share);
        }
        return Board.of(side, side, holes, Board.NONE, Board.NONE);
    }

    private Board boardWithHoles() {
        Board board = anyBoard();
        boolean any = random.nextInt(4) == 0;
        while (!any
                && ObstructionSearchResult.of(KnightGraph.of(board), TourEndpointConstraint.FREE)
                        .witness()
                        .isPresent()) {
            board = anyBoard();
        }
        return board;
    }

    private Board anyBoard() {
        while (true) {
            int columns = 5 + random.nextInt(6);
            int rows = 5 + random.nextInt(6);
            double share = random.nextDouble() * 0.35;
            BitSet holes = new BitSet();
            for (int square = 0; square < columns * rows; square++) {
                holes.set(square, random.nextDouble() < share);
            }
            int squares = columns * rows - holes.cardinality();
            if (squares >= LEAST_SQUARES && squares <= MOST_SQUARES) {
                return Board.of(columns, rows, holes, Board.NONE, Board.NONE);
            }
        }
    }

    private Game played(Game begun, int depth) {
        double rule = any(SHARES_OF_RULE);
        Game game = begun.moved(any(begun.starts()));
        List<Candidate> candidates = game.candidates();
        while (game.length() < depth && !candidates.isEmpty()) {
            game = game.moved(choice(candidates, rule));
            candidates = game.candidates();
        }
        return game;
    }

    private int choice(List<Candidate> candidates, double rule) {
        return random.nextDouble() < rule
                ? candidates.stream()
                        .min(Comparator.comparingInt(Candidate::onward))
                        .orElseThrow()
                        .square()
                : any(candidates).square();
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
