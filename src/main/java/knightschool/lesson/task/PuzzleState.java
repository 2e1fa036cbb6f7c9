package knightschool.lesson.task;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.statemap.StateMap;

/**
 * What became of a puzzle.
 *
 * @param map of the puzzle
 * @param path the positions that were come by, the start first
 */
record PuzzleState(StateMap map, List<Integer> path) {
    PuzzleState {
        path = List.copyOf(path);
    }

    int position() {
        return path.getLast();
    }

    int solved() {
        return map.isGoal(position()) ? 1 : 0;
    }

    int moves() {
        return path.size() - 1;
    }

    /** A very large number where no goal can be reached. */
    int distance() {
        int distance = map.toGoal(position());
        return distance == StateMap.NONE ? Integer.MAX_VALUE : distance;
    }

    int astray() {
        return (int) IntStream.range(1, path.size()).filter(this::isAstray).count();
    }

    /** Whether a move led no nearer to a goal. */
    private boolean isAstray(int move) {
        return map.toGoal(path.get(move)) >= map.toGoal(path.get(move - 1));
    }

    /** The first move that led no nearer to a goal, from 1; 0 where all did. */
    int firstAstray() {
        return IntStream.range(1, path.size())
                .filter(this::isAstray)
                .findFirst()
                .orElse(0);
    }
}
