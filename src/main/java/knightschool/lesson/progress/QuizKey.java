package knightschool.lesson.progress;

import java.util.Comparator;

/**
 * Which question of a lesson is meant: one whose words are changed is another one.
 *
 * @param slide from 1
 * @param ask its words
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
