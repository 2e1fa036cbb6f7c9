package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonKey;
import knightschool.session.UnsavedWork;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.quiz.SlideQuestions;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.scene.SearchRunsTransferScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.SetupCastingScene;
import knightschool.ui.work.PulseTimer;

/** The current slide with the scene beside its text, from when it is shown until it is left. */
final class OpenSlide implements AutoCloseable {
    private final LessonKey key;
    private final ListedSlide listed;
    private final Slide slide;
    private final Optional<SetupCastingScene<?>> scene;
    private final SlideTextValuesModel reading;
    private final SlideView view;
    private final CompositeUndoHistory history;
    private final Optional<PulseTimer> looking;

    /**
     * @param key the key of the lesson
     * @param view the view of the slide; the scene beside its text is closed with this slide
     * @param reading the values that the text reads from the scene; closed with this slide
     * @param numbers the changes of the scene by numbers in the text that it does not record itself; empty without a
     *     scene
     */
    OpenSlide(LessonKey key, SlideView view, SlideTextValuesModel reading, Optional<? extends UndoHistory> numbers) {
        this.key = key;
        this.listed = view.slide();
        this.slide = listed.written();
        this.scene = view.scene();
        this.reading = reading;
        this.view = view;
        this.history =
                new CompositeUndoHistory(Stream.of(view.histories().stream(), numbers.stream(), undoable().stream())
                        .<UndoHistory>flatMap(Function.identity())
                        .toList());
        this.looking = reading.reads()
                ? Optional.of(new PulseTimer(view.node(), _ -> look(), reading::isSettled, reading.busyProperty()))
                : Optional.empty();
    }

    Node node() {
        return view.node();
    }

    /**
     * Shows one of the withheld answers.
     *
     * @return whether another one is left
     */
    boolean revealNext() {
        return view.revealNext();
    }

    private Optional<UndoHistory> undoable() {
        return live().flatMap(scene -> scene.offer(UndoableScene.class)).map(UndoableScene::undoHistory);
    }

    /** Returns the undo history of everything that is done on the slide: in the scene, and in answer to questions. */
    CompositeUndoHistory history() {
        return history;
    }

    /** Returns whether the slide asks a question. */
    boolean asks() {
        return !slide.quizzes().isEmpty();
    }

    /** Returns the questions on the slide. */
    SlideQuestions questions() {
        return view.questions();
    }

    /** Returns the scene beside the text. */
    Optional<SetupDrivenScene<?>> live() {
        return scene.map(SetupCastingScene::scene);
    }

    /** Returns the present set-up of the scene, whatever the slide says. */
    Optional<SlideEmbeddableSetup> besideNow() {
        return live().flatMap(scene -> scene.now().onSlide());
    }

    /** Returns what the scene has counted so far, which no set-up contains; empty if it counts nothing. */
    List<UnsavedWork> counted() {
        return live().flatMap(scene -> scene.offer(SearchRunsTransferScene.class))
                .map(SearchRunsTransferScene::counted)
                .orElse(List.of());
    }

    /** Returns whether the scene would give an answer away in a tab of its own. */
    boolean isHolding() {
        return besideNow().filter(view::isHolding).isPresent();
    }

    /** Returns the scene's set-up that the slide contains; empty if it contains none. */
    Optional<SlideEmbeddableSetup> givenSetup() {
        return slide.scene().map(Slide.Scene::setup);
    }

    /** Returns the present set-up of the scene if it differs from that of the slide. */
    Optional<SlideEmbeddableSetup> changed() {
        return besideNow().filter(now -> !Optional.of(now).equals(givenSetup()));
    }

    /**
     * Returns the present set-up of the scene if it differs from that of the slide and answers none of its questions.
     */
    Optional<SlideEmbeddableSetup> setUp() {
        return changed().filter(_ -> !isMadeForAQuestion());
    }

    /** Whether the state of the scene is the answer to a question of the slide. */
    boolean isMadeForAQuestion() {
        return slide.quizzes().stream().anyMatch(quiz -> quiz.kind().isMade());
    }

    /** Returns the place of the slide, which is the same when it is shown anew. */
    SlideSceneMemory.Place place() {
        return SlideSceneMemory.place(key, listed);
    }

    /** Keeps what was made in the scene, with its edits and the order of everything that was done on the slide. */
    void keep(SlideSceneMemory memory) {
        besideNow().ifPresent(now -> memory.keep(key, listed, now));
        memory.keepEdits(
                key,
                listed,
                new SlideSceneMemory.SceneState(besideNow(), edits(), view.answerSteps(), history.order()));
    }

    /**
     * Restores the steps of the edits and answers from before the slide was last left, so that they can be undone in
     * their order.
     */
    void bringEditsBack(SlideSceneMemory memory) {
        memory.edited(key, listed).ifPresent(before -> {
            // A slide that was opened with another state of its scene has begun anew.
            before.edits().ifPresent(this::adoptEdits);
            view.adoptAnswerSteps(before.answers());
            history.adopt(before.order());
        });
    }

    /** Returns the edits of the scene that can be undone. */
    Optional<UndoTransferScene.Handover<?>> edits() {
        return edited().map(UndoTransferScene::handover);
    }

    /** Returns the edits of the scene that can be undone, unless the scene answers a question. */
    Optional<UndoTransferScene.Handover<?>> setUpEdits() {
        return isMadeForAQuestion() ? Optional.empty() : edits();
    }

    /**
     * Continues the edits that were made before the slide was shown anew, so that they can be undone.
     *
     * @return whether the scene shows what they lead to
     */
    boolean adoptEdits(UndoTransferScene.Handover<?> before) {
        return edited().filter(scene -> scene.adopt(before)).isPresent();
    }

    private Optional<UndoTransferScene<?>> edited() {
        return live().flatMap(scene -> scene.offer(UndoTransferScene.class)).map(scene -> scene);
    }

    /** Shows a set-up in the scene, if the scene can show it. */
    void showBeside(SlideEmbeddableSetup setup) {
        scene.ifPresent(open -> show(open, setup));
    }

    /** Shows a set-up in a scene, if the scene can show it. */
    static void show(SetupCastingScene<?> open, SlideEmbeddableSetup setup) {
        if (open.type().kind() == setup.scene() && !open.scene().now().equals(setup)) {
            open.open(setup);
        }
    }

    /** Updates the text to the present state of the scene. */
    void look() {
        besideNow().ifPresent(reading::look);
    }

    boolean isSettled() {
        return reading.isSettled() && live().map(SetupDrivenScene::isSettled).orElse(true);
    }

    @Override
    public void close() {
        looking.ifPresent(PulseTimer::close);
        reading.close();
        live().ifPresent(SetupDrivenScene::close);
    }
}
