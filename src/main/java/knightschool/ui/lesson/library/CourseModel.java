package knightschool.ui.lesson.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.lesson.Lesson;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.LessonProgress;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizResult;
import knightschool.lesson.progress.SavedSceneState;

/**
 * The listed lessons as a course: how far a person, or the class that looks on, has come, which lesson comes next, and
 * the parts that lessons belong to. Used on the screen's thread.
 */
public final class CourseModel implements AnswerMemory {
    private final LibraryModel library;
    private final ObjectProperty<CourseProgress> progress =
            new SimpleObjectProperty<>(this, "progress", CourseProgress.NONE);

    private final Map<QuestionKey, QuizResult> ofClass = new HashMap<>();
    private final Map<QuestionKey, SavedSceneState> madeByClass = new HashMap<>();
    private final Set<QuestionKey> shownToClass = new HashSet<>();
    private final Map<LessonKey, Set<Integer>> seenByClass = new HashMap<>();
    private boolean paused;

    /** A question of a lesson. */
    private record QuestionKey(LessonKey lesson, QuizKey quiz) {}

    public CourseModel(LibraryModel library) {
        this.library = library;
    }

    /**
     * Lessons that belong together.
     *
     * @param name empty where they do not say
     */
    public record Part(String name, List<ListedLesson> lessons) {}

    /** What a person has done; set when more is known of it. */
    public ObjectProperty<CourseProgress> progressProperty() {
        return progress;
    }

    /**
     * Whether what is done does not count: a teacher presents the lesson to others. They begin with no answers, and
     * what they answer is known until that ends.
     */
    public void pause(boolean now) {
        paused = now;
        ofClass.clear();
        madeByClass.clear();
        shownToClass.clear();
        seenByClass.clear();
    }

    /** Whether what is done does not count; see {@link #pause}. */
    public boolean isPaused() {
        return paused;
    }

    /** A slide is shown, counted from 0. */
    public void shown(ListedLesson card, int slide) {
        if (paused) {
            seenByClass.computeIfAbsent(key(card), _ -> new HashSet<>()).add(slide + 1);
            // What was shown to the class was shown on the slide that is left.
            shownToClass.clear();
            return;
        }
        progress.set(progress.get().shown(key(card), slide + 1));
    }

    /** The slides of a lesson that were seen, from 1: by the person, or by the class that looks on. */
    public Set<Integer> seen(ListedLesson card) {
        return paused ? Set.copyOf(seenByClass.getOrDefault(key(card), Set.of())) : of(card).seen();
    }

    @Override
    public Optional<QuizResult> of(ListedLesson card, QuizKey quiz) {
        return Optional.ofNullable(
                paused
                        ? ofClass.get(new QuestionKey(key(card), quiz))
                        : of(card).results().get(quiz));
    }

    @Override
    public void remember(ListedLesson card, QuizKey quiz, QuizResult result) {
        QuestionKey key = new QuestionKey(key(card), quiz);
        if (paused && result.outcome() == QuizResult.Outcome.REVEALED) {
            // The class is asked anew when the slide is turned to again; the speaker shows the answer then.
            ofClass.remove(key);
            shownToClass.add(key);
        } else if (paused) {
            ofClass.put(key, result);
            shownToClass.remove(key);
        } else {
            progress.set(progress.get().answered(key(card), quiz, result));
        }
    }

    /**
     * What was made beside a slide.
     *
     * @param quizzes those of the slide that it answers, at least one
     */
    public Optional<SavedSceneState> made(LessonKey lesson, List<QuizKey> quizzes) {
        QuizKey first = quizzes.getFirst();
        return Optional.ofNullable(
                paused
                        ? madeByClass.get(new QuestionKey(lesson, first))
                        : progress.get().of(lesson).made().get(first));
    }

    /**
     * Keeps what was made beside a slide.
     *
     * @param quizzes those of the slide that it answers, at least one
     */
    public void keep(LessonKey lesson, List<QuizKey> quizzes, SavedSceneState made) {
        QuestionKey first = new QuestionKey(lesson, quizzes.getFirst());
        if (!paused) {
            progress.set(progress.get().made(lesson, first.quiz(), made));
        } else if (quizzes.stream().map(quiz -> new QuestionKey(lesson, quiz)).anyMatch(shownToClass::contains)) {
            madeByClass.remove(first);
        } else {
            madeByClass.put(first, made);
        }
    }

    /** What a lesson of the folder that is listed now is known by. */
    public LessonKey key(ListedLesson card) {
        return new LessonKey(library.placeProperty().get(), card.name());
    }

    /** How far a lesson was followed. */
    public LessonProgress of(ListedLesson card) {
        return progress.get().of(key(card));
    }

    public boolean isDone(ListedLesson card) {
        return slides(card) > 0 && of(card).isDone(extent(card));
    }

    /** What there is to do in a lesson; nothing where it cannot be read. */
    public static LessonExtent extent(ListedLesson card) {
        return card.file().lesson().map(LessonExtent::of).orElse(LessonExtent.NONE);
    }

    /** Number of slides of a lesson; 0 where it cannot be read. */
    public static int slides(ListedLesson card) {
        return card.file().lesson().map(Lesson::slides).map(List::size).orElse(0);
    }

    /** The lesson to begin or go on with; none where no lesson can be taught. */
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

    /** The slide, from 0, at which a person goes on with a lesson; the first where it is done. */
    public int at(ListedLesson card) {
        return isDone(card) ? 0 : of(card).goOnAt(extent(card)) - 1;
    }

    /** The lesson that comes after one in the list; none after the last. */
    public Optional<ListedLesson> after(ListedLesson card) {
        return good().stream().filter(other -> other.number() > card.number()).findFirst();
    }

    private List<ListedLesson> good() {
        return library.cards().stream()
                .filter(card -> !card.isFaulty() && slides(card) > 0)
                .toList();
    }

    /** Number of lessons that are done. */
    public int done() {
        return (int) good().stream().filter(this::isDone).count();
    }

    /** The lessons by the parts that their heads name, in the order in which each comes first. */
    public List<Part> parts() {
        Map<String, List<ListedLesson>> parts = new LinkedHashMap<>();
        library.cards()
                .forEach(card -> parts.computeIfAbsent(part(card), _ -> new ArrayList<>())
                        .add(card));
        return parts.entrySet().stream()
                .map(part -> new Part(part.getKey(), List.copyOf(part.getValue())))
                .toList();
    }

    /** The part of the course that a lesson belongs to; empty where it does not say. */
    public static String part(ListedLesson card) {
        return card.file().lesson().map(lesson -> lesson.head().part()).orElse("");
    }
}
