package knightschool.lesson.progress;

import java.util.Comparator;

/**
 * Identifies a lesson, whatever the state of its file.
 *
 * @param folder the folder of the course; empty for the program's own
 * @param name the file name of the lesson in the folder
 */
public record LessonKey(String folder, String name) implements Comparable<LessonKey> {
    private static final Comparator<LessonKey> ORDER =
            Comparator.comparing(LessonKey::folder).thenComparing(LessonKey::name);

    @Override
    public int compareTo(LessonKey other) {
        return ORDER.compare(this, other);
    }
}
