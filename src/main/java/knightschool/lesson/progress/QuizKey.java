package knightschool.lesson.progress;

import java.util.Comparator;

/**
 * Identifies a question of a lesson. A question with changed words counts as another one.
 *
 * @param slide the number of the slide, from 1
 * @param ask the words of the question, with an exclamation mark added for each earlier equal question on the slide
 */
public record QuizKey(int slide, String ask) implements Comparable<QuizKey> {
    private static final Comparator<QuizKey> ORDER =
            Comparator.comparingInt(QuizKey::slide).thenComparing(QuizKey::ask);

    public QuizKey {
        if (slide < 1) {
            throw new IllegalArgumentException("a question of slide " + slide);
        }
    }

    @Override
    public int compareTo(QuizKey other) {
        return ORDER.compare(this, other);
    }
}
