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
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.stage.DirectoryChooser;
import knightschool.lesson.Answers;
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
    private final BorderPane root = new BorderPane();
    private final HBox tools = new HBox();
    private Optional<LiveScene> scene = Optional.empty();

    /**
     * A room with one lesson in its list.
     *
     * @param lesson a lesson without a fault
     * @param answers what the engine says to it
     */
    public static LessonRoom of(Shell shell, LessonFile lesson, Answers answers) {
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
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
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
        root.setCenter(
                new SlideView(card, slide, new Prose(lesson.answersProperty()), scene, examiner, foot.node()).node());
        scene.filter(LiveScene::takesArrows).ifPresentOrElse(s -> s.node().requestFocus(), foot::focus);
    }

    private void notes() {
        boolean shown = lesson.notesShownProperty().get() && lesson.lesson() != null;
        root.setBottom(
                shown ? new NotesView(lesson.current().notes(), new Prose(lesson.answersProperty())).node() : null);
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

    /** Keys that turn slides go before whatever has the focus, unless that is a text or the live scene. */
    private void filter(KeyEvent key) {
        if (lesson.lesson() == null) {
            return;
        }
        if (isPageKey(key) || isArrow(key) && arrowsAreFree()) {
            turn(key);
            key.consume();
        } else if (isArrow(key) && arrowsAreTheScenes()) {
            scene.ifPresent(s -> s.handle(key));
            key.consume();
        }
    }

    private static boolean isPageKey(KeyEvent key) {
        return key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean isArrow(KeyEvent key) {
        return key.getCode() == KeyCode.LEFT || key.getCode() == KeyCode.RIGHT;
    }

    private boolean arrowsAreFree() {
        return scene.map(s -> !s.takesArrows() && !isInside(focused(), s.node()))
                        .orElse(true)
                && !(focused() instanceof TextInputControl);
    }

    private boolean arrowsAreTheScenes() {
        return scene.map(s -> s.takesArrows() && !isInside(focused(), s.node())).orElse(false)
                && !(focused() instanceof TextInputControl);
    }

    private Node focused() {
        return root.getScene() == null ? null : root.getScene().getFocusOwner();
    }

    private static boolean isInside(Node node, Node parent) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == parent) {
                return true;
            }
        }
        return false;
    }

    private void turn(KeyEvent key) {
        if (key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.RIGHT) {
            lesson.next();
        } else {
            lesson.previous();
        }
    }

    @Override
    public boolean handle(KeyEvent key) {
        if (lesson.cardProperty().get() == null) {
            return handleAtHome(key);
        }
        if (key.getCode() == KeyCode.ESCAPE) {
            lesson.close();
            return true;
        }
        if (lesson.lesson() == null || key.getTarget() instanceof TextInputControl) {
            return false;
        }
        return handleOnSlide(key);
    }

    private boolean handleAtHome(KeyEvent key) {
        if (key.isShortcutDown() && key.getCode() == KeyCode.O) {
            chooseFolder();
            return true;
        }
        return false;
    }

    private boolean handleOnSlide(KeyEvent key) {
        if (isPageKey(key) || isArrow(key) && arrowsAreFree()) {
            turn(key);
            return true;
        }
        if (key.getCode() == KeyCode.N && !key.isShortcutDown()) {
            lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
            return true;
        }
        return scene.map(s -> s.handle(key)).orElse(false);
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
        List<KeyHelp> keys = new ArrayList<>(List.of(
                new KeyHelp("Page Down, Page Up", "the next slide, the slide before"),
                new KeyHelp("Right, Left", "the same, where the scene has no use for them"),
                new KeyHelp("N", "the speaker's notes"),
                new KeyHelp("Escape", "all lessons"),
                new KeyHelp("Ctrl + O", "in the list: a folder of your own")));
        scene.ifPresent(s -> keys.addAll(s.keys()));
        return keys;
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
