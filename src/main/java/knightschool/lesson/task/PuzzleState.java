package knightschool.lesson.task;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.statemap.StateMap;

/**
 * The state of a puzzle after some moves.
 *
 * @param map the state map of the puzzle
 * @param path the positions visited, beginning with the start
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

    /** Returns the number of moves to the nearest goal; {@code Integer.MAX_VALUE} if no goal can be reached. */
    int distance() {
        int distance = map.toGoal(position());
        return distance == StateMap.NONE ? Integer.MAX_VALUE : distance;
    }

    int astray() {
        return (int) IntStream.range(1, path.size()).filter(this::isAstray).count();
    }

    /** Returns whether a move did not lead nearer to a goal. */
    private boolean isAstray(int move) {
        return map.toGoal(path.get(move)) >= map.toGoal(path.get(move - 1));
    }

    /** Returns the number of the first move that did not lead nearer to a goal, from 1; 0 if there is none. */
    int firstAstray() {
        return IntStream.range(1, path.size())
                .filter(this::isAstray)
                .findFirst()
                .orElse(0);
    }
}
