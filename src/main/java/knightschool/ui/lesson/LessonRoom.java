package knightschool.ui.lesson;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.stage.DirectoryChooser;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.LessonFile;
import knightschool.lesson.Slide;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The room of the lessons: the list, a slide, or what is wrong with a lesson. */
public final class LessonRoom implements SceneRoom {
    private final LibraryModel library;
    private final LessonModel lesson = new LessonModel();
    private final LiveScenes scenes;
    private final HomeView home;
    private final LessonKeys keys;
    private final BorderPane root = new BorderPane();
    private final HBox tools = new HBox();
    private Optional<LiveScene> scene = Optional.empty();

    /**
     * A room with one lesson in its list.
     *
     * @param lesson a lesson without a fault
     * @param answers what the engine says to it
     */
    public static LessonRoom of(Shell shell, LessonFile lesson, ClaimAnswers answers) {
        return new LessonRoom(shell, library -> library.list(lesson, answers));
    }

    /** @param shell the window around it */
    public LessonRoom(Shell shell) {
        this(shell, LibraryModel::openOwn);
    }

    private LessonRoom(Shell shell, Consumer<LibraryModel> first) {
        this.scenes = new LiveScenes(shell);
        this.library = new LibraryModel(Platform::runLater, shell.messages()::show);
        this.home = new HomeView(library, lesson::open, this::chooseFolder);
        this.keys = new LessonKeys(lesson, root, () -> scene, this::chooseFolder);
        root.addEventFilter(KeyEvent.KEY_PRESSED, keys::filter);
        library.cards().addListener((ListChangeListener<LessonCard>)
                _ -> new ArrayList<>(library.cards()).forEach(lesson::refresh));
        lesson.cardProperty().addListener(_ -> show());
        lesson.slideProperty().addListener(_ -> show());
        lesson.notesShownProperty().addListener(_ -> notes());
        fillTools();
        show();
        first.accept(library);
    }

    private void fillTools() {
        tools.getStyleClass().add("scene-tools");
        Button all = new Button("All lessons", new FontIcon(Feather.GRID));
        all.setId("all-lessons");
        all.setTooltip(new Tooltip("Back to the list of lessons (Escape)"));
        all.setOnAction(_ -> lesson.close());
        ToggleButton notes = new ToggleButton("Notes");
        notes.setId("toggle-notes");
        notes.setTooltip(new Tooltip("What the speaker reads (N)"));
        notes.selectedProperty().bindBidirectional(lesson.notesShownProperty());
        tools.getChildren().addAll(notes, all);
        tools.visibleProperty().bind(Bindings.isNotNull(lesson.cardProperty()));
    }

    private void show() {
        scene.ifPresent(LiveScene::close);
        scene = Optional.empty();
        LessonCard card = lesson.cardProperty().get();
        if (card == null) {
            root.setCenter(home.node());
        } else if (card.isFaulty()) {
            root.setCenter(new FaultView(card, lesson::close, this::readAgain).node());
        } else {
            showSlide(card);
        }
        notes();
    }

    private void showSlide(LessonCard card) {
        Slide slide = lesson.current();
        scene = slide.scene().map(s -> scenes.make(s.setup()));
        SlideFoot foot = new SlideFoot(lesson);
        var examiner = new SlideView.Examiner(library.claims(), library.worker(), Platform::runLater);
        root.setCenter(new SlideView(card, slide, new ProseView(lesson.answersProperty()), scene, examiner, foot.node())
                .node());
        scene.filter(LiveScene::takesArrows).ifPresentOrElse(s -> s.node().requestFocus(), foot::focus);
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
        chooser.setTitle("Open a folder with lessons");
        File folder = chooser.showDialog(root.getScene().getWindow());
        if (folder != null) {
            library.openFolder(folder.toPath());
        }
    }

    @Override
    public boolean handle(KeyEvent key) {
        return keys.handle(key);
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
    public List<KeyHelp> keys() {
        return keys.help();
    }

    /** Opens a folder of lessons, as a person would. */
    public void openFolder(java.nio.file.Path folder) {
        library.openFolder(folder);
    }

    /** Opens a slide of a lesson, both counted from 0. */
    public void openAt(int number, int slide) {
        lesson.open(library.cards().get(number));
        lesson.show(slide);
    }

    /** Whether every lesson of the list has been read and checked. */
    boolean ready() {
        return !library.busyProperty().get();
    }

    @Override
    public boolean isSettled() {
        return ready() && scene.map(LiveScene::isSettled).orElse(true);
    }

    @Override
    public void left() {
        scene.ifPresent(LiveScene::left);
    }

    @Override
    public void close() {
        scene.ifPresent(LiveScene::close);
        library.close();
    }
}
