package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.lesson.Slide;
import knightschool.lesson.glossary.GlossaryTermMarker;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.lesson.home.HomeView;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.ListedSlide;
import knightschool.ui.lesson.library.QuizJudgingExecutor;
import knightschool.ui.lesson.slide.ProseView;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.message.RemovableMessageDisplay;
import knightschool.ui.prose.GlossaryLoader;
import knightschool.ui.prose.GlossaryTermCards;
import knightschool.ui.prose.NumberControlledScene;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.shell.SetupCastingScene;

/**
 * Switches the lesson scene between its pages: the first page, the faults of a lesson, and a slide with its notes. It
 * also begins and ends a lesson held for a class.
 */
final class LessonPageSwitcher implements AutoCloseable {
    private final SceneHost shell;
    private final SpoilerBlockingSceneHost besideHost;
    private final LessonLibraryModel library;
    private final LessonModel lesson;
    private final CourseProgressModel course;
    private final Words words;
    private final BorderPane root;
    private final HomeView home;
    private final LessonCommands commands;
    private final PresentationController presenter;
    private final SlideSceneMemory memory;
    private final ReadOnlyBooleanWrapper signed = new ReadOnlyBooleanWrapper();
    private Optional<OpenSlide> slide = Optional.empty();

    /** The user's set-up of the scene beside the slide on which a class began; empty if it was as written. */
    private Optional<SetUpBeforeClass> setUpBeforeClass = Optional.empty();

    /** Moves the keyboard focus to the start of a slide. */
    private Runnable focus = () -> {};

    /** Judges the current slide. */
    private QuizJudgingExecutor judging;

    /** The sources of a slide's words, and the cards that explain terms. */
    record Words(ProseContext prose, GlossaryLoader glossary, GlossaryTermCards cards) {}

    /** The models of the lessons: the library, the open lesson, the user's progress, and the presenter. */
    record Models(
            LessonLibraryModel library,
            LessonModel lesson,
            CourseProgressModel course,
            PresentationController presenter) {}

    private record SetUpBeforeClass(SlideSceneMemory.Place place, SlideEmbeddableSetup setUp) {}

    /** @param root the pane to fill */
    LessonPageSwitcher(SceneHost shell, Models models, Words words, BorderPane root, LessonCommands commands) {
        this.shell = shell;
        this.besideHost = new SpoilerBlockingSceneHost(
                shell, () -> slide().filter(OpenSlide::isHolding).isPresent());
        this.library = models.library();
        this.lesson = models.lesson();
        this.course = models.course();
        this.presenter = models.presenter();
        this.words = words;
        this.root = root;
        this.commands = commands;
        this.home = new HomeView(library, course, shell, (card, at) -> lesson.open(library.newest(card), at));
        this.memory = new SlideSceneMemory(course);
        this.judging = library.judging();
        lesson.cardProperty().addListener(_ -> show());
        lesson.slideProperty().addListener(_ -> show());
        lesson.notesShownProperty().addListener(_ -> {
            notes();
            focusSlide();
        });
        lesson.faultsProperty().addListener(_ -> faults());
        presenter.presentingProperty().addListener((_, _, now) -> {
            if (now) {
                beginClass();
            } else {
                endClass();
            }
        });
        show();
    }

    HomeView home() {
        return home;
    }

    /** Returns the current slide, if there is one. */
    Optional<OpenSlide> slide() {
        return slide;
    }

    /** Returns the part of the scene beside the slide that explains its signs, if there is one. */
    Optional<LegendScene> legend() {
        return slide.flatMap(OpenSlide::live).flatMap(live -> live.offer(LegendScene.class));
    }

    /** Whether a board with signs is beside the slide, and none that the slide still hides. */
    ObservableBooleanValue signedProperty() {
        return signed.getReadOnlyProperty();
    }

    /** Returns the undo history of the current slide; without parts if there is no slide. */
    CompositeUndoHistory history() {
        return slide.map(OpenSlide::history).orElse(CompositeUndoHistory.NONE);
    }

