package knightschool.lesson.progress;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How far somebody has come in the lessons. Immutable.
 *
 * @param last the lesson that was open last; empty if none was
 * @param lessons what is known of those that were opened
 */
public record CourseProgress(Optional<LessonKey> last, SortedMap<LessonKey, LessonProgress> lessons) {
    /** No lesson was opened. */
    public static final CourseProgress NONE = new CourseProgress(Optional.empty(), Collections.emptySortedMap());

    /** @throws IllegalArgumentException if nothing is known of the last lesson */
    public CourseProgress {
        lessons = Collections.unmodifiableSortedMap(new TreeMap<>(lessons));
        if (last.isPresent() && !lessons.containsKey(last.get())) {
            throw new IllegalArgumentException("nothing is known of " + last);
        }
    }

    /** How far a lesson was followed. */
    public LessonProgress of(LessonKey lesson) {
        return lessons.getOrDefault(lesson, LessonProgress.NONE);
    }

    /**
     * The same once a slide is shown.
     *
     * @param slide from 1
     */
    public CourseProgress shown(LessonKey lesson, int slide) {
        return with(lesson, of(lesson).shown(slide));
    }

    /** The same with what became of a question. */
    public CourseProgress answered(LessonKey lesson, QuizKey quiz, QuizResult result) {
        return with(lesson, of(lesson).answered(quiz, result));
    }

    /**
     * The same with what was made beside a slide.
     *
     * @param quiz the question that it was made for
     */
    public CourseProgress made(LessonKey lesson, QuizKey quiz, SavedSceneState scene) {
        return with(lesson, of(lesson).made(quiz, scene));
    }

    private CourseProgress with(LessonKey lesson, LessonProgress progress) {
        SortedMap<LessonKey, LessonProgress> more = new TreeMap<>(lessons);
        more.put(lesson, progress);
        return new CourseProgress(Optional.of(lesson), more);
    }

    /** What was done here and there; where one left off as it is said here, if anything was done here. */
    public static CourseProgress merge(CourseProgress base, CourseProgress mine, CourseProgress theirs) {
        SortedMap<LessonKey, LessonProgress> merged = new TreeMap<>(theirs.lessons);
        base.lessons.keySet().stream()
                .filter(lesson -> !mine.lessons.containsKey(lesson))
                .forEach(merged::remove);
        mine.lessons.forEach((lesson, progress) -> {
            LessonProgress begun = base.lessons.get(lesson);
            if (!progress.equals(begun)) {
                LessonProgress other = theirs.lessons.get(lesson);
                merged.put(lesson, LessonProgress.merge(begun, progress, other));
            }
        });
        Optional<LessonKey> last = mine.equals(base) ? theirs.last : mine.last;
        return new CourseProgress(last.or(() -> theirs.last).filter(merged::containsKey), merged);
    }

    /**
     * Where to go on in a course: the lesson that was open last as long as it is not done, else the first behind it
     * that is not, else the first of all that is not; where all are done, the last one.
     *
     * @param course its lessons in order, with what there is to do in each; at least one
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
