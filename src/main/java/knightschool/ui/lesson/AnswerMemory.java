package knightschool.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was answered on the slides of this run of the program, so that it is still there when one comes back. */
final class AnswerMemory {
    private final Map<Place, Remembered> known = new HashMap<>();

    /**
     * A quiz.
     *
     * @param lesson the name of its file
     * @param line where it begins there, from 1
     * @param ask the question, so that another quiz at the same line is another one
     */
    record Place(String lesson, int line, String ask) {}

    /**
     * How a quiz was left.
     *
     * @param outcome what became of it
     * @param chosen the answers chosen, in the order of choosing
     * @param written the number or the words written
     * @param hints how many hints were given
     */
    record Remembered(QuizModel.Outcome outcome, List<String> chosen, String written, int hints) {}

    Optional<Remembered> of(Place quiz) {
        return Optional.ofNullable(known.get(quiz));
    }

    void remember(Place quiz, Remembered how) {
        known.put(quiz, how);
    }
}
