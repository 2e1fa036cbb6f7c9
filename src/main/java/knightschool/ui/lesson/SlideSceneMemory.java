package knightschool.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.SavedSceneState;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.quiz.AbstractAnswerHistory;
import knightschool.ui.scene.UndoTransferScene;

/**
 * Keeps the state of the scene beside a slide: a walk, a board or a game. It is restored when the slide is shown again,
 * and its edits can be undone while the program runs. A state that answers a question is kept with the user's progress,
 * checked or not; another one only while the program runs, and only if its edits can be undone, because the words of
 * the slide are about its own scene.
 */
final class SlideSceneMemory {
    private final CourseProgressModel course;
    private final Map<Place, SceneState> edits = new HashMap<>();
    private final Map<Place, SceneState> editsOfClass = new HashMap<>();

    /**
     * A slide, with the scene and the questions that are written there: in another order of questions the order of what
     * was done would be that of others.
     */
    record Place(LessonKey lesson, int slide, Optional<SlideEmbeddableSetup> written, List<QuizKey> questions) {}

    /**
     * The edits of the scene beside a slide, and the order of everything that was done there.
     *
     * @param now the set-up of the scene when the slide was left; empty without a scene
     * @param edits the edits of the scene; empty if they cannot be undone elsewhere
     * @param answers the steps of the answers that are chosen or typed, one after the other as on the slide
     * @param order the order of the edits and the answers
     */
    record SceneState(
            Optional<SlideEmbeddableSetup> now,
            Optional<UndoTransferScene.Handover<?>> edits,
            List<AbstractAnswerHistory.Steps> answers,
            CompositeUndoHistory.Order order) {}

    SlideSceneMemory(CourseProgressModel course) {
        this.course = course;
    }

    /**
     * Returns the state in which the scene beside a slide was left if it answers a question; empty if no state is
     * stored for the slide's present set-up.
     */
    Optional<SlideEmbeddableSetup> answer(LessonKey key, ListedSlide slide) {
        List<QuizKey> quizzes = quizzes(slide);
        return writtenScene(slide)
                .filter(_ -> !quizzes.isEmpty())
                .flatMap(setup -> course.savedScene(key, quizzes)
                        .filter(state -> state.isOf(setup))
                        .map(SavedSceneState::setup));
    }

    /** Returns the state in which a scene that answers no question was left, if its edits can be undone. */
    Optional<SlideEmbeddableSetup> editedScene(LessonKey key, ListedSlide slide) {
        return edited(key, slide)
                .filter(before -> quizzes(slide).isEmpty() && before.edits().isPresent())
                .flatMap(SceneState::now);
    }

    /**
     * Keeps the state of a scene that is left, if it answers a question.
     *
     * @param key the key of the lesson when the slide was shown, because another folder may be listed by now
     * @param now the present set-up of the scene
     */
    void keep(LessonKey key, ListedSlide slide, SlideEmbeddableSetup now) {
        List<QuizKey> quizzes = quizzes(slide);
        Optional<SlideEmbeddableSetup> setup = writtenScene(slide);
        Optional<SlideEmbeddableSetup> before = answer(key, slide).or(() -> setup);
        if (!quizzes.isEmpty() && setup.isPresent() && !before.equals(Optional.of(now))) {
            course.keep(key, quizzes, SavedSceneState.of(setup.get(), now));
        }
    }

    /** Keeps what was done on a slide that is left. */
    void keepEdits(LessonKey key, ListedSlide slide, SceneState edited) {
        edits().put(place(key, slide), edited);
    }

    /** Returns what was done on a slide before it was last left. */
    Optional<SceneState> edited(LessonKey key, ListedSlide slide) {
        return Optional.ofNullable(edits().get(place(key, slide)));
    }

    static Place place(LessonKey key, ListedSlide slide) {
        return new Place(
                key,
                slide.number(),
                writtenScene(slide),
                slide.written().quizzes().stream().map(slide::key).toList());
    }

    private static Optional<SlideEmbeddableSetup> writtenScene(ListedSlide slide) {
        return slide.written().scene().map(Slide.Scene::setup);
    }

    /** Forgets the edits of the user, with the order of what was done on the slides. */
    void forget() {
        edits.clear();
    }

    /** Forgets the edits of a class, because the next one begins or the last one ends. */
    void forgetClass() {
        editsOfClass.clear();
    }

    /**
     * Returns the edits of the user, or of the class during a presentation: a class starts without answers and undoes
     * only its own edits.
     */
    private Map<Place, SceneState> edits() {
        return course.isPaused() ? editsOfClass : edits;
    }

    private static List<QuizKey> quizzes(ListedSlide slide) {
        return slide.written().quizzes().stream()
                .filter(quiz -> quiz.kind().isMade())
                .map(slide::key)
                .toList();
    }
}
