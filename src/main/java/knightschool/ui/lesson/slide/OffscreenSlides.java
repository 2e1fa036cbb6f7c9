package knightschool.ui.lesson.slide;

import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.control.RenderedSlideStyleClass;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.library.QuizAnswerMemory;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SetupCastingScene;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.snapshot.SilentSceneHost;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Theme;

/** Lays out the slides of a lesson off screen, to take pictures of them, independently of the slides on screen. */
public final class OffscreenSlides implements SlideSnapshotSubjects {
    /** The style class of a scene without its buttons, which are useless on paper; the board is larger. */
    private static final String ON_PAPER = "on-paper";

    private final ListedLesson card;
    private final ProseContext source;
    private final SceneDescriptors scenes;
    private final SlideView.Examiner examiner;

    public OffscreenSlides(
            ListedLesson card, ProseContext source, SceneDescriptors scenes, SlideView.Examiner examiner) {
        this.card = card;
        this.source = source;
        this.scenes = scenes;
        this.examiner = examiner;
    }

    /**
     * Returns the slides of a lesson that has been read and checked. Answers to be shown are computed on the JavaFX
     * thread, for a program without a window.
     */
    public static OffscreenSlides of(
            LessonReadResult file, LessonTextEngineAnswers answers, ClaimEvaluator claims, SceneDescriptors scenes) {
        Executor executor = Runnable::run;
        return new OffscreenSlides(
                ListedLesson.read(file, 1).answered(answers),
                new ProseContext(
                        new ReadOnlyObjectWrapper<>(answers), new SimpleObjectProperty<>(CycleTerminology.ARTICLES)),
                scenes,
                new SlideView.Examiner(claims, QuizAnswerMemory.NONE, executor, executor));
    }

    @Override
    public int count() {
        return CourseProgressModel.slides(card);
    }

    @Override
    public OffscreenSnapshotSubject whole(int slide, Theme theme) {
        return pictured(slide, theme, false, false);
    }

    @Override
    public Optional<OffscreenSnapshotSubject> scene(int slide, Theme theme, boolean answered) {
        return slide(slide).scene().isEmpty() ? Optional.empty() : Optional.of(pictured(slide, theme, true, answered));
    }

    private Slide slide(int number) {
        return card.file().lesson().orElseThrow().slides().get(number);
    }

    private OffscreenSnapshotSubject pictured(int number, Theme theme, boolean sceneAlone, boolean answered) {
        Slide slide = slide(number);
        SilentSceneHost quiet = new SilentSceneHost(scenes, theme);
        Optional<SetupCastingScene<?>> scene =
                slide.scene().map(slideScene -> scenes.open(slideScene.setup(), ScenePlacement.SLIDE, quiet));
        ListedSlide listed = new ListedSlide(card, slide);
        SlideView view = new SlideView(listed, new ProseView(source.beside(slide)), scene, examiner, new Region());
        view.node().getStyleClass().add(RenderedSlideStyleClass.PICTURED);
        if (sceneAlone) {
            view.node().getStyleClass().add(ON_PAPER);
        }
        if (answered) {
            view.reveal();
        }
        return new SlidePictureSubject(view, scene, sceneAlone, answered);
    }

    /**
     * A slide to be pictured, complete or without its text.
     *
     * @param scene the scene beside the text
     * @param sceneAlone whether the text is left out
     * @param answered whether to wait for the answers, which were requested before
     */
    private record SlidePictureSubject(
            SlideView view, Optional<SetupCastingScene<?>> scene, boolean sceneAlone, boolean answered)
            implements OffscreenSnapshotSubject {
        @Override
        public Region node() {
            return view.node();
        }

        @Override
        public Optional<Rectangle2D> area() {
            if (!sceneAlone) {
                return Optional.empty();
            }
            Bounds text = view.text().getBoundsInParent();
            Bounds all = view.node().getLayoutBounds();
            return Optional.of(
                    new Rectangle2D(text.getMaxX(), 0, Math.max(1, all.getWidth() - text.getMaxX()), all.getHeight()));
        }

        @Override
        public boolean isSettled() {
            return (!answered || view.isAnswered())
                    && scene.map(SetupCastingScene::scene)
                            .map(SetupDrivenScene::isSettled)
                            .orElse(true);
        }

        @Override
        public void close() {
            scene.map(SetupCastingScene::scene).ifPresent(SetupDrivenScene::close);
        }
    }
}
