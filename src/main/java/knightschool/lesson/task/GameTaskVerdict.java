package knightschool.lesson.task;

import java.util.List;

/**
 * The verdict on a game that was played for a task.
 *
 * @param isRight whether the game meets every claim
 * @param words why it does not; empty if it does
 * @param squares the moves that keep the game winnable, if the game is right and the task asks about them; otherwise
 *     empty
 */
public record GameTaskVerdict(boolean isRight, String words, List<Integer> squares) {
    public GameTaskVerdict {
        squares = List.copyOf(squares);
    }
}
