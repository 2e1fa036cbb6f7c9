package knightschool.ui.lesson;

import java.util.Optional;
import javafx.scene.Node;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonKey;
import knightschool.setup.EmbeddableSetup;
import knightschool.setup.Setup;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.quiz.QuizSceneBinding;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.work.Pulse;

/** The slide on screen with the scene beside its text, from when it is shown until it is left. */
final class OpenSlide implements AutoCloseable {
    private final LessonKey key;
    private final ListedSlide listed;
    private final Slide slide;
    private final Optional<OpenScene<?>> scene;
    private final SlideTextValuesModel reading;
    private final SlideView view;
    private final Optional<Pulse> looking;

    /**
     * @param key of the lesson
     * @param view of the slide; what stands beside its text is closed with it
     * @param reading what the text says of the scene; closed with the slide
     */
    OpenSlide(LessonKey key, SlideView view, SlideTextValuesModel reading) {
        this.key = key;
        this.listed = view.slide();
        this.slide = listed.written();
        this.scene = view.scene();
        this.reading = reading;
        this.view = view;
        this.looking = reading.reads()
                ? Optional.of(new Pulse(view.node(), _ -> look(), reading::isSettled))
                : Optional.empty();
    }

    Node node() {
        return view.node();
    }

    /** Shows one of the answers that the slide holds back; tells whether another one is left. */
    boolean revealNext() {
        return view.revealNext();
    }

    /** What is picked beside the text for a question; empty where nothing is to be. */
    Optional<QuizSceneBinding> picks() {
        return view.picks();
    }

    /** What stands beside the text. */
    Optional<LiveScene<?>> live() {
        return scene.map(OpenScene::scene);
    }

    /** What the scene shows now, whatever the slide says. */
    Optional<Setup> besideNow() {
        return live().map(LiveScene::now);
    }

    /** Whether what stands beside the text would give an answer away in a tab of its own. */
    boolean isHolding() {
        return besideNow()
                .filter(EmbeddableSetup.class::isInstance)
                .map(EmbeddableSetup.class::cast)
                .filter(view::isHolding)
                .isPresent();
    }

    /** What the slide says beside its text; empty where it says nothing. */
    Optional<EmbeddableSetup> givenSetup() {
        return slide.scene().map(Slide.Scene::setup);
    }

    /** What stands beside the text, where it is not what the slide says. */
    Optional<EmbeddableSetup> changed() {
        return besideNow()
                .filter(EmbeddableSetup.class::isInstance)
                .map(EmbeddableSetup.class::cast)
                .filter(now -> !Optional.of(now).equals(givenSetup()));
    }

    /** The same where nothing that the slide asks is answered by it. */
    Optional<EmbeddableSetup> setUp() {
        return changed().filter(_ -> !isMadeForAQuestion());
    }

    private boolean isMadeForAQuestion() {
        return slide.quizzes().stream().anyMatch(quiz -> quiz.kind().isMade());
    }

    /** Keeps what was made beside the text for a question. */
    void keep(SceneMemory made) {
        besideNow()
                .filter(EmbeddableSetup.class::isInstance)
                .map(EmbeddableSetup.class::cast)
                .ifPresent(now -> made.keep(key, listed, now));
        edited().ifPresent(scene -> made.keepEdits(key, listed, scene));
    }

    /** What was edited beside the text before it was left can be undone. */
    void bringEditsBack(SceneMemory made) {
        edited().ifPresent(scene -> made.bringEditsBack(key, listed, scene));
    }

    /** What was edited beside the text and can be undone. */
    Optional<UndoTransferScene.Edits> edits() {
        return edited().map(UndoTransferScene::edits);
    }

    /** The same where nothing that the slide asks is answered by it. */
    Optional<UndoTransferScene.Edits> setUpEdits() {
        return isMadeForAQuestion() ? Optional.empty() : edits();
    }

    /** What was edited beside the text before it was shown anew can be undone. */
    void goOnAfter(UndoTransferScene.Edits before) {
        edited().ifPresent(scene -> scene.goOnAfter(before));
    }

    private Optional<UndoTransferScene> edited() {
        return live().flatMap(scene -> scene.offer(UndoTransferScene.class));
    }

    /** Puts something beside the text that its scene can show. */
    void showBeside(EmbeddableSetup setup) {
        scene.ifPresent(open -> show(open, setup));
    }

    /** Shows something in a scene that can show it. */
    static void show(OpenScene<?> open, EmbeddableSetup setup) {
        if (open.type().kind() == setup.scene() && !open.scene().now().equals(setup)) {
            open.open(setup);
        }
    }

    /** The text says what the scene shows now. */
    void look() {
        besideNow().ifPresent(now -> reading.look((EmbeddableSetup) now));
    }

    boolean isSettled() {
        return reading.isSettled() && live().map(LiveScene::isSettled).orElse(true);
    }

    @Override
    public void close() {
        looking.ifPresent(Pulse::close);
        reading.close();
        live().ifPresent(LiveScene::close);
    }
}
