package knightschool.lesson.progress;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import knightschool.files.shared.ThreeWayMerge;

/**
 * A user's progress in a lesson. Immutable.
 *
 * @param slide the current slide, from 1
 * @param seenSlides the slides seen, from 1
 * @param results the results of the questions answered
 * @param savedScenes the saved scenes beside slides, by question, answered or not
 */
public record LessonProgress(
        int slide,
        SortedSet<Integer> seenSlides,
        SortedMap<QuizKey, QuizProgress> results,
        SortedMap<QuizKey, SavedSceneState> savedScenes) {
    /** No progress: no slide was seen. */
    public static final LessonProgress NONE = new LessonProgress(
            1, Collections.emptySortedSet(), Collections.emptySortedMap(), Collections.emptySortedMap());

    /**
     * Creates a progress.
     *
     * @throws IllegalArgumentException if a slide is below 1
     */
    public LessonProgress {
        if (slide < 1 || !seenSlides.isEmpty() && seenSlides.first() < 1) {
            throw new IllegalArgumentException("slide " + slide + " of " + seenSlides);
        }
        seenSlides = Collections.unmodifiableSortedSet(new TreeSet<>(seenSlides));
        results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
        savedScenes = Collections.unmodifiableSortedMap(new TreeMap<>(savedScenes));
    }

    /** Returns this progress with a slide marked as shown. */
    LessonProgress withSlideShown(int next) {
        SortedSet<Integer> more = new TreeSet<>(seenSlides);
        more.add(next);
        return new LessonProgress(next, more, results, savedScenes);
    }

    /** Returns this progress with the result of a question. */
    LessonProgress withResult(QuizKey quiz, QuizProgress result) {
        SortedMap<QuizKey, QuizProgress> more = new TreeMap<>(results);
        more.merge(quiz, result, QuizProgress::then);
        return new LessonProgress(slide, seenSlides, more, savedScenes);
    }

    /** Returns this progress with the saved scene of a question, which replaces an earlier one. */
    LessonProgress withSavedScene(QuizKey quiz, SavedSceneState scene) {
        SortedMap<QuizKey, SavedSceneState> more = new TreeMap<>(savedScenes);
        more.put(quiz, scene);
        return new LessonProgress(slide, seenSlides, results, more);
    }

    /**
     * Combines several progresses in the same lesson. The current slide is that of the last one in which slides were
     * seen or the current slide is not the first.
     *
     * @param parts the progresses, oldest first; at least one
     */
    static LessonProgress ofAll(List<LessonProgress> parts) {
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        int slide = 1;
        SortedSet<Integer> seenSlides = new TreeSet<>();
        SortedMap<QuizKey, QuizProgress> results = new TreeMap<>();
        SortedMap<QuizKey, SavedSceneState> savedScenes = new TreeMap<>();
        for (LessonProgress part : parts) {
            slide = part.slide > 1 || part.isBegun() ? part.slide : slide;
            seenSlides.addAll(part.seenSlides);
            part.results.forEach((quiz, result) -> results.merge(quiz, result, QuizProgress::then));
            savedScenes.putAll(part.savedScenes);
        }
        return new LessonProgress(slide, seenSlides, results, savedScenes);
    }

    /**
     * Merges the changes in two versions of a progress.
     *
     * @param before the common earlier version; null if there was none
     * @param theirs the other version; null if it has no progress in the lesson
     */
    static LessonProgress merge(LessonProgress before, LessonProgress ours, LessonProgress theirs) {
        LessonProgress base = before == null ? NONE : before;
        LessonProgress other = theirs == null ? NONE : theirs;
        boolean isMoved = ours.slide != base.slide || before == null && ours.isBegun();
        SortedSet<Integer> both = new TreeSet<>(other.seenSlides);
        both.removeAll(without(base.seenSlides, ours.seenSlides));
        both.addAll(without(ours.seenSlides, base.seenSlides));
        return new LessonProgress(
                isMoved ? ours.slide : other.slide,
                both,
                ThreeWayMerge.ofMaps(base.results, ours.results, other.results, QuizProgress::then),
                ThreeWayMerge.ofMaps(base.savedScenes, ours.savedScenes, other.savedScenes, (_, newer) -> newer));
    }

    private static SortedSet<Integer> without(SortedSet<Integer> slides, SortedSet<Integer> otherSlides) {
        SortedSet<Integer> remaining = new TreeSet<>(slides);
        remaining.removeAll(otherSlides);
        return remaining;
    }

    /** Returns whether any slide was seen. */
    public boolean isBegun() {
        return !seenSlides.isEmpty();
    }

    /** Returns whether every slide was seen. */
    public boolean isRead(LessonExtent lesson) {
        return seenSlides.headSet(lesson.slides() + 1).size() == lesson.slides();
    }

    /** Returns the number of questions that were answered correctly, or whose solution was shown. */
    public int withResult(LessonExtent lesson) {
        return (int) lesson.questions().stream().filter(this::isSettled).count();
    }

    /** Returns whether every slide was seen, and every question was answered correctly or its solution shown. */
    public boolean isDone(LessonExtent lesson) {
        return isRead(lesson) && withResult(lesson) == lesson.questions().size();
    }

    /** Returns whether a question that counts has a result; what was bet before it was one is none. */
    private boolean isSettled(QuizKey quiz) {
        QuizProgress result = results.get(quiz);
        return result != null
                && switch (result.outcome()) {
                    case OPEN, BET -> false;
                    case REVEALED, RIGHT -> true;
                };
    }

    /**
     * Returns the slide to continue with, from 1: the current slide or, if the user has seen all slides and is on the
     * last one, the slide of the first open question. Allows for a lesson that has become shorter.
     */
    public int resumeSlide(LessonExtent lesson) {
        int lastSlide = currentSlide(lesson);
        return lastSlide == lesson.slides() && isRead(lesson)
                ? lesson.questions().stream()
                        .filter(quiz -> !isSettled(quiz))
                        .findFirst()
                        .map(QuizKey::slide)
                        .orElse(lastSlide)
                : lastSlide;
    }

    private int currentSlide(LessonExtent lesson) {
        return Math.clamp(slide, 1, Math.max(1, lesson.slides()));
    }

    /** Returns whether {@link #resumeSlide} is before the current slide, because a question is open. */
    public boolean resumesEarlier(LessonExtent lesson) {
        return resumeSlide(lesson) < currentSlide(lesson);
    }
}
