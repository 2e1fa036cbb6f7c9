package knightschool.lesson.progress;

import java.util.Comparator;

/**
 * Which lesson is meant, in whatever state its file is.
 *
 * @param folder of the course; empty for the program's own
 * @param name of the lesson's file in it
 */
public record LessonKey(String folder, String name) implements Comparable<LessonKey> {
    private static final Comparator<LessonKey> ORDER =
            Comparator.comparing(LessonKey::folder).thenComparing(LessonKey::name);

    @Override
    public int compareTo(LessonKey other) {
        return ORDER.compare(this, other);
    }
}