    /** Disables the commands on what is done on a slide when it is left. */
    private void leaveQuestions() {
        for (BooleanProperty one : List.of(
                lesson.undoableProperty(),
                lesson.redoableProperty(),
                lesson.hintingProperty(),
                lesson.checkableProperty(),
                lesson.restartableProperty())) {
            one.unbind();
            one.set(false);
        }
    }

    /** Opens the scene beside the slide in a tab of its own; if that is refused, the slide stays. */
    void openBeside() {
        slide.ifPresent(open -> open.besideNow().ifPresent(now -> besideHost.open(now, open.counted())));
        focusSlide();
    }

    /** Returns the keyboard focus to the slide after a button of the bar took it. */
    private void focusSlide() {
        Optional.ofNullable(root.getScene())
                .filter(scene -> !NodeContainment.isInside(scene.getFocusOwner(), root))
                .ifPresent(_ -> focus.run());
    }

    /**
     * Returns the present set-up of the scene if it differs from that of the slide. An answer that the students give
     * during a presentation is left out, because it is not the user's own.
     */
    Optional<SlideEmbeddableSetup> changed() {
        return slide.flatMap(
                openSlide -> presenter.presentingProperty().get() ? openSlide.setUp() : openSlide.changed());
    }

    /** Keeps the answers made beside the slide, as when it is left. */
    void keep() {
        slide.ifPresent(openSlide -> openSlide.keep(memory));
    }

    /** Forgets what the user did on the slides that were left. */
    void forget() {
        memory.forget();
        setUpBeforeClass = Optional.empty();
    }

    /** Returns the answer that was made beside the slide when it was last left. */
    Optional<SlideEmbeddableSetup> keptAnswer() {
        ListedLesson card = lesson.cardProperty().get();
        return lesson.lesson() == null
                ? Optional.empty()
                : memory.answer(course.key(card), new ListedSlide(card, lesson.current()));
    }

    /** Returns what was made beside the slide when it was last left, in answer to a question or not. */
    private Optional<SlideEmbeddableSetup> storedScene() {
        ListedLesson card = lesson.cardProperty().get();
        return keptAnswer().or(() -> memory.editedScene(course.key(card), new ListedSlide(card, lesson.current())));
    }

    private void show() {
        keep();
        words.cards().hide();
        if (slide.isPresent()) {
            // Messages about a slide end with it; reports are about something else and stay.
            shell.messages().offer(RemovableMessageDisplay.class).ifPresent(RemovableMessageDisplay::leave);
        }
        judging.close();
        slide.ifPresent(OpenSlide::close);
        slide = Optional.empty();
        signed.unbind();
        signed.set(false);
        leaveQuestions();
        focus = () -> {};
        lesson.besideProperty().set("");
        ListedLesson card = lesson.cardProperty().get();
        if (lesson.isTurning()) {
            presenter.leaveTalk();
            return;
        }
        if (card == null || card.isFaulty()) {
            endPresentation();
        }
        if (card == null) {
            root.setCenter(home.node());
            home.refill();
        } else if (card.isFaulty()) {
            root.setCenter(new LessonFaultView(card, commands.named(LessonCommands.LIST), this::readAgain).node());
        } else {
            showSlide(card, storedScene());
            course.recordShown(card, lesson.slideProperty().get());
            presenter.goOn();
        }
        notes();
    }

    /** Ends a presentation whose slides are left for something that is no slide, and says so. */
    private void endPresentation() {
        if (presenter.presentingProperty().get()) {
            presenter.close();
            shell.messages().report(LessonWords.NO_SLIDE_PRESENTED);
        }
    }

