package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.BorderPane;
import knightschool.files.InputFault;
import knightschool.lesson.Slide;
import knightschool.lesson.glossary.GlossaryTermMarks;
import knightschool.setup.EmbeddableSetup;
import knightschool.ui.control.NextFramePane;
import knightschool.ui.control.NodeTree;
import knightschool.ui.lesson.home.HomeView;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.lesson.library.JudgingQueue;
import knightschool.ui.lesson.library.LibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.quiz.QuizSceneBinding;
import knightschool.ui.lesson.slide.AdjustableSlideScene;
import knightschool.ui.lesson.slide.ProseView;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.prose.GlossaryLoader;
import knightschool.ui.prose.GlossaryTermCards;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneHost;

/** What of the lessons is on screen: the first page, the faults of a lesson, or a slide with its notes. */
final class LessonPages implements AutoCloseable {
    private final SceneHost shell;
    private final GuardedSceneHost besideHost;
    private final LibraryModel library;
    private final LessonModel lesson;
    private final CourseModel course;
    private final Words words;
    private final BorderPane root;
    private final HomeView home;
    private final LessonCommands commands;
    private final PresentationController presenter;
    private final SceneMemory made;
    private final ReadOnlyBooleanWrapper signed = new ReadOnlyBooleanWrapper();
    private Optional<OpenSlide> slide = Optional.empty();

    /** Puts the keyboard where a slide begins. */
    private Runnable focus = () -> {};

    /** Judges the slide that is shown. */
    private JudgingQueue judging;

    /** What the words of a slide take from elsewhere, and the cards that explain them. */
    record Words(ProseContext prose, GlossaryLoader glossary, GlossaryTermCards cards) {}

    /** What the lessons know: which there are, which is open, how far a person has come, and who presents it. */
    record Models(LibraryModel library, LessonModel lesson, CourseModel course, PresentationController presenter) {}

    /** @param root is filled */
    LessonPages(SceneHost shell, Models models, Words words, BorderPane root, LessonCommands commands) {
        this.shell = shell;
        this.besideHost = new GuardedSceneHost(
                shell, () -> slide().filter(OpenSlide::isHolding).isPresent());
        this.library = models.library();
        this.lesson = models.lesson();
        this.course = models.course();
        this.presenter = models.presenter();
        this.words = words;
        this.root = root;
        this.commands = commands;
        this.home = new HomeView(library, course, shell, (card, at) -> lesson.open(library.newest(card), at));
        this.made = new SceneMemory(course);
        this.judging = library.judging();
        lesson.cardProperty().addListener(_ -> show());
        lesson.slideProperty().addListener(_ -> show());
        lesson.notesShownProperty().addListener(_ -> {
            notes();
            comeBack();
        });
        lesson.faultsProperty().addListener(_ -> faults());
        show();
    }

    /** The first page. */
    HomeView home() {
        return home;
    }

    /** The slide on screen, if one is. */
    Optional<OpenSlide> slide() {
        return slide;
    }

    /** What says what the signs beside the slide mean; empty where there are none. */
    Optional<LegendScene> legend() {
        return slide.flatMap(OpenSlide::live).flatMap(live -> live.offer(LegendScene.class));
    }

    /** Whether a board with signs stands beside the slide. */
    ObservableBooleanValue signedProperty() {
        return signed.getReadOnlyProperty();
    }

    /** What is picked beside the slide for a question; empty where nothing is to be. */
    Optional<QuizSceneBinding> picks() {
        return slide.flatMap(OpenSlide::picks);
    }

    /** What is picked beside a slide that is left is not taken back there any more. */
    private void leavePicks() {
        for (BooleanProperty one : List.of(lesson.undoableProperty(), lesson.redoableProperty())) {
            one.unbind();
            one.set(false);
        }
    }

    /** Opens what stands beside the slide in a tab of its own; where that is refused, the person goes on here. */
    void openBeside() {
        slide.flatMap(OpenSlide::besideNow).ifPresent(besideHost::open);
        comeBack();
    }

    /** A button of the bar is pressed for the slide: the keys are the slide's again, which the bar would take. */
    private void comeBack() {
        Optional.ofNullable(root.getScene())
                .filter(scene -> !NodeTree.isInside(scene.getFocusOwner(), root))
                .ifPresent(_ -> focus.run());
    }

    /**
     * What stands beside the slide, where it is not what the slide says; without what a class makes for a question,
     * which is not the person's own.
     */
    Optional<EmbeddableSetup> changed() {
        return slide.flatMap(shown -> presenter.presentingProperty().get() ? shown.setUp() : shown.changed());
    }

    /** Keeps what was made beside the slide for its questions, as one does who leaves it. */
    void keep() {
        slide.ifPresent(shown -> shown.keep(made));
    }

    /** What a class did beside the slides cannot be undone by others. */
    void forgetClass() {
        made.forgetClass();
    }

    /** What was made beside the slide for its questions when it was left last. */
    Optional<EmbeddableSetup> kept() {
        ListedLesson card = lesson.cardProperty().get();
        return lesson.lesson() == null
                ? Optional.empty()
                : made.of(course.key(card), new ListedSlide(card, lesson.current()));
    }

