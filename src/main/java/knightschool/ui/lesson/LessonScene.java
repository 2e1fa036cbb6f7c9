package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.progress.CourseProgress;
import knightschool.session.MergingFileStore;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.GlossarySetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.board.DigitKeyParser;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.hint.HintWords;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.LessonPaletteEntries;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.print.LessonExporter;
import knightschool.ui.lesson.quiz.SlideQuestions;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.present.SpeakerWords;
import knightschool.ui.prose.GlossaryLoader;
import knightschool.ui.prose.GlossaryTermCards;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PaletteContentProvidingScene;
import knightschool.ui.scene.PersistentStateScene;
import knightschool.ui.scene.SceneContainingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.StateSaver;

/** The scene of lessons: their list, or a slide with a scene beside its text. */
public final class LessonScene
        implements SetupDrivenScene<LessonsSetup>,
                PersistentStateScene,
                VisibilityAwareScene,
                ToolbarScene,
                GestureHelpScene,
                NumberAndLetterKeyScene,
                PaletteContentProvidingScene,
                LegendScene,
                ShrinkableBoardScene,
                SceneContainingScene {
    private final SceneHost shell;
    private final LessonLibraryModel library;
    private final LessonModel lesson = new LessonModel();
    private final CourseProgressModel course;
    private final CourseProgressKeeper records;
    private final LessonCommands commands;
    private final StackPane all = new StackPane();
    private final GlossaryLoader glossary;
    private final GlossaryTermCards cards;
    private final LessonToolbar tools;
    private final SlideKeyRouter keys;
    private final PresentationController presenter;
    private final LessonCreator creator;
    private final LessonExporter printer;
    private final LessonPageSwitcher stage;
    private final LessonsSetupOpener opener;
    private final PreviousLessonFolder previous;
    private final PendingLessonActionRunner actions;

    /**
     * Returns the descriptor of the scene, which has a tab.
     *
     * @param store the store of the user's progress; empty if it is not kept
     */
    public static SceneDescriptor<LessonsSetup> type(Optional<MergingFileStore<CourseProgress>> store) {
        return type(shell -> new LessonScene(shell, store)).finding(_ -> LessonPaletteEntries.own());
    }

    /**
     * Returns the descriptor of the scene with a single lesson, which has been read and checked.
     *
     * @param answers the answers of the engine to the lesson
     */
    public static SceneDescriptor<LessonsSetup> type(LessonReadResult lesson, LessonTextEngineAnswers answers) {
        return type(shell -> of(shell, lesson, answers));
    }

    private static SceneDescriptor<LessonsSetup> type(Function<SceneHost, LessonScene> make) {
        return new SceneDescriptor<>(
                BuiltInSceneKinds.LESSONS,
                LessonWords.TITLE,
                LessonsSetup.class,
                _ -> LessonsSetup.LIST,
                (shell, _) -> make.apply(shell));
    }

    /**
     * Creates a scene whose lessons are listed when a set-up is opened.
     *
     * @param store the store of the user's progress; empty if it is not kept
     */
    LessonScene(SceneHost shell, Optional<MergingFileStore<CourseProgress>> store) {
        this.shell = shell;
        this.library = new LessonLibraryModel(Platform::runLater, this::refuse);
        this.course = new CourseProgressModel(library);
        this.records = new CourseProgressKeeper(shell, course, store);
        this.creator = new LessonCreator(shell, Platform::runLater);
        this.presenter = new PresentationController(shell, library, lesson, this::revealNext, this::commandsOnSlide);
        ProseContext prose =
                new ProseContext(lesson.answersProperty(), shell.settings().dictionaryProperty());
        this.glossary = new GlossaryLoader(Platform::runLater, library.claims(), shell.messages()::show);
        this.cards = new GlossaryTermCards(
                shell,
                new ProseContext(glossary.answersProperty(), shell.settings().dictionaryProperty()),
                term -> shell.open(GlossarySetup.of(term.word())),
                presenter.presentingProperty().not());
        BorderPane root = new BorderPane();
        all.getChildren().addAll(root, cards.node());
        this.printer = new LessonExporter(shell, library, Platform::runLater);
        this.commands = new LessonCommands(
                lesson,
                this::live,
                presenter,
                Stream.of(
                        LessonCommands.ofTurning(lesson, this::atEnd),
                        LessonCommands.ofSlides(
                                lesson,
                                presenter,
                                lesson.besideProperty().isNotEmpty(),
                                this::openBeside,
                                this::withLesson),
                        LessonCommands.ofHistory(lesson, this::history),
                        LessonCommands.ofQuestions(lesson, this::questions, this::noHint),
                        LessonCommands.ofPrinting(lesson, presenter, printer, this::withLesson),
                        LessonCommands.ofCourse(lesson, library, records, creator, this::chooseFolder)));
        this.keys = new SlideKeyRouter(commands, all, this::live, presenter.presentingProperty(), shell.messages());
        this.tools = new LessonToolbar(
                lesson, commands, printer.progressProperty(), () -> shell.show(BuiltInSceneKinds.GLOSSARY));
        all.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        this.stage = new LessonPageSwitcher(
                shell,
                new LessonPageSwitcher.Models(library, lesson, course, presenter),
                new LessonPageSwitcher.Words(prose, glossary, cards),
                root,
                commands);
        records.onForgotten(stage::forget);
        BooleanBinding prepared = Bindings.and(glossary.readProperty(), records.readProperty());
        this.opener = new LessonsSetupOpener(shell, library, lesson, prepared, stage);
        this.previous = new PreviousLessonFolder(
                library,
                shell.messages(),
                () -> opener.pendingSetup()
                        .filter(setup -> !setup.lesson().isEmpty())
                        .isPresent());
        this.actions = new PendingLessonActionRunner(opener, lesson, library, course, shell.messages());
    }

    private void refuse(InputFault fault) {
        opener.refuse(fault);
        actions.clear();
    }

    private void withLesson(Runnable action) {
        actions.run(action);
    }

    private void filter(KeyEvent key) {
        if (lesson.lesson() != null) {
            keys.filter(key);
        }
    }

    /** Returns a scene with a single lesson and the answers of the engine to it. */
    public static LessonScene of(SceneHost shell, LessonReadResult lesson, LessonTextEngineAnswers answers) {
        LessonScene scene = new LessonScene(shell, Optional.empty());
        scene.library.list(lesson, answers);
        return scene;
    }

    @Override
    public void open(LessonsSetup setup) {
        actions.clear();
        opener.open(setup);
    }

    @Override
    public LessonsSetup now() {
        if (opener.pendingSetup().isPresent()) {
            return opener.pendingSetup().get();
        }
        String folder = library.placeProperty().get();
        ListedLesson card = lesson.cardProperty().get();
        if (card == null) {
            return new LessonsSetup(folder, "", 1, Optional.empty());
        }
        return new LessonsSetup(folder, card.name(), lesson.slideProperty().get() + 1, stage.changed());
    }

    Optional<SetupDrivenScene<?>> live() {
        return stage.slide().flatMap(OpenSlide::live);
    }

    private CompositeUndoHistory history() {
        return stage.history();
    }

    private Optional<SlideQuestions> questions() {
        return stage.slide().map(OpenSlide::questions);
    }

    private String noHint() {
        return stage.slide()
                .map(open -> {
                    if (!open.asks()) {
                        return LessonWords.NO_QUESTION;
                    }
                    return open.questions().isAnyGiven() ? HintWords.EVERY_GIVEN : LessonWords.NO_HINT;
                })
                .orElse(LessonWords.NO_SLIDE);
    }

    /** Returns what comes after the last slide. Before a class the next lesson cannot be opened. */
    private String atEnd() {
        if (presenter.presentingProperty().get()) {
            return SpeakerWords.LAST;
        }
        return course.after(lesson.cardProperty().get())
                .map(next -> LessonWords.lastSlide(next.file().title()))
                .orElse(LessonWords.LAST_OF_ALL);
    }

    private void openBeside() {
        stage.openBeside();
    }

    private boolean revealNext() {
        return stage.slide().map(OpenSlide::revealNext).orElse(false);
    }

    private List<Command> commandsOnSlide() {
        return commands.onSlide(!history().isEmpty());
    }

    private void chooseFolder() {
        new WindowFileDialogs(shell).folder(LessonWords.CHOOSE_FOLDER).ifPresent(library::openFolder);
    }

    List<String> titles() {
        return library.cards().stream().map(card -> card.file().title()).toList();
    }

    /** Returns the course with the user's progress. */
    CourseProgressModel course() {
        return course;
    }

    CourseProgressKeeper records() {
        return records;
    }

    LessonExporter printer() {
        return printer;
    }

    PresentationController presenter() {
        return presenter;
    }

    @Override
    public Node node() {
        return all;
    }

    /**
     * Returns the least size of a slide, within which its text scrolls beside the board and its footer stays in place.
     */
    @Override
    public Optional<Dimension2D> leastRoom(double width) {
        return stage.slide().map(_ -> SlideView.LEAST_ROOM);
    }

    @Override
    public Node tools() {
        return tools.node();
    }

    @Override
    public List<Command> commands() {
        return commands.all();
    }

    @Override
    public List<Command> absentCommands() {
        return commands.absent();
    }

    @Override
    public List<GestureDescription> gestures() {
        List<GestureDescription> ofScene = live().flatMap(scene -> scene.offer(GestureHelpScene.class))
                .map(GestureHelpScene::gestures)
                .orElse(List.of());
        return questions().filter(SlideQuestions::hasBets).isEmpty()
                ? ofScene
                : Stream.concat(Stream.of(LessonWords.BET_BY_NUMBER), ofScene.stream())
                        .toList();
    }

    /**
     * Counts a bet by the number of its answer, with Shift one less. Passes other number keys to the scene beside the
     * text, where they move the knight; other answers have no numbers. A question of that scene to a class comes before
     * a bet.
     */
    @Override
    public void handleChoiceKey(KeyEvent key) {
        Optional<NumberAndLetterKeyScene> beside = live().flatMap(scene -> scene.offer(NumberAndLetterKeyScene.class));
        boolean isBet = !key.isControlDown()
                && !key.isAltDown()
                && !key.isMetaDown()
                && beside.filter(NumberAndLetterKeyScene::isAskingByNumber).isEmpty()
                && questions()
                        .filter(slide -> slide.bet(DigitKeyParser.of(key.getCode()), key.isShiftDown()))
                        .isPresent();
        if (isBet) {
            key.consume();
        } else {
            beside.ifPresent(scene -> scene.handleChoiceKey(key));
        }
    }

    /** Returns the signs of the scene beside the text. */
    @Override
    public List<LegendEntry> signs() {
        return stage.legend().map(LegendScene::signs).orElse(List.of());
    }

    @Override
    public ObservableBooleanValue hasSigns() {
        return stage.signedProperty();
    }

    @Override
    public double leastWidthBesideLegend() {
        return SlideView.LEAST_ROOM.getWidth();
    }

    /**
     * Returns the places for the search, including the lessons of a folder outside the program and the previously open
     * folder.
     */
    @Override
    public Supplier<List<NamedSetup>> places() {
        String folder = library.placeProperty().get();
        List<ListedLesson> listed = List.copyOf(library.cards());
        List<NamedSetup> before = previous.place(folder);
        return () -> Stream.concat(LessonPaletteEntries.of(folder, listed).stream(), before.stream())
                .toList();
    }

    /** Returns whether the lessons have been read and checked. */
    boolean ready() {
        return !library.busyProperty().get() && glossary.readProperty().get();
    }

    @Override
    public boolean isSettled() {
        ListedLesson card = lesson.cardProperty().get();
        boolean pictured = card != null || stage.home().isSettled();
        // A slide needs the answers to its own lesson only, a list those to all.
        boolean answered = card == null ? !library.busyProperty().get() : !library.isBusyWith(card);
        return answered
                && glossary.readProperty().get()
                && opener.pendingSetup().isEmpty()
                && actions.isEmpty()
                && pictured
                && records.isSettled()
                && creator.isSettled()
                && glossary.isSettled()
                && cards.isSettled()
                && presenter.isSettled()
                && printer.isSettled()
                && stage.slide().map(OpenSlide::isSettled).orElse(true);
    }

    @Override
    public void onShown() {
        if (lesson.cardProperty().get() == null) {
            stage.home().focus();
        }
        // A scene beside a text comes after it, and takes the keys only then.
        Optional.ofNullable(node().getScene())
                .ifPresentOrElse(
                        window -> NextFrameContentPane.whenComplete(window, this::liveIsShown), this::liveIsShown);
    }

    private void liveIsShown() {
        live().flatMap(scene -> scene.offer(VisibilityAwareScene.class)).ifPresent(VisibilityAwareScene::onShown);
    }

    @Override
    public void onHidden() {
        if (presenter.presentingProperty().get()) {
            presenter.close();
            shell.messages().report(LessonWords.PRESENTATION_ENDED);
        }
        cards.hide();
        live().flatMap(scene -> scene.offer(VisibilityAwareScene.class)).ifPresent(VisibilityAwareScene::onHidden);
    }

    @Override
    public List<StateSaver> keepers() {
        return Stream.concat(
                        Stream.of(records.keeper()),
                        live().flatMap(scene -> scene.offer(PersistentStateScene.class)).stream()
                                .flatMap(scene -> scene.keepers().stream()))
                .toList();
    }

    @Override
    public void close() {
        presenter.close();
        stage.close();
        cards.close();
        glossary.close();
        printer.close();
        records.close();
        creator.close();
        library.close();
    }
}