    /**
     * Returns a requested set-up of the scene beside the current slide, unless it may be the user's own answer to a
     * question, which is not shown to a class.
     */
    Optional<SlideEmbeddableSetup> forAudience(Optional<SlideEmbeddableSetup> requested) {
        boolean own = presenter.presentingProperty().get()
                && slide.filter(OpenSlide::isMadeForAQuestion).isPresent();
        return requested.filter(_ -> !own);
    }

    /**
     * Shows the current slide anew to a class, without the user's answers. The user's set-up of the scene stays and can
     * be undone, unless it answers a question.
     */
    private void beginClass() {
        keep();
        course.pause(true);
        memory.forgetClass();
        setUpBeforeClass = Optional.empty();
        slide.ifPresent(openSlide -> {
            setUpBeforeClass = openSlide.setUp().map(setUp -> new SetUpBeforeClass(openSlide.place(), setUp));
            Optional<UndoTransferScene.Handover<?>> edits = openSlide.setUpEdits();
            showAnew(openSlide, openSlide.setUp().or(this::keptAnswer));
            edits.ifPresent(this::continueEdits);
        });
    }

    /** Continues the edits of the scene from before the slide was shown anew, or says that they cannot be undone. */
    void continueEdits(UndoTransferScene.Handover<?> before) {
        if (slide.filter(now -> now.adoptEdits(before)).isEmpty()) {
            shell.messages().report(LessonWords.EDITS_NOT_UNDOABLE);
        }
    }

    /**
     * Shows the current slide anew as the user left it. The changes made by the class are forgotten: they neither
     * replace those of the user nor can be undone or redone later.
     */
    private void endClass() {
        course.pause(false);
        memory.forgetClass();
        slide.ifPresent(openSlide -> showAnew(
                openSlide,
                setUpBeforeClass
                        .filter(before -> before.place().equals(openSlide.place()))
                        .map(SetUpBeforeClass::setUp)
                        .or(this::storedScene)));
        setUpBeforeClass = Optional.empty();
        // The slide that the class saw last is the person's own now: there one goes on.
        slide.ifPresent(_ -> course.recordShown(
                lesson.cardProperty().get(), lesson.slideProperty().get()));
    }

    private void showAnew(OpenSlide openSlide, Optional<SlideEmbeddableSetup> slideScene) {
        words.cards().hide();
        judging.close();
        openSlide.close();
        showSlide(lesson.cardProperty().get(), slideScene);
    }

    /** @param slideScene the initial set-up of the scene, if it differs from that of the slide */
    private void showSlide(ListedLesson card, Optional<SlideEmbeddableSetup> slideScene) {
        Slide written = lesson.current();
        Optional<SlideEmbeddableSetup> slideSetup = written.scene().map(Slide.Scene::setup);
        Optional<SetupCastingScene<?>> scene = slideSetup
                .or(() -> slideScene)
                .map(setup -> shell.scenes().open(setup, ScenePlacement.SLIDE, besideHost));
        // The set-up of the slide is opened first, so that the user can go back to it.
        scene.ifPresent(open -> slideScene.ifPresent(setup -> OpenSlide.show(open, setup)));
        lesson.besideProperty().set(scene.map(open -> open.type().title()).orElse(""));
        SlideFooter foot =
                new SlideFooter(lesson, commands, course.seenSlides(card), after(card), presenter.presentingProperty());
        SlideTextValuesModel reading =
                new SlideTextValuesModel(written, card.file().files(), library.claims(), Platform::runLater);
        ListedSlide listed = new ListedSlide(card, written);
        Optional<DraggableNumberHistory> numbers =
                scene.map(open -> new DraggableNumberHistory(() -> setupOf(open), open::change, historyOf(open)));
        SlideView view = new SlideView(listed, prose(written, scene, numbers, reading), scene, examiner(), foot.node());
        OpenSlide now = new OpenSlide(course.key(card), view, reading, numbers);
        slide = Optional.of(now);
        signed.unbind();
        signed.bind(legend().map(LegendScene::hasSigns).orElseGet(() -> new ReadOnlyBooleanWrapper(false)));
        leaveQuestions();
        lesson.undoableProperty().bind(now.history().undoableProperty());
        lesson.redoableProperty().bind(now.history().redoableProperty());
        lesson.hintingProperty().bind(now.questions().hintingProperty());
        lesson.checkableProperty().bind(now.questions().checkableProperty());
        lesson.restartableProperty().bind(now.questions().restartableProperty());
        now.bringEditsBack(memory);
        root.setCenter(now.node());
        focus = () -> now.live().filter(ArrowKeyScene::isHolding).ifPresentOrElse(this::focusScene, foot::focus);
        focus.run();
    }