    private void show() {
        keep();
        words.cards().hide();
        if (slide.isPresent()) {
            // What was said of a slide is over with it; what is reported is about something else.
            shell.messages().leave();
        }
        judging.close();
        slide.ifPresent(OpenSlide::close);
        slide = Optional.empty();
        signed.set(false);
        leavePicks();
        focus = () -> {};
        lesson.besideProperty().set("");
        ListedLesson card = lesson.cardProperty().get();
        if (card == null || card.isFaulty()) {
            presenter.close();
        }
        if (lesson.isTurning()) {
            return;
        }
        if (card == null) {
            root.setCenter(home.node());
            home.refill();
        } else if (card.isFaulty()) {
            root.setCenter(new FaultView(card, commands.named(LessonCommands.LIST), this::readAgain).node());
        } else {
            showSlide(card, kept());
            course.shown(card, lesson.slideProperty().get());
        }
        notes();
    }

    /**
     * Shows the slide on screen anew, with the answers that are known of it now; what was set up beside its text stays,
     * and can be undone, unless it may be an answer: then it is the one that is known.
     */
    void showAgain() {
        slide.ifPresent(shown -> {
            Optional<EmbeddableSetup> setUp = shown.setUp();
            Optional<UndoTransferScene.Edits> edits = shown.setUpEdits();
            words.cards().hide();
            judging.close();
            shown.close();
            showSlide(lesson.cardProperty().get(), setUp.or(this::kept));
            edits.ifPresent(before -> slide.ifPresent(now -> now.goOnAfter(before)));
        });
    }

    /** @param beside what stands beside the text at first, where it is not what the slide says */
    private void showSlide(ListedLesson card, Optional<EmbeddableSetup> beside) {
        Slide written = lesson.current();
        Optional<EmbeddableSetup> given = written.scene().map(Slide.Scene::setup);
        Optional<OpenScene<?>> scene =
                given.or(() -> beside).map(setup -> shell.scenes().open(setup, SceneForm.SLIDE, besideHost));
        // What the slide says comes first: to that a person can go back.
        scene.ifPresent(open -> beside.ifPresent(kept -> OpenSlide.show(open, kept)));
        lesson.besideProperty().set(scene.map(open -> open.type().title()).orElse(""));
        SlideFooter foot =
                new SlideFooter(lesson, commands, course.seen(card), after(card), presenter.presentingProperty());
        SlideTextValuesModel reading =
                new SlideTextValuesModel(written, card.file().beside(), library.claims(), Platform::runLater);
        ListedSlide listed = new ListedSlide(card, written);
        SlideView view = new SlideView(listed, prose(written, scene, reading), scene, examiner(), foot.node());
        OpenSlide now = new OpenSlide(course.key(card), view, reading);
        slide = Optional.of(now);
        signed.set(legend().isPresent());
        leavePicks();
        picks().ifPresent(picked -> {
            lesson.undoableProperty().bind(picked.undoableProperty());
            lesson.redoableProperty().bind(picked.redoableProperty());
        });
        now.bringEditsBack(made);
        root.setCenter(now.node());
        focus = () -> now.live().filter(ArrowKeyScene::isHolding).ifPresentOrElse(this::focusScene, foot::focus);
        focus.run();
    }

    /** A slide that is not on screen takes no keys later. */
    private void focusScene(LiveScene<?> arrows) {
        if (root.getScene() != null) {
            NextFramePane.focus(arrows.node());
        }
    }

    private ProseView prose(Slide written, Optional<OpenScene<?>> scene, SlideTextValuesModel reading) {
        ProseView plain = new ProseView(words.prose().beside(reading.readingProperty()));
        return scene.map(AdjustableSlideScene::new)
                .map(plain::dragging)
                .orElse(plain)
                .explaining(new ProseView.Explained(
                        new GlossaryTermMarks(
                                words.glossary().glossaryProperty().get(), written),
                        words.cards()));
    }

    /** A lesson that somebody waits for is shown before the others are listed. */
    private ObservableValue<Optional<Runnable>> after(ListedLesson card) {
        return Bindings.createObjectBinding(
                () -> course.after(card).map(next -> () -> lesson.open(library.newest(next), course.at(next))),
                library.cards());
    }

    /** Judges the slide that is shown from now on; judging of the one before ends. */
    private SlideView.Examiner examiner() {
        judging = library.judging();
        return SlideView.Examiner.of(judging, course, Platform::runLater);
    }

    private void notes() {
        boolean shown = lesson.notesShownProperty().get() && lesson.lesson() != null;
        root.setBottom(
                shown
                        ? new NotesView(
                                        lesson.current().notes(),
                                        new ProseView(words.prose().beside(lesson.current())))
                                .node()
                        : null);
    }

    private void faults() {
        List<InputFault> faults = lesson.faultsProperty().get();
        root.setTop(faults.isEmpty() ? null : FaultStrip.of(faults, lesson.isAsWritten()));
    }

    private void readAgain() {
        lesson.close();
        library.reload();
    }

    @Override
    public void close() {
        keep();
        judging.close();
        slide.ifPresent(OpenSlide::close);
        home.close();
    }
}
