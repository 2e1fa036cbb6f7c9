package knightschool.lesson.progress;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A user's progress through the lessons. Immutable.
 *
 * @param last the lesson that was open last; empty if none was
 * @param lessons the progress in each lesson that was opened
 */
public record CourseProgress(Optional<LessonKey> last, SortedMap<LessonKey, LessonProgress> lessons) {
    /** No progress: no lesson was opened. */
    public static final CourseProgress NONE = new CourseProgress(Optional.empty(), Collections.emptySortedMap());

    /**
     * Creates a progress.
     *
     * @throws IllegalArgumentException if {@code lessons} has no entry for the last lesson
     */
    public CourseProgress {
        lessons = Collections.unmodifiableSortedMap(new TreeMap<>(lessons));
        if (last.isPresent() && !lessons.containsKey(last.get())) {
            throw new IllegalArgumentException("nothing is known of " + last);
        }
    }

    /** Returns the progress in a lesson. */
    public LessonProgress of(LessonKey lesson) {
        return lessons.getOrDefault(lesson, LessonProgress.NONE);
    }

    /**
     * Returns this progress with a slide marked as shown.
     *
     * @param slide the number of the slide, from 1
     */
    public CourseProgress withSlideShown(LessonKey lesson, int slide) {
        return with(lesson, of(lesson).withSlideShown(slide));
    }

    /** Returns this progress with the result of a question. */
    public CourseProgress withResult(LessonKey lesson, QuizKey quiz, QuizProgress result) {
        return with(lesson, of(lesson).withResult(quiz, result));
    }

    /**
     * Returns this progress with the saved scene beside a slide.
     *
     * @param quiz the question for which the scene was changed
     */
    public CourseProgress withSavedScene(LessonKey lesson, QuizKey quiz, SavedSceneState scene) {
        return with(lesson, of(lesson).withSavedScene(quiz, scene));
    }

    private CourseProgress with(LessonKey lesson, LessonProgress progress) {
        SortedMap<LessonKey, LessonProgress> more = new TreeMap<>(lessons);
        more.put(lesson, progress);
        return new CourseProgress(Optional.of(lesson), more);
    }

    /**
     * Merges two changed versions of a progress. The current slide of a lesson is that of {@code ours} if it changed
     * there.
     */
    public static CourseProgress merge(CourseProgress base, CourseProgress ours, CourseProgress theirs) {
        SortedMap<LessonKey, LessonProgress> merged = new TreeMap<>(theirs.lessons);
        base.lessons.keySet().stream()
                .filter(lesson -> !ours.lessons.containsKey(lesson))
                .forEach(merged::remove);
        ours.lessons.forEach((lesson, progress) -> {
            LessonProgress begun = base.lessons.get(lesson);
            if (!progress.equals(begun)) {
                LessonProgress other = theirs.lessons.get(lesson);
                merged.put(lesson, LessonProgress.merge(begun, progress, other));
            }
        });
        Optional<LessonKey> last = ours.equals(base) ? theirs.last : ours.last;
        return new CourseProgress(last.or(() -> theirs.last).filter(merged::containsKey), merged);
    }

    /**
     * Returns the lesson to continue with: the last open lesson unless it is done, otherwise the next unfinished lesson
     * of the course, wrapping around to the first; the last lesson if all are done.
     *
     * @param course the lessons in order, with the extent of each; at least one
     */
    public LessonKey next(List<Map.Entry<LessonKey, LessonExtent>> course) {
        int from = Math.max(0, course.stream().map(Map.Entry::getKey).toList().indexOf(last.orElse(null)));
        for (int i = 0; i < course.size(); i++) {
            Map.Entry<LessonKey, LessonExtent> lesson = course.get((from + i) % course.size());
            if (!of(lesson.getKey()).isDone(lesson.getValue())) {
                return lesson.getKey();
            }
        }
        return course.getLast().getKey();
    }
}
