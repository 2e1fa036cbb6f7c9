package knightschool.play.level;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;
import knightschool.files.TextFiles;

/**
 * Made the levels of the program: of many seeds those that come nearest to a rising line of difficulty, symmetric ones
 * before others. Running it writes {@code levels.txt}, the file whose name it is given; it takes a minute.
 */
final class LevelCollector {
    private static final int LEVELS_A_SET = 12;
    private static final int SEEDS = 100;
    private static final List<Plan> PLANS = List.of(
            new Plan("First steps", 6, 12, 0, 4),
            new Plan("Easy", 10, 20, 4, 12),
            new Plan("Medium", 16, 30, 12, 28),
            new Plan("Hard", 24, 40, 28, 52),
            new Plan("Very hard", 32, 46, 52, 90),
            new Plan("Masters", 44, 64, 90, 200));

    private final Map<LevelParameters, Level> made = new HashMap<>();
    private final Set<Board> taken = new HashSet<>();
    private double least;

    private LevelCollector() {}

    /** What a set is to have. */
    private record Plan(String name, int fewest, int most, double easiest, double hardest) {
        /** @param place from 0 to 1 */
        double value(double place) {
            return easiest + (hardest - easiest) * place;
        }

        /** The numbers of squares that a place may have: they grow, but not from level to level. */
        IntStream squares(double place) {
            int middle = (int) Math.round(fewest + (most - fewest) * place);
            int spread = Math.max(2, (most - fewest) / 4);
            return IntStream.rangeClosed(Math.max(fewest, middle - spread), Math.min(most, middle + spread));
        }
    }

    /** @param args the file to write */
    public static void main(String[] args) {
        LevelCollector collector = new LevelCollector();
        List<LevelSet> sets = PLANS.stream().map(collector::set).toList();
        TextFiles.write(Path.of(args[0]), LevelSetsText.of(sets));
    }

    private LevelSet set(Plan plan) {
        List<Level> levels = new ArrayList<>();
        for (int i = 0; i < LEVELS_A_SET; i++) {
            double place = (double) i / (LEVELS_A_SET - 1);
            List<Level> candidates = plan.squares(place)
                    .boxed()
                    .flatMap(squares -> candidates(squares, plan.value(place)))
                    .toList();
            Level best = candidates.stream()
                    .min(Comparator.comparingDouble(level -> cost(level, plan.value(place), levels)))
                    .orElseThrow();
            taken.add(best.board());
            least = best.difficulty().value();
            levels.add(best);
        }
        return new LevelSet(plan.name(), levels);
    }

    private Stream<Level> candidates(int squares, double value) {
        return IntStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> made.computeIfAbsent(new LevelParameters(squares, seed), LevelGenerator::of))
                .filter(level -> level.difficulty().value() >= least && !taken.contains(level.board()))
                .filter(level -> Math.abs(level.difficulty().value() - value) <= Math.max(1, 0.04 * value));
    }

    /** How far a level is from what is wished, in parts of a difference that matters. */
    private static double cost(Level level, double value, List<Level> before) {
        Board board = level.board();
        double cost = Math.abs(level.difficulty().value() - value) / Math.max(1, 0.04 * value);
        cost += isSymmetric(board) ? 0 : 1.5;
        cost += board.start() == 0 ? 0 : 0.7;
        cost += board.playableCount() == board.squares() ? 2 : 0;
        cost += before.stream()
                        .skip(Math.max(0, before.size() - 4))
                        .anyMatch(other -> other.squares() == level.squares())
                ? 1
                : 0;
        return cost + Math.max(0, loose(board) - 2) * 0.3;
    }

    /** Number of squares that touch no other by a side. */
    private static long loose(Board board) {
        return board.playable()
                .filter(square -> IntStream.of(-1, 1)
                        .noneMatch(d -> board.isPlayable(board.squareAt(board.column(square) + d, board.row(square)))
                                || board.isPlayable(board.squareAt(board.column(square), board.row(square) + d))))
                .count();
    }

    private static boolean isSymmetric(Board board) {
        return Arrays.stream(Symmetry.values())
                .filter(symmetry -> symmetry != Symmetry.NONE)
                .filter(symmetry -> !symmetry.isForSquares() || board.columns() == board.rows())
                .anyMatch(symmetry -> board.playable()
                        .allMatch(square -> Arrays.stream(symmetry.orbit(board.columns(), board.rows(), square))
                                .allMatch(board::isPlayable)));
    }
}
