package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.print.LessonPrinter;
import knightschool.ui.prose.DragNumber;
import knightschool.ui.scene.ArrowScene;
import knightschool.ui.scene.LiveScene;

/** What a person can do with lessons, and who gets the arrows: the slides, the scene, or what has the focus. */
final class LessonCommands {
    static final String NEXT = "lesson.next";
    static final String PREVIOUS = "lesson.previous";
    static final String NOTES = "lesson.notes";
    static final String LIST = "lesson.list";
    static final String BESIDE = "lesson.open-beside";
    static final String FIRST = "lesson.first";
    static final String LAST = "lesson.last";
    static final String PRESENT = "lesson.present";
    static final String SPEAKER = "lesson.speaker";
    static final String FOLDER = "lesson.folder";
    static final String NEW = "lesson.new";
    static final String OWN = "lesson.own";
    static final String HANDOUT = "lesson.handout";
    static final String PICTURES = "lesson.pictures";
    static final String STOP_PRINTING = "lesson.print" + Command.STOP;
    static final String RESULTS = "lesson.results";
    static final String FORGET = "lesson.forget";

    private static final Set<KeyCode> TURNING = Set.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.END);

    private final LessonModel lesson;
    private final Node all;
    private final Supplier<Optional<LiveScene<?>>> scene;
    private final LessonPresenter presenter;
    private final List<Command> own;

    /**
     * @param all everything that lies in the lessons
     * @param scene what stands beside the text now
     * @param tab whether the scene beside the text has a tab of its own
     * @param openBeside opens it there
     * @param list what a person can do with the list of lessons
     * @param presenter shows the open lesson to a class
     * @param withLesson does something with the lesson that is open, or is opened for that
     * @param printer prints it into files
     */
    LessonCommands(
            LessonModel lesson,
            Node all,
            Supplier<Optional<LiveScene<?>>> scene,
            ObservableBooleanValue tab,
            Runnable openBeside,
            ListOfLessons list,
            LessonPresenter presenter,
            Consumer<Runnable> withLesson,
            LessonPrinter printer) {
        this.lesson = lesson;
        this.all = all;
        this.scene = scene;
        this.presenter = presenter;
        own = List.of(
                Command.of(NEXT, LessonCommandWords.NEXT, lesson::next, "PageDown", "Right")
                        .when(lesson.openProperty()),
                Command.of(PREVIOUS, LessonCommandWords.PREVIOUS, lesson::previous, "PageUp", "Left")
                        .when(lesson.openProperty()),
                Command.of(FIRST, LessonCommandWords.FIRST, () -> lesson.show(0), "Ctrl+Home", "Home")
                        .when(lesson.openProperty()),
                Command.of(LAST, LessonCommandWords.LAST, () -> lesson.show(lesson.slides() - 1), "Ctrl+End", "End")
                        .when(lesson.openProperty()),
                Command.of(
                        PRESENT,
                        LessonCommandWords.PRESENT,
                        () -> withLesson.accept(presenter::toggleFullScreen),
                        "F5"),
                Command.of(
                        SPEAKER,
                        LessonCommandWords.SPEAKER,
                        () -> withLesson.accept(presenter::showSpeaker),
                        "Shift+F5"),
                Command.of(NOTES, LessonCommandWords.NOTES, this::toggleNotes, "N")
                        .when(lesson.openProperty()
                                .and(presenter.presentingProperty().not())),
                Command.of(BESIDE, LessonCommandWords.BESIDE, openBeside, "Alt+Enter")
                        .when(tab),
                Command.of(STOP_PRINTING, LessonCommandWords.STOP_PRINTING, printer::stop, "Esc")
                        .when(printer.progressProperty()
                                .isNotEmpty()
                                .and(presenter.presentingProperty().not())),
                Command.of(
                                HANDOUT,
                                LessonCommandWords.HANDOUT,
                                () -> printer.saveHandout(lesson.cardProperty().get()),
                                "Ctrl+P")
                        .when(lesson.openProperty()
                                .and(printer.progressProperty().isEmpty())),
                Command.of(
                                PICTURES,
                                LessonCommandWords.PICTURES,
                                () -> printer.savePictures(lesson.cardProperty().get()),
                                "Ctrl+Shift+P")
                        .when(lesson.openProperty()
                                .and(printer.progressProperty().isEmpty())),
                Command.of(LIST, LessonCommandWords.LIST, lesson::close, "Esc")
                        .when(lesson.cardShownProperty()
                                .and(presenter.presentingProperty().not())),
                Command.of(FOLDER, LessonCommandWords.FOLDER, list.chooseFolder(), "Ctrl+O")
                        .when(lesson.cardShownProperty().not()),
                Command.of(NEW, LessonCommandWords.NEW, list.begin(), "Ctrl+N")
                        .when(lesson.cardShownProperty().not()),
                Command.of(OWN, LessonCommandWords.OWN, list.openOwn())
                        .when(lesson.cardShownProperty().not().and(list.elsewhere())),
                Command.of(RESULTS, LessonCommandWords.RESULTS, list.saveResults())
                        .when(lesson.cardShownProperty().not().and(list.begun())),
                Command.of(FORGET, LessonCommandWords.FORGET, list.forget())
                        .when(lesson.cardShownProperty().not().and(list.begun())));
    }

    /**
     * What a person can do with the list of lessons.
     *
     * @param chooseFolder asks for a folder of lessons
     * @param begin asks for a file and begins a lesson in it
     * @param openOwn lists the program's own
     * @param elsewhere whether those of another folder are listed
     * @param saveResults asks for a file and saves what became of the questions
     * @param forget asks, and forgets how far the person has come
     * @param begun whether there is something to forget
     */
    record ListOfLessons(
            Runnable chooseFolder,
            Runnable begin,
            Runnable openOwn,
            ObservableBooleanValue elsewhere,
            Runnable saveResults,
            Runnable forget,
            ObservableBooleanValue begun) {}

    /** Those of the scene beside the text, then those of the lessons. */
    List<Command> all() {
        List<Command> commands = new ArrayList<>();
        scene.get().ifPresent(live -> commands.addAll(live.commands()));
        commands.addAll(presenter.commands());
        own.forEach(command -> commands.add(arrowsBelongToTheScene() ? withoutArrows(command) : command));
        return commands;
    }

    private boolean arrowsBelongToTheScene() {
        return scene.get().filter(ArrowScene::isHolding).isPresent();
    }

    /** A key that means a step of the scene now is not named as one that turns slides, too. */
    private static Command withoutArrows(Command command) {
        return command.withoutKeys(stroke ->
                !stroke.shortcut() && !stroke.alt() && stroke.codes().stream().anyMatch(TURNING::contains));
    }

    /** A command of the lessons. */
    Command named(String id) {
        return Command.named(own, id);
    }

    private void toggleNotes() {
        lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
    }

    /** Keys that turn slides go before whatever has the focus, unless that is a text or the scene. */
    void filter(KeyEvent key) {
        if (lesson.lesson() == null) {
            return;
        }
        if (isPageKey(key) && inText() && !key.isShortcutDown()) {
            // A line of text has no use for these keys, and whoever wrote an answer goes on with them.
            named(key.getCode() == KeyCode.PAGE_DOWN ? NEXT : PREVIOUS).run();
            key.consume();
        } else if (isPageKey(key) || isArrow(key) && arrowsAreFree()) {
            Command.handle(own, key);
            key.consume();
        } else if (isSpaceOfARemote(key)) {
            named(NEXT).run();
            key.consume();
        } else if (isArrow(key) && arrowsAreTheScenes()) {
            scene.get().ifPresent(live -> Command.handle(live.commands(), key));
            key.consume();
        }
    }

    /** Before a class the space bar turns the slide, unless a text or the scene has use for it. */
    private boolean isSpaceOfARemote(KeyEvent key) {
        return key.getCode() == KeyCode.SPACE
                && presenter.presentingProperty().get()
                && !inText()
                && scene.get()
                        .map(live -> !isInside(live.node())
                                && live.commands().stream()
                                        .noneMatch(command ->
                                                command.keys().stream().anyMatch(stroke -> stroke.matches(key))))
                        .orElse(true);
    }

    private static boolean isPageKey(KeyEvent key) {
        return key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean isArrow(KeyEvent key) {
        return TURNING.contains(key.getCode()) && !key.isAltDown() && !isFarKey(key);
    }

    /** The first slide and the last can be gone to from every slide. */
    private static boolean isFarKey(KeyEvent key) {
        return key.isShortcutDown() && (key.getCode() == KeyCode.HOME || key.getCode() == KeyCode.END);
    }

    private boolean arrowsAreFree() {
        return !takesArrows()
                && scene.get()
                        .map(live -> !ArrowScene.isHolding(live) && !isInside(live.node()))
                        .orElse(true);
    }

    private boolean arrowsAreTheScenes() {
        return !takesArrows()
                && scene.get()
                        .map(live -> ArrowScene.isHolding(live) && !isInside(live.node()))
                        .orElse(false);
    }

    /** Whether what has the focus has use for the arrows: a text, or a number that they change. */
    private boolean takesArrows() {
        return inText() || focused() instanceof DragNumber;
    }

    private boolean inText() {
        return focused() instanceof TextInputControl;
    }

    private Node focused() {
        return all.getScene() == null ? null : all.getScene().getFocusOwner();
    }

    private boolean isInside(Node parent) {
        for (Node above = focused(); above != null; above = above.getParent()) {
            if (above == parent) {
                return true;
            }
        }
        return false;
    }
}
