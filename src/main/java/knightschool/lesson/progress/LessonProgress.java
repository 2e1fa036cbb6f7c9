package knightschool.lesson.progress;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import knightschool.files.ThreeWayMerge;

/**
 * How far somebody has come in a lesson. Immutable.
 *
 * @param slide where they left off, from 1
 * @param seen the slides that they saw, from 1
 * @param results of the questions that they answered
 * @param made what they made beside a slide for a question, answered or not
 */
public record LessonProgress(
        int slide,
        SortedSet<Integer> seen,
        SortedMap<QuizKey, QuizResult> results,
        SortedMap<QuizKey, SavedSceneState> made) {
    /** Nothing was seen. */
    public static final LessonProgress NONE = new LessonProgress(
            1, Collections.emptySortedSet(), Collections.emptySortedMap(), Collections.emptySortedMap());

    /** @throws IllegalArgumentException if a slide is below 1 */
    public LessonProgress {
        if (slide < 1 || !seen.isEmpty() && seen.first() < 1) {
            throw new IllegalArgumentException("slide " + slide + " of " + seen);
        }
        seen = Collections.unmodifiableSortedSet(new TreeSet<>(seen));
        results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
        made = Collections.unmodifiableSortedMap(new TreeMap<>(made));
    }

    /** The same once a slide is shown. */
    LessonProgress shown(int next) {
        SortedSet<Integer> more = new TreeSet<>(seen);
        more.add(next);
        return new LessonProgress(next, more, results, made);
    }

    /** The same with what became of a question. */
    LessonProgress answered(QuizKey quiz, QuizResult result) {
        SortedMap<QuizKey, QuizResult> more = new TreeMap<>(results);
        more.merge(quiz, result, QuizResult::then);
        return new LessonProgress(slide, seen, more, made);
    }

    /** The same with what was made for a question in place of what was before. */
    LessonProgress made(QuizKey quiz, SavedSceneState scene) {
        SortedMap<QuizKey, SavedSceneState> more = new TreeMap<>(made);
        more.put(quiz, scene);
        return new LessonProgress(slide, seen, results, more);
    }

    /**
     * What is known from all of them; they left off where the last one did that was begun or says another slide than
     * the first.
     *
     * @param parts the older first, at least one
     */
    static LessonProgress ofAll(List<LessonProgress> parts) {
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        int slide = 1;
        SortedSet<Integer> seen = new TreeSet<>();
        SortedMap<QuizKey, QuizResult> results = new TreeMap<>();
        SortedMap<QuizKey, SavedSceneState> made = new TreeMap<>();
        for (LessonProgress part : parts) {
            slide = part.slide > 1 || part.isBegun() ? part.slide : slide;
            seen.addAll(part.seen);
            part.results.forEach((quiz, result) -> results.merge(quiz, result, QuizResult::then));
            made.putAll(part.made);
        }
        return new LessonProgress(slide, seen, results, made);
    }

    /**
     * What was done here and there since both knew the same.
     *
     * @param before null where nothing was known; likewise {@code theirs} where nothing is
     */
    static LessonProgress merge(LessonProgress before, LessonProgress mine, LessonProgress theirs) {
        LessonProgress base = before == null ? NONE : before;
        LessonProgress other = theirs == null ? NONE : theirs;
        boolean here = mine.slide != base.slide || before == null && mine.isBegun();
        SortedSet<Integer> both = new TreeSet<>(other.seen);
        both.removeAll(without(base.seen, mine.seen));
        both.addAll(without(mine.seen, base.seen));
        return new LessonProgress(
                here ? mine.slide : other.slide,
                both,
                ThreeWayMerge.ofMaps(base.results, mine.results, other.results, QuizResult::then),
                ThreeWayMerge.ofMaps(base.made, mine.made, other.made, (_, newer) -> newer));
    }

    private static SortedSet<Integer> without(SortedSet<Integer> slides, SortedSet<Integer> others) {
        SortedSet<Integer> left = new TreeSet<>(slides);
        left.removeAll(others);
        return left;
    }

    /** Whether anything was seen. */
    public boolean isBegun() {
        return !seen.isEmpty();
    }

    /** Whether every slide was seen. */
    public boolean isRead(LessonExtent lesson) {
        return seen.headSet(lesson.slides() + 1).size() == lesson.slides();
    }

    /** How many of the questions were answered right, or their solutions shown. */
    public int answered(LessonExtent lesson) {
        return (int) lesson.questions().stream().filter(this::isSettled).count();
    }

    /** Whether every slide was seen, and every question answered right or its solution shown. */
    public boolean isDone(LessonExtent lesson) {
        return isRead(lesson) && answered(lesson) == lesson.questions().size();
    }

    private boolean isSettled(QuizKey quiz) {
        QuizResult result = results.get(quiz);
        return result != null && result.outcome() != QuizResult.Outcome.OPEN;
    }

    /**
     * Where to go on, from 1: where one left off, but at the first question that is open once one has come to the end.
     * The lesson may have become shorter.
     */
    public int goOnAt(LessonExtent lesson) {
        int left = leftAt(lesson);
        return left == lesson.slides() && isRead(lesson)
                ? lesson.questions().stream()
                        .filter(quiz -> !isSettled(quiz))
                        .findFirst()
                        .map(QuizKey::slide)
                        .orElse(left)
                : left;
    }

    private int leftAt(LessonExtent lesson) {
        return Math.clamp(slide, 1, Math.max(1, lesson.slides()));
    }

    /** Whether one goes on before the slide where one left off, for a question that is open. */
    public boolean goesBack(LessonExtent lesson) {
        return goOnAt(lesson) < leftAt(lesson);
    }
}
