package knightschool.ui.lesson.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.lesson.Lesson;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.LessonProgress;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.SavedSceneState;

/**
 * The listed lessons as a course: the progress of the user or of the class, the next lesson, and the parts that the
 * lessons belong to. Used on the JavaFX thread.
 */
public final class CourseProgressModel implements QuizAnswerMemory {
    private final LessonLibraryModel library;
    private final ObjectProperty<CourseProgress> progress =
            new SimpleObjectProperty<>(this, "progress", CourseProgress.NONE);

    private final BooleanProperty known = new SimpleBooleanProperty(this, "known", true);
    private final Map<QuestionKey, QuizProgress> ofClass = new HashMap<>();
    private final Map<QuestionKey, SavedSceneState> madeByClass = new HashMap<>();
    private final Set<QuestionKey> shownToClass = new HashSet<>();
    private final Map<LessonKey, Set<Integer>> seenByClass = new HashMap<>();
    private boolean paused;

    /** A question of a lesson. */
    private record QuestionKey(LessonKey lesson, QuizKey quiz) {}

    public CourseProgressModel(LessonLibraryModel library) {
        this.library = library;
    }

    /**
     * A part of the course.
     *
     * @param name the name of the part; empty if the lessons name none
     */
    public record Part(String name, List<ListedLesson> lessons) {}

    /** The progress of the user, set when it has been read. */
    public ObjectProperty<CourseProgress> progressProperty() {
        return progress;
    }

    /** Whether the progress of the user is known; that of a file is not until it has been read. */
    public BooleanProperty knownProperty() {
        return known;
    }

    /**
     * Pauses the user's progress while a lesson is presented to a class. A class starts without answers; its answers
     * are kept until the pause ends.
     *
     * @param now whether progress is paused
     */
    public void pause(boolean now) {
        paused = now;
        ofClass.clear();
        madeByClass.clear();
        shownToClass.clear();
        seenByClass.clear();
    }

    /** Returns whether progress is paused; see {@link #pause}. */
    public boolean isPaused() {
        return paused;
    }

    /** Records that the slide with the given index was shown. */
    public void recordShown(ListedLesson card, int slide) {
        if (paused) {
            seenByClass.computeIfAbsent(key(card), _ -> new HashSet<>()).add(slide + 1);
            // The answers shown to the class belong to the slide that is left now.
            shownToClass.clear();
            return;
        }
        progress.set(progress.get().withSlideShown(key(card), slide + 1));
    }

    /** Returns the numbers of the slides that the user, or the class during a presentation, has seen, from 1. */
    public Set<Integer> seenSlides(ListedLesson card) {
        return paused ? Set.copyOf(seenByClass.getOrDefault(key(card), Set.of())) : of(card).seenSlides();
    }

    @Override
    public Optional<QuizProgress> of(ListedLesson card, QuizKey quiz) {
        return Optional.ofNullable(
                paused
                        ? ofClass.get(new QuestionKey(key(card), quiz))
                        : of(card).results().get(quiz));
    }

    @Override
    public void remember(ListedLesson card, QuizKey quiz, QuizProgress result) {
        QuestionKey key = new QuestionKey(key(card), quiz);
        if (paused && result.outcome() == QuizProgress.Outcome.REVEALED) {
            // An answer that the speaker revealed is not kept: the class is asked again when it returns to the slide.
            ofClass.remove(key);
            shownToClass.add(key);
        } else if (paused) {
            ofClass.put(key, result);
            shownToClass.remove(key);
        } else {
            progress.set(progress.get().withResult(key(card), quiz, result));
        }
    }

    /**
     * Returns the state that was made in the scene beside a slide.
     *
     * @param quizzes the quizzes of the slide that it answers, at least one
     */
    public Optional<SavedSceneState> savedScene(LessonKey lesson, List<QuizKey> quizzes) {
        QuizKey first = quizzes.getFirst();
        return Optional.ofNullable(
                paused
                        ? madeByClass.get(new QuestionKey(lesson, first))
                        : progress.get().of(lesson).savedScenes().get(first));
    }

    /**
     * Keeps the state that was made in the scene beside a slide.
     *
     * @param quizzes the quizzes of the slide that it answers, at least one
     */
    public void keep(LessonKey lesson, List<QuizKey> quizzes, SavedSceneState state) {
        QuestionKey first = new QuestionKey(lesson, quizzes.getFirst());
        if (!paused) {
            progress.set(progress.get().withSavedScene(lesson, first.quiz(), state));
        } else if (quizzes.stream().map(quiz -> new QuestionKey(lesson, quiz)).anyMatch(shownToClass::contains)) {
            madeByClass.remove(first);
        } else {
            madeByClass.put(first, state);
        }
    }

    /** Returns the key of a lesson in the listed folder. */
    public LessonKey key(ListedLesson card) {
        return new LessonKey(library.placeProperty().get(), card.name());
    }

    /** Returns the progress in a lesson. */
    public LessonProgress of(ListedLesson card) {
        return progress.get().of(key(card));
    }

    public boolean isDone(ListedLesson card) {
        return slides(card) > 0 && of(card).isDone(extent(card));
    }

    /** Returns the slides and questions of a lesson; none if it cannot be read. */
    public static LessonExtent extent(ListedLesson card) {
        return card.file().lesson().map(LessonExtent::of).orElse(LessonExtent.NONE);
    }

    /** Returns the number of slides of a lesson; 0 if it cannot be read. */
    public static int slides(ListedLesson card) {
        return card.file().lesson().map(Lesson::slides).map(List::size).orElse(0);
    }

    /** Returns the lesson to begin or continue; empty if there is no lesson without faults. */
    public Optional<ListedLesson> next() {
        List<ListedLesson> good = good();
        if (good.isEmpty()) {
            return Optional.empty();
        }
        LessonKey next = progress.get()
                .next(good.stream()
                        .map(card -> Map.entry(key(card), extent(card)))
                        .toList());
        return good.stream().filter(card -> key(card).equals(next)).findFirst();
    }

    /** Returns the index of the slide at which the user continues a lesson; 0 if the lesson is done. */
    public int at(ListedLesson card) {
        return isDone(card) ? 0 : of(card).resumeSlide(extent(card)) - 1;
    }

    /** Returns the lesson after a given one in the list; empty after the last. */
    public Optional<ListedLesson> after(ListedLesson card) {
        return good().stream().filter(other -> other.number() > card.number()).findFirst();
    }

    private List<ListedLesson> good() {
        return library.cards().stream()
                .filter(card -> !card.isFaulty() && slides(card) > 0)
                .toList();
    }

    /** Returns the number of finished lessons. */
    public int done() {
        return (int) good().stream().filter(this::isDone).count();
    }

    /** Returns the parts of the course that the lessons name, in order of first occurrence. */
    public List<Part> parts() {
        Map<String, List<ListedLesson>> parts = new LinkedHashMap<>();
        library.cards()
                .forEach(card -> parts.computeIfAbsent(part(card), _ -> new ArrayList<>())
                        .add(card));
        return parts.entrySet().stream()
                .map(part -> new Part(part.getKey(), List.copyOf(part.getValue())))
                .toList();
    }

    /** Returns the part of the course that a lesson belongs to; empty if it names none. */
    public static String part(ListedLesson card) {
        return card.file().lesson().map(lesson -> lesson.head().part()).orElse("");
    }
}
