package knightschool.ui.lesson;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.DirectoryChooser;
import knightschool.files.InputFault;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.Claims;
import knightschool.lesson.LessonFile;
import knightschool.lesson.Slide;
import knightschool.lesson.glossary.WordMarks;
import knightschool.lesson.progress.CourseProgress;
import knightschool.session.ProgressStore;
import knightschool.setup.GlossarySetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.SlideSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.lesson.home.HomeView;
import knightschool.ui.lesson.library.AnswerMemory;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.lesson.library.Judging;
import knightschool.ui.lesson.library.LibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.print.LessonPrinter;
import knightschool.ui.lesson.slide.ProseView;
import knightschool.ui.lesson.slide.SlideNumbers;
import knightschool.ui.lesson.slide.SlidePictures;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.present.Talk;
import knightschool.ui.prose.GlossaryModel;
import knightschool.ui.prose.ProseSource;
import knightschool.ui.prose.WordCards;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.SceneTypes;
import knightschool.ui.shell.Shell;
import knightschool.ui.snapshot.PicturedLesson;

/** The lessons: their list, or a slide of one with a scene beside its text. */
public final class LessonScene implements LiveScene<LessonsSetup> {
    private final Shell shell;
    private final LibraryModel library;
    private final LessonModel lesson = new LessonModel();
    private final CourseModel course;
    private final CourseRecords records;
    private final HomeView home;
    private final LessonCommands commands;
    private final BorderPane root = new BorderPane();
    private final StackPane all = new StackPane(root);
    private final ProseSource prose;
    private final GlossaryModel glossary;
    private final WordCards cards;
    private final LessonTools tools;
    private final LessonPresenter presenter;
    private final NewLesson begun;
    private final LessonPrinter printer;
    private Optional<ShownSlide> slide = Optional.empty();
    private final ReadOnlyStringWrapper besideTitle = new ReadOnlyStringWrapper("");

    /** Judges the slide that is shown. */
    private Judging judging;

    /** Finds the answers for who presents. */
    private Judging talkJudging;

    /** What is to be shown as soon as its lessons are read. */
    private Optional<LessonsSetup> awaited = Optional.empty();

