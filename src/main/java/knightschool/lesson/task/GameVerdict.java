package knightschool.lesson.task;

import java.util.List;

/**
 * What is said of a game that was played for a task.
 *
 * @param isRight whether it meets every claim
 * @param words why not, about this game; empty if it is right
 * @param squares the moves that keep the game open, if it is right and the task asks about them; else none
 */
public record GameVerdict(boolean isRight, String words, List<Integer> squares) {
    public GameVerdict {
        squares = List.copyOf(squares);
    }
}
