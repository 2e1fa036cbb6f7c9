package knightschool.ui.lesson.quiz;

import java.util.List;
import knightschool.ui.history.UndoHistory;

/** The undo history of an answer that is chosen or typed, which goes on when the slide is shown anew. */
public interface AnswerHistory extends UndoHistory {
    /**
     * The answers that undo and redo lead to, each in a list of words of which only the history knows the meaning.
     *
     * @param behind those that undo leads to, the oldest first
     * @param now the present answer
     * @param ahead those that redo leads to, the next one first
     */
    record Steps(List<List<String>> behind, List<String> now, List<List<String>> ahead) {
        public Steps {
            behind = List.copyOf(behind);
            now = List.copyOf(now);
            ahead = List.copyOf(ahead);
        }
    }

    Steps steps();

    /** Continues steps from before; has no effect unless the present answer is the one with which they ended. */
    void adopt(Steps before);
}
