package knightschool.lesson.progress;

import java.util.Comparator;

/**
 * Which question of a lesson is meant.
 *
 * @param slide from 1
 * @param quiz which of the slide's, from 1
 */
public record QuizKey(int slide, int quiz) implements Comparable<QuizKey> {
    private static final Comparator<QuizKey> ORDER =
            Comparator.comparingInt(QuizKey::slide).thenComparingInt(QuizKey::quiz);

    public QuizKey {
        if (slide < 1 || quiz < 1) {
            throw new IllegalArgumentException("question " + quiz + " of slide " + slide);
        }
    }

    @Override
    public int compareTo(QuizKey other) {
        return ORDER.compare(this, other);
    }
}
