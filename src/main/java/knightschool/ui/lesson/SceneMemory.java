package knightschool.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonKey;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.SavedSceneState;
import knightschool.setup.EmbeddableSetup;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.scene.UndoTransferScene;

/**
 * Keeps how a person left the scene beside a slide where that answers a question: a walk, a board, a game. It is there
 * again when the slide is turned to again, checked or not; and as long as the program runs it can be undone then.
 */
final class SceneMemory {
    private final CourseModel course;
    private final Map<Place, UndoTransferScene.Edits> edits = new HashMap<>();
    private final Map<Place, UndoTransferScene.Edits> editsOfClass = new HashMap<>();

    private record Place(LessonKey lesson, int slide) {}

    SceneMemory(CourseModel course) {
        this.course = course;
    }

    /** How the scene beside a slide was left; empty where nothing was made of what the slide gives now. */
    Optional<EmbeddableSetup> of(LessonKey key, ListedSlide slide) {
        List<QuizKey> quizzes = quizzes(slide);
        return slide.written()
                .scene()
                .map(Slide.Scene::setup)
                .filter(_ -> !quizzes.isEmpty())
                .flatMap(given -> course.made(key, quizzes)
                        .filter(made -> made.isOf(given))
                        .map(SavedSceneState::setup));
    }

    /**
     * Keeps how a scene is left.
     *
     * @param key of the lesson when its slide was shown: when the slide is left another folder may be listed already
     * @param now what stands beside the slide
     */
    void keep(LessonKey key, ListedSlide slide, EmbeddableSetup now) {
        List<QuizKey> quizzes = quizzes(slide);
        Optional<EmbeddableSetup> given = slide.written().scene().map(Slide.Scene::setup);
        Optional<EmbeddableSetup> before = of(key, slide).or(() -> given);
        if (!quizzes.isEmpty() && given.isPresent() && !before.equals(Optional.of(now))) {
            course.keep(key, quizzes, SavedSceneState.of(given.get(), now));
        }
    }

    /** Keeps the edits of a scene that is left, where it answers a question of its slide. */
    void keepEdits(LessonKey key, ListedSlide slide, UndoTransferScene scene) {
        if (!quizzes(slide).isEmpty()) {
            edits().put(new Place(key, slide.number()), scene.edits());
        }
    }

    /** Lets a scene go on after the edits of the one that was left beside the same slide. */
    void bringEditsBack(LessonKey key, ListedSlide slide, UndoTransferScene scene) {
        Optional.ofNullable(edits().get(new Place(key, slide.number()))).ifPresent(scene::goOnAfter);
    }

    /** Another class begins, which knows nothing of the edits of the one before, or the last one ends. */
    void forgetClass() {
        editsOfClass.clear();
    }

    /** A class undoes what it made itself, as it begins with no answers. */
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