    /**
     * Lessons that are listed when a set-up is opened.
     *
     * @param store where it is kept how far a person has come; empty where it is not
     */
    public LessonScene(Shell shell, Optional<ProgressStore<CourseProgress>> store) {
        this.shell = shell;
        this.library = new LibraryModel(Platform::runLater, this::refuse);
        this.judging = library.judging();
        this.talkJudging = library.judging();
        this.course = new CourseModel(library);
        this.records = new CourseRecords(shell, course, store);
        this.begun = new NewLesson(shell, Platform::runLater);
        this.presenter = new LessonPresenter(shell, this::talk);
        presenter.presentingProperty().addListener((_, _, now) -> presents(now));
        this.prose = new ProseSource(lesson.answersProperty(), shell.settings().dictionaryProperty());
        this.glossary = new GlossaryModel(Platform::runLater, library.claims(), shell.messages()::show);
        this.cards = new WordCards(
                shell,
                new ProseSource(glossary.answersProperty(), shell.settings().dictionaryProperty()),
                term -> shell.open(GlossarySetup.of(term.word())),
                presenter.presentingProperty().not());
        all.getChildren().add(cards.node());
        this.printer = new LessonPrinter(shell, library, root, Platform::runLater);
        this.commands = new LessonCommands(
                lesson,
                all,
                this::live,
                besideTitle.isNotEmpty(),
                this::openBeside,
                listed(),
                presenter,
                this::withLesson,
                printer);
        this.tools = new LessonTools(
                lesson, commands, besideTitle, printer.progressProperty(), () -> shell.show(SceneKind.GLOSSARY));
        this.home = new HomeView(library, course, shell, (card, at) -> lesson.open(library.newest(card), at));
        all.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        glossary.readProperty().addListener(_ -> showAwaited());
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> cardsChanged());
        lesson.cardProperty().addListener(_ -> show());
        lesson.slideProperty().addListener(_ -> show());
        lesson.notesShownProperty().addListener(_ -> notes());
        lesson.faultsProperty().addListener(_ -> faults());
        show();
    }

    /** A card that explains a word is closed by Esc before anything else is. */
    private void filter(KeyEvent key) {
        if (!cards.close(key)) {
            commands.filter(key);
        }
    }

    /** The lesson to be presented: the one that is open, else the one to go on with; says what to do where none is. */
    private void withLesson(Runnable presented) {
        if (lesson.lesson() == null && lesson.cardProperty().get() == null) {
            course.next().ifPresent(next -> lesson.open(library.newest(next), course.at(next)));
        }
        if (lesson.lesson() == null) {
            shell.messages().show(LessonWords.NOTHING_TO_PRESENT);
        } else {
            presented.run();
        }
    }

    private void presents(boolean now) {
        course.pause(now);
        if (!now) {
            talkJudging.close();
        }
    }

    private LessonCommands.ListOfLessons listed() {
        return new LessonCommands.ListOfLessons(
                this::chooseFolder,
                begun::ask,
                library::openOwn,
                library.placeProperty().isNotEmpty(),
                records::saveResults,
                records::forget,
                course.progressProperty().isNotEqualTo(CourseProgress.NONE));
    }

    /** One lesson alone, with what the engine says to it. */
    public static LessonScene of(Shell shell, LessonFile lesson, ClaimAnswers answers) {
        LessonScene scene = new LessonScene(shell, Optional.empty());
        scene.library.list(lesson, answers);
        return scene;
    }

    /**
     * The slides of a lesson to be pictured, where there is no window.
     *
     * @param said what the engine says where the lesson asks it
     */
    public static PicturedLesson pictures(LessonFile lesson, ClaimAnswers said, Claims claims, SceneTypes scenes) {
        return SlidePictures.of(lesson, said, claims, scenes);
    }

    @Override
    public void open(LessonsSetup setup) {
        awaited = Optional.of(setup);
        if (library.isOf(setup.folder()) && isListed(setup.lesson())) {
            showAwaited();
        } else {
            library.open(setup.folder());
        }
    }

    /** A lesson that is not may have been written since the folder was read. */
    private boolean isListed(String name) {
        return name.isEmpty() || listed(name).isPresent();
    }

    private Optional<ListedLesson> listed(String name) {
        return library.cards().stream().filter(card -> card.name().equals(name)).findFirst();
    }

    private void cardsChanged() {
        Optional<SlideSetup> said = slide.flatMap(ShownSlide::said);
        Optional<SlideSetup> changed = slide.flatMap(ShownSlide::changed);
        new ArrayList<>(library.cards()).forEach(lesson::refresh);
        bringBack(said, changed);
        showAwaited();
    }

    /** Words that were written anew leave alone what a person did in the scene beside them. */
    private void bringBack(Optional<SlideSetup> said, Optional<SlideSetup> changed) {
        slide.filter(now -> now.said().equals(said)).ifPresent(now -> changed.ifPresent(now::showBeside));
    }

    /** A folder that was asked for and cannot be listed is said, and a list is shown in its place. */
    private void refuse(InputFault fault) {
        if (awaited.isPresent()) {
            awaited = Optional.empty();
            lesson.close();
            if (library.cards().isEmpty()) {
                library.openOwn();
            }
        }
        shell.messages().show(fault);
    }

    private void showAwaited() {
        awaited.filter(this::canBeShown).ifPresent(setup -> {
            awaited = Optional.empty();
            show(setup);
        });
    }

    /** A slide marks the words of the glossary, so that is read first. */
    private boolean canBeShown(LessonsSetup setup) {
        return library.isOf(setup.folder())
                && (setup.lesson().isEmpty() || glossary.readProperty().get());
    }

    private void show(LessonsSetup setup) {
        if (setup.lesson().isEmpty()) {
            lesson.close();
            return;
        }
        Optional<ListedLesson> card = listed(setup.lesson());
        if (card.isEmpty()) {
            lesson.close();
            shell.messages().show(LessonWords.noLesson(setup.lesson()));
            return;
        }
        lesson.open(card.get(), setup.slide() - 1);
        slide.ifPresent(shown -> {
            setup.beside().or(shown::said).ifPresent(shown::showBeside);
            shown.look();
        });
    }

    @Override
    public LessonsSetup now() {
        if (awaited.isPresent()) {
            return awaited.get();
        }
        String folder = library.placeProperty().get();
        ListedLesson card = lesson.cardProperty().get();
        if (card == null) {
            return new LessonsSetup(folder, "", 1, Optional.empty());
        }
        return new LessonsSetup(
                folder, card.name(), lesson.slideProperty().get() + 1, slide.flatMap(ShownSlide::changed));
    }

    /** What stands beside the text of the slide. */
    Optional<LiveScene<?>> live() {
        return slide.flatMap(ShownSlide::live);
    }

    private void openBeside() {
        slide.flatMap(ShownSlide::besideNow).ifPresent(shell::open);
    }

    private void show() {
        cards.hide();
        judging.close();
        slide.ifPresent(ShownSlide::close);
        slide = Optional.empty();
        besideTitle.set("");
        ListedLesson card = lesson.cardProperty().get();
        if (card == null || card.isFaulty()) {
            presenter.close();
        }
        if (card == null) {
            root.setCenter(home.node());
            home.refill();
        } else if (card.isFaulty()) {
            root.setCenter(new FaultView(card, commands.named(LessonCommands.LIST), this::readAgain).node());
        } else {
            showSlide(card);
        }
        notes();
    }

    private void showSlide(ListedLesson card) {
        Slide written = lesson.current();
        Optional<OpenScene<?>> scene =
                written.scene().map(said -> shell.scenes().open(said.setup(), SceneForm.SLIDE, shell));
        besideTitle.set(scene.map(open -> open.type().title()).orElse(""));
        SlideFoot foot = new SlideFoot(lesson, commands, after(card), presenter.presentingProperty());
        SceneReadingModel reading =
                new SceneReadingModel(written, card.file().beside(), library.claims(), Platform::runLater);
        SlideView view = new SlideView(card, written, words(written, scene, reading), scene, examiner(), foot.node());
        ShownSlide now = new ShownSlide(written, scene, reading, view);
        slide = Optional.of(now);
        root.setCenter(now.node());
        course.shown(card, lesson.slideProperty().get());
        live().filter(LiveScene::takesArrows)
                .ifPresentOrElse(arrows -> arrows.node().requestFocus(), foot::focus);
    }

    private ProseView words(Slide written, Optional<OpenScene<?>> scene, SceneReadingModel reading) {
        ProseView plain = new ProseView(prose.beside(reading.readingProperty()));
        return scene.map(SlideNumbers::new)
                .map(plain::dragging)
                .orElse(plain)
                .explaining(new ProseView.Explained(
                        new WordMarks(glossary.glossaryProperty().get(), written), cards));
    }

    private Optional<Runnable> after(ListedLesson card) {
        return course.after(card).map(next -> () -> lesson.open(library.newest(next), course.at(next)));
    }

    /** Judges the slide that is shown from now on; judging of the one before ends. */
    private SlideView.Examiner examiner() {
        judging = library.judging();
        return SlideView.Examiner.of(judging, course, Platform::runLater);
    }

    private Talk talk() {
        lesson.notesShownProperty().set(false);
        talkJudging.close();
        talkJudging = library.judging();
        SlideView.Examiner examiner = SlideView.Examiner.of(talkJudging, AnswerMemory.NONE, Platform::runLater);
        return new LessonTalk(lesson, shell, examiner, () -> slide.ifPresent(ShownSlide::reveal));
    }

    private void notes() {
        boolean shown = lesson.notesShownProperty().get() && lesson.lesson() != null;
        root.setBottom(
                shown
                        ? new NotesView(lesson.current().notes(), new ProseView(prose.beside(lesson.current()))).node()
                        : null);
    }

    private void faults() {
        List<InputFault> faults = lesson.faultsProperty().get();
        root.setTop(faults.isEmpty() ? null : FaultStrip.of(faults));
    }

    private void readAgain() {
        lesson.close();
        library.reload();
    }

    private void chooseFolder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(LessonWords.CHOOSE_FOLDER);
        File folder = chooser.showDialog(shell.window().orElse(null));
        if (folder != null) {
            library.openFolder(folder.toPath());
        }
    }

    /** The titles of the lessons that are listed. */
    List<String> titles() {
        return library.cards().stream().map(card -> card.file().title()).toList();
    }

    /** How far the person has come. */
    CourseModel course() {
        return course;
    }

    /** What is kept of the person's progress. */
    CourseRecords records() {
        return records;
    }

    /** Prints the open lesson. */
    LessonPrinter printer() {
        return printer;
    }

    /** Presents the open lesson. */
    LessonPresenter presenter() {
        return presenter;
    }

    @Override
    public Node node() {
        return all;
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
    public List<Gesture> gestures() {
        return live().map(LiveScene::gestures).orElse(List.of());
    }

    /** Whether the lessons are read and checked. */
    boolean ready() {
        return !library.busyProperty().get() && glossary.readProperty().get();
    }

    @Override
    public boolean isSettled() {
        boolean pictured = lesson.cardProperty().get() != null || home.isSettled();
        return ready()
                && awaited.isEmpty()
                && pictured
                && records.isSettled()
                && begun.isSettled()
                && glossary.isSettled()
                && cards.isSettled()
                && presenter.isSettled()
                && printer.isSettled()
                && slide.map(ShownSlide::isSettled).orElse(true);
    }

    @Override
    public void shown() {
        live().ifPresent(LiveScene::shown);
    }

    @Override
    public void left() {
        presenter.close();
        cards.hide();
        live().ifPresent(LiveScene::left);
    }

    @Override
    public void close() {
        judging.close();
        presenter.close();
        slide.ifPresent(ShownSlide::close);
        home.close();
        cards.close();
        glossary.close();
        printer.close();
        records.close();
        begun.close();
        library.close();
    }
}
