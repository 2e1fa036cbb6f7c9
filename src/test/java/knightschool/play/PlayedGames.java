package knightschool.play;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.search.position.Candidate;

/** Games by chance, the same in every run: both goals, starts, ends and holes, stopped anywhere. */
final class PlayedGames {
    private PlayedGames() {}

    /** Games on boards of up to 6 squares a side with so many squares at most. */
    static Stream<Game> onRandomBoards(long seed, int count, int mostSquares) {
        Random random = new Random(seed);
        return RandomBoards.stream(seed, Integer.MAX_VALUE, 6)
                .filter(board -> board.playableCount() <= mostSquares)
                .limit(count)
                .map(board -> played(random, board, 0));
    }

    /** Games on a board without holes, on some with an end, from so many squares visited on unless they were stuck. */
    static Stream<Game> on(long seed, int count, int columns, int rows, int least) {
        Random random = new Random(seed);
        Supplier<Board> boards = () -> {
            Board full = Board.full(columns, rows);
            return random.nextInt(3) == 0 ? full.withEnd(random.nextInt(full.squares())) : full;
        };
        return Stream.generate(() -> played(random, boards.get(), least)).limit(count);
    }

    private static Game played(Random random, Board board, int least) {
        Goal goal = board.end() == Board.NONE && random.nextInt(3) == 0 ? Goal.CIRCUIT : Goal.OPEN_TOUR;
        Game game = Game.begin(board, goal);
        int depth = least + random.nextInt(board.playableCount() - least + 1);
        boolean byRule = random.nextBoolean();
        while (game.length() < depth && !choices(game).isEmpty()) {
            int[] choices = choices(game).stream().mapToInt(Integer::intValue).toArray();
            game = game.moved(byRule && game.isBegun() ? fewest(game) : choices[random.nextInt(choices.length)]);
        }
        return game;
    }

    private static List<Integer> choices(Game game) {
        return game.isBegun()
                ? game.candidates().stream().map(Candidate::square).toList()
                : game.starts();
    }

    private static int fewest(Game game) {
        return game.candidates().stream()
                .min(Comparator.comparingInt(Candidate::onward))
                .orElseThrow()
                .square();
    }

    /** The squares visited and those that follow, as a tour. */
    static int[] tour(Game game, List<Integer> completion) {
        return Arrays.stream(new List<?>[] {game.path(), completion})
                .flatMap(List::stream)
                .mapToInt(square -> (Integer) square)
                .toArray();
    }
}