    /** Focuses the scene, unless the slide is no longer on screen. */
    private void focusScene(SetupDrivenScene<?> arrows) {
        if (root.getScene() != null) {
            NextFrameContentPane.focus(arrows.node());
        }
    }

    private ProseView prose(
            Slide written,
            Optional<SetupCastingScene<?>> scene,
            Optional<DraggableNumberHistory> numbers,
            SlideTextValuesModel reading) {
        ProseView plain = new ProseView(words.prose().beside(reading.readingProperty()));
        return scene.map(open -> adjustable(open, numbers))
                .map(plain::dragging)
                .orElse(plain)
                .explaining(new ProseView.GlossaryExplanation(
                        new GlossaryTermMarker(
                                words.glossary().glossaryProperty().get(), written),
                        words.cards()));
    }

    /** Returns the scene of a slide as the object that numbers in the text change. */
    private static NumberControlledScene adjustable(
            SetupCastingScene<?> open, Optional<DraggableNumberHistory> numbers) {
        BiConsumer<SlideEmbeddableSetup, Boolean> change = numbers.<BiConsumer<SlideEmbeddableSetup, Boolean>>map(
                        history -> history::change)
                .orElse(open::change);
        return new NumberControlledScene(setupOf(open), () -> setupOf(open), change);
    }

    private static SlideEmbeddableSetup setupOf(SetupCastingScene<?> open) {
        return open.scene().now().onSlide().orElseThrow();
    }

    private static Optional<UndoHistory> historyOf(SetupCastingScene<?> open) {
        return open.scene().offer(UndoableScene.class).map(UndoableScene::undoHistory);
    }

    /**
     * Returns the action that opens the next lesson. It may become known later, since a requested lesson is shown
     * before the others are listed.
     */
    private ObservableValue<Optional<Runnable>> after(ListedLesson card) {
        return Bindings.createObjectBinding(
                () -> course.after(card).map(next -> () -> lesson.open(library.newest(next), course.at(next))),
                library.cards());
    }

    /** Starts the judging for the current slide; that for the previous one has ended. */
    private SlideView.Examiner examiner() {
        judging = library.judging();
        return SlideView.Examiner.of(judging, course, Platform::runLater);
    }

    private void notes() {
        boolean notesVisible = lesson.notesShownProperty().get() && lesson.lesson() != null;
        root.setBottom(
                notesVisible
                        ? new SpeakerNotesView(
                                        lesson.current().notes(),
                                        new ProseView(words.prose().beside(lesson.current())))
                                .node()
                        : null);
    }

    private void faults() {
        List<InputFault> faults = lesson.faultsProperty().get();
        root.setTop(faults.isEmpty() ? null : faultStrip(faults));
    }

    /** Returns the strip above a slide with the first fault in the last saved version of its file, and their number. */
    private Node faultStrip(List<InputFault> faults) {
        InputFault first = faults.getFirst();
        String file = Path.of(first.place()).getFileName().toString();
        VBox strip = new VBox(
                LabelFactory.wrapped(LessonWords.fault(file, first), "fault-what"),
                LabelFactory.wrapped(LessonWords.faultNote(faults.size() - 1, lesson.isAsWritten()), "fault-remedy"));
        strip.setId("faults");
        strip.getStyleClass().add("fault-strip");
        return strip;
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
