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
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.scene.UndoTransferScene;

/**
 * Keeps the state of the scene beside a slide if it answers a question: a walk, a board or a game. The state is
 * restored when the slide is shown again, checked or not, and its edits can be undone while the program runs.
 */
final class SlideSceneMemory {
    private final CourseProgressModel course;
    private final Map<Place, UndoTransferScene.Edits> edits = new HashMap<>();
    private final Map<Place, UndoTransferScene.Edits> editsOfClass = new HashMap<>();

    private record Place(LessonKey lesson, int slide) {}

    SlideSceneMemory(CourseProgressModel course) {
        this.course = course;
    }

    /**
     * Returns the state in which the scene beside a slide was left; empty if no state is stored for the slide's present
     * set-up.
     */
    Optional<SlideEmbeddableSetup> of(LessonKey key, ListedSlide slide) {
        List<QuizKey> quizzes = quizzes(slide);
        return slide.written()
                .scene()
                .map(Slide.Scene::setup)
                .filter(_ -> !quizzes.isEmpty())
                .flatMap(setup -> course.savedScene(key, quizzes)
                        .filter(state -> state.isOf(setup))
                        .map(SavedSceneState::setup));
    }

    /**
     * Keeps the state of a scene that is left.
     *
     * @param key the key of the lesson when the slide was shown, because another folder may be listed by now
     * @param now the present set-up of the scene
     */
    void keep(LessonKey key, ListedSlide slide, SlideEmbeddableSetup now) {
        List<QuizKey> quizzes = quizzes(slide);
        Optional<SlideEmbeddableSetup> setup = slide.written().scene().map(Slide.Scene::setup);
        Optional<SlideEmbeddableSetup> before = of(key, slide).or(() -> setup);
        if (!quizzes.isEmpty() && setup.isPresent() && !before.equals(Optional.of(now))) {
            course.keep(key, quizzes, SavedSceneState.of(setup.get(), now));
        }
    }

    /** Keeps the edits of a scene that is left, if it answers a question of its slide. */
    void keepEdits(LessonKey key, ListedSlide slide, UndoTransferScene scene) {
        if (!quizzes(slide).isEmpty()) {
            edits().put(new Place(key, slide.number()), scene.edits());
        }
    }

    /** Restores the edits of the last scene beside the same slide, so that they can be undone. */
    void bringEditsBack(LessonKey key, ListedSlide slide, UndoTransferScene scene) {
        Optional.ofNullable(edits().get(new Place(key, slide.number()))).ifPresent(scene::adoptEdits);
    }

    /** Forgets the edits of a class, because the next one begins or the last one ends. */
    void forgetClass() {
        editsOfClass.clear();
    }

    /**
     * Returns the edits of the user, or of the class during a presentation: a class starts without answers and undoes
     * only its own edits.
     */
    private Map<Place, UndoTransferScene.Edits> edits() {
        return course.isPaused() ? editsOfClass : edits;
    }

    private static List<QuizKey> quizzes(ListedSlide slide) {
        return slide.written().quizzes().stream()
                .filter(quiz -> quiz.kind().isMade())
                .map(slide::key)
                .toList();
    }
}
