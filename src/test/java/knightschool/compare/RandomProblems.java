package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.search.Problem;

/** Small problems for tests that compare an answer with what searches do. */
public final class RandomProblems {
    private RandomProblems() {}

    /** Returns the open problem in the middle of a full 5 × 5 board, and open ones on boards with a hole. */
    public static List<Problem> withHoles(long seed, int boards) {
        Random random = new Random(seed);
        List<Problem> problems = new ArrayList<>(List.of(Problem.open(Board.full(5, 5), 12)));
        for (int i = 0; i < boards; i++) {
            Board board = Board.full(3 + random.nextInt(3), 4 + random.nextInt(2));
            board = board.withHole(random.nextInt(board.squares()), true);
            int[] playable = board.playable().toArray();
            problems.add(Problem.open(board, playable[random.nextInt(playable.length)]));
        }
        return problems;
    }
}
