package knightschool.ui.lesson;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.DirectoryChooser;
import knightschool.files.InputFault;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.LessonFile;
import knightschool.lesson.Slide;
import knightschool.setup.LessonsSetup;
import knightschool.setup.Setup;
import knightschool.setup.SlideSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButton;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.Shell;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The lessons: their list, or a slide of one with a scene beside its text. */
public final class LessonScene implements LiveScene<LessonsSetup> {
    private final Shell shell;
    private final LibraryModel library;
    private final LessonModel lesson = new LessonModel();
    private final HomeView home;
    private final LessonCommands commands;
    private final BorderPane root = new BorderPane();
    private final HBox tools = new HBox();
    private final ReadOnlyStringWrapper besideTitle = new ReadOnlyStringWrapper("");
    private Optional<OpenScene<?>> scene = Optional.empty();

    /** What is to be shown as soon as its lessons are read. */
    private Optional<LessonsSetup> awaited = Optional.empty();

    /** Lessons that are listed when a set-up is opened. */
    public LessonScene(Shell shell) {
        this.shell = shell;
        this.library = new LibraryModel(Platform::runLater, this::refuse);
        this.commands = new LessonCommands(
                lesson, root, this::live, besideTitle.isNotEmpty(), this::openBeside, this::chooseFolder);
        this.home = new HomeView(library, lesson::open, commands.named(LessonCommands.FOLDER));
        root.addEventFilter(KeyEvent.KEY_PRESSED, commands::filter);
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> cardsChanged());
        lesson.cardProperty().addListener(_ -> show());
        lesson.slideProperty().addListener(_ -> show());
        lesson.notesShownProperty().addListener(_ -> notes());
        fillTools();
        show();
    }

    /** One lesson alone, with what the engine says to it. */
    public static LessonScene of(Shell shell, LessonFile lesson, ClaimAnswers answers) {
        LessonScene scene = new LessonScene(shell);
        scene.library.list(lesson, answers);
        return scene;
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
        new ArrayList<>(library.cards()).forEach(lesson::refresh);
        showAwaited();
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
        awaited.filter(setup -> library.isOf(setup.folder())).ifPresent(setup -> {
            awaited = Optional.empty();
            show(setup);
        });
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
        scene.ifPresent(open -> showBeside(open, setup.beside().orElseGet(this::said)));
    }

    private static void showBeside(OpenScene<?> open, SlideSetup setup) {
        if (open.type().kind() == setup.scene() && !open.scene().now().equals(setup)) {
            open.open(setup);
        }
    }

    /** What the slide says beside its text. */
    private SlideSetup said() {
        return lesson.current().scene().orElseThrow().setup();
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
        return new LessonsSetup(folder, card.name(), lesson.slideProperty().get() + 1, beside());
    }

    /** What stands beside the text, where it is not what the slide says. */
    private Optional<SlideSetup> beside() {
        if (scene.isEmpty()) {
            return Optional.empty();
        }
        Setup now = scene.get().scene().now();
        return now instanceof SlideSetup changed && !now.equals(said()) ? Optional.of(changed) : Optional.empty();
    }

    private Optional<LiveScene<?>> live() {
        return scene.map(OpenScene::scene);
    }

    private void fillTools() {
        tools.getStyleClass().add("scene-tools");
        Command list = commands.named(LessonCommands.LIST);
        Button all = new Button(LessonWords.ALL, new FontIcon(Feather.GRID));
        all.setId("all-lessons");
        all.setTooltip(new Tooltip(list.tooltip()));
        all.setOnAction(_ -> list.run());
        ToggleButton notes = new ToggleButton(LessonWords.NOTES);
        notes.setId("toggle-notes");
        notes.setTooltip(new Tooltip(commands.named(LessonCommands.NOTES).tooltip()));
        notes.selectedProperty().bindBidirectional(lesson.notesShownProperty());
        for (ButtonBase button : List.of(all, notes)) {
            button.setMinWidth(Region.USE_PREF_SIZE);
        }
        tools.getChildren().addAll(besideButton(), notes, all);
        tools.visibleProperty().bind(Bindings.isNotNull(lesson.cardProperty()));
    }

    private Button besideButton() {
        Button beside = CommandButton.of(commands.named(LessonCommands.BESIDE), "");
        beside.getStyleClass().remove("tall");
        beside.setGraphic(new FontIcon(Feather.EXTERNAL_LINK));
        beside.textProperty().bind(besideTitle.map(LessonWords::openIn));
        beside.visibleProperty().bind(besideTitle.isNotEmpty());
        beside.managedProperty().bind(beside.visibleProperty());
        return beside;
    }

    private void openBeside() {
        scene.ifPresent(open -> shell.open(open.scene().now()));
    }

    private void show() {
        live().ifPresent(LiveScene::close);
        scene = Optional.empty();
        besideTitle.set("");
        ListedLesson card = lesson.cardProperty().get();
        if (card == null) {
            root.setCenter(home.node());
        } else if (card.isFaulty()) {
            root.setCenter(new FaultView(card, commands.named(LessonCommands.LIST), this::readAgain).node());
        } else {
            showSlide(card);
        }
        notes();
    }

    private void showSlide(ListedLesson card) {
        Slide slide = lesson.current();
        scene = slide.scene().map(said -> shell.scenes().open(said.setup(), SceneForm.SLIDE, shell));
        besideTitle.set(scene.map(open -> open.type().title()).orElse(""));
        SlideFoot foot = new SlideFoot(lesson, commands);
        var examiner = new SlideView.Examiner(library.claims(), library.worker(), Platform::runLater);
        root.setCenter(new SlideView(card, slide, new ProseView(lesson.answersProperty()), scene, examiner, foot.node())
                .node());
        live().filter(LiveScene::takesArrows)
                .ifPresentOrElse(arrows -> arrows.node().requestFocus(), foot::focus);
    }

    private void notes() {
        boolean shown = lesson.notesShownProperty().get() && lesson.lesson() != null;
        root.setBottom(
                shown ? new NotesView(lesson.current().notes(), new ProseView(lesson.answersProperty())).node() : null);
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

    @Override
    public Node node() {
        return root;
    }

    @Override
    public Node tools() {
        return tools;
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
        return !library.busyProperty().get();
    }

    @Override
    public boolean isSettled() {
        return ready() && awaited.isEmpty() && live().map(LiveScene::isSettled).orElse(true);
    }

    @Override
    public void shown() {
        live().ifPresent(LiveScene::shown);
    }

    @Override
    public void left() {
        live().ifPresent(LiveScene::left);
    }

    @Override
    public void close() {
        live().ifPresent(LiveScene::close);
        library.close();
    }
}
