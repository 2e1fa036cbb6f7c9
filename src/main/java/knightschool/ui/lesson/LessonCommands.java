package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.BesideSlideRefusal;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.print.LessonExporter;
import knightschool.ui.lesson.quiz.SlideQuestions;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.UndoableScene;

/** The commands on lessons, on the scene beside the text, and for presenting. */
final class LessonCommands {
    static final String NEXT = "lesson.next";
    static final String PREVIOUS = "lesson.previous";
    static final String NOTES = "lesson.notes";
    static final String LIST = "lesson.list";
    static final String BESIDE = "lesson.open-beside";
    static final String UNDO = "lesson.undo";
    static final String REDO = "lesson.redo";
    static final String HINT = "lesson.hint";
    static final String CHECK = "lesson.check";
    static final String AGAIN = "lesson.again";
    static final String FIRST = "lesson.first";
    static final String LAST = "lesson.last";
    static final String PRESENT = "lesson.present";
    static final String SPEAKER = "lesson.speaker";
    static final String FOLDER = "lesson.open";
    static final String NEW = "lesson.new";
    static final String OWN = "lesson.own";
    static final String HANDOUT = "lesson.handout";
    static final String PICTURES = "lesson.pictures";
    static final String STOP_PRINTING = "lesson.print" + Command.STOP;
    static final String RESULTS = "lesson.results";
    static final String FORGET = "lesson.forget";

    /** The suffix of the ids of commands that start something again. */
    private static final String STARTING_AGAIN = ".again";

    private final Supplier<Optional<SetupDrivenScene<?>>> scene;
    private final PresentationController presenter;
    private final List<Command> own;

    /**
     * @param scene supplies the scene beside the text
     * @param presenter presents the open lesson to a class
     * @param otherCommands the commands on slides, on printing and on the list of lessons
     */
    LessonCommands(
            LessonModel lesson,
            Supplier<Optional<SetupDrivenScene<?>>> scene,
            PresentationController presenter,
            Stream<List<Command>> otherCommands) {
        this.scene = scene;
        this.presenter = presenter;
        Command list = Command.of(LIST, lesson::close)
                .when(lesson.cardShownProperty()
                        .and(presenter.presentingProperty().not()));
        own = Stream.concat(otherCommands.flatMap(List::stream), Stream.of(list))
                .toList();
    }

    /** Returns the commands of the scene beside the text, followed by those of the lessons. */
    List<Command> all() {
        List<Command> commands = ofScene();
        commands.addAll(presenter.commands());
        own.forEach(command -> commands.add(withKeysNow(command)));
        return commands;
    }

    /**
     * Returns a command of the lessons with the keys that it has now. On a slide the key that opens a folder belongs to
     * the scene or the window, which open files by it, and the key that starts again to the scene, unless a question
     * asks for a game.
     */
    private Command withKeysNow(Command command) {
        boolean isOfList = command.id().equals(FOLDER);
        boolean isOfScene = command.id().equals(AGAIN) && scene.get().isPresent();
        if ((isOfList || isOfScene) && !command.available().get()) {
            return command.withoutKeys(_ -> true);
        }
        return arrowsBelongToTheScene() ? withoutArrows(command) : command;
    }

    /**
     * Returns the commands that the scene has in its own tab but not beside a text. They are known from the table of
     * commands, so that none of their keys is mute; empty for a scene without a tab.
     */
    List<Command> absent() {
        if (!named(BESIDE).available().get()) {
            return List.of();
        }
        Set<String> offered = all().stream().map(Command::id).collect(Collectors.toSet());
        return scene.get().stream()
                .flatMap(live -> CommandDefinitions.of(live.now().scene().word()).stream())
                .filter(entry -> !offered.contains(entry.id()) && !Command.isUndoOrRedo(entry.id()))
                .map(entry ->
                        onSlide(Command.absent(entry, BesideSlideRefusal.of(LessonWords.notOnSlide(entry.name())))))
                .toList();
    }

    /**
     * Returns the commands of the scene. A hint to the question on the slide takes precedence over a hint of the
     * scene's game, and the game that a question asks for is started again by the slide alone. If the undo of the slide
     * includes the acts in the scene, the scene's own undo keeps only the keys that the slide does not use, and is left
     * out if there are none.
     */
    private List<Command> ofScene() {
        List<Command> commands = new ArrayList<>();
        scene.get()
                .ifPresent(live -> live.commands().stream()
                        .map(this::onSlide)
                        .filter(command ->
                                !command.isUndoOrRedo() || !command.keys().isEmpty())
                        .filter(command ->
                                !named(AGAIN).available().get() || !command.id().endsWith(STARTING_AGAIN))
                        .forEach(commands::add));
        return commands;
    }

    private Command onSlide(Command command) {
        Command own = isHinting() ? command.withoutKeys(named(HINT).keys()::contains) : command;
        if (command.isUndoOrRedo() && isUndoable(scene.get())) {
            own = own.withoutKeys(named(UNDO).keys()::contains)
                    .withoutKeys(named(REDO).keys()::contains);
        }
        return presenter.presentingProperty().get() ? own.whilePresenting() : own;
    }

    /** Returns whether undo and redo of the slide include what is done in a scene. */
    static boolean isUndoable(Optional<SetupDrivenScene<?>> scene) {
        return scene.flatMap(live -> live.offer(UndoableScene.class)).isPresent();
    }

    private boolean isHinting() {
        return named(HINT).available().get();
    }

    /**
     * Returns the commands on the slide itself: those of the scene, on its questions, and undo and redo.
     *
     * @param isUndoable whether anything that is done on the slide can be undone
     */
    List<Command> onSlide(boolean isUndoable) {
        List<Command> commands = ofScene();
        Stream.of(HINT, CHECK, AGAIN)
                .map(this::named)
                .filter(command -> command.available().get())
                .forEach(commands::add);
        if (isUndoable) {
            commands.add(named(UNDO));
            commands.add(named(REDO));
        }
        return commands;
    }

    /** Returns a command like {@link #named}, with the keys that it has on the current slide. */
    Command onScreen(String id) {
        return arrowsBelongToTheScene() ? withoutArrows(named(id)) : named(id);
    }

    private boolean arrowsBelongToTheScene() {
        return scene.get().filter(ArrowKeyScene::isHolding).isPresent();
    }

    /**
     * Returns a command without the arrow keys if these act on the scene, so that they are not shown as turning slides
     * too.
     */
    private static Command withoutArrows(Command command) {
        return command.withoutKeys(SlideKeyRouter::isTurning);
    }

    Command named(String id) {
        return Command.named(own, id);
    }

    /** Returns the commands of the lessons alone. */
    List<Command> own() {
        return own;
    }

    /**
     * Returns the commands that turn the slides of a lesson. Their keys say so at its ends.
     *
     * @param atEnd supplies the sentence for the last slide
     */
    static List<Command> ofTurning(LessonModel lesson, Supplier<String> atEnd) {
        BooleanBinding back = lesson.openProperty().and(lesson.slideProperty().greaterThan(0));
        BooleanBinding on = lesson.openProperty().and(lesson.lastProperty().not());
        Supplier<String> first = () -> lesson.lesson() == null ? "" : LessonWords.FIRST_SLIDE;
        Supplier<String> last = () -> lesson.lesson() == null ? "" : atEnd.get();
        return List.of(
                Command.of(NEXT, lesson::next).when(on).orSay(last),
                Command.of(PREVIOUS, lesson::previous).when(back).orSay(first),
                Command.of(FIRST, () -> lesson.show(0)).when(back).orSay(first),
                Command.of(LAST, () -> lesson.show(lesson.slides() - 1))
                        .when(on)
                        .orSay(last));
    }

    /**
     * Returns the other commands on the slides of a lesson.
     *
     * @param presenter presents the open lesson to a class
     * @param tab whether the scene beside the text can have a tab of its own
     * @param openBeside opens it there
     * @param withLesson runs an action with the open lesson, or with one that is opened for it
     */
    static List<Command> ofSlides(
            LessonModel lesson,
            PresentationController presenter,
            ObservableBooleanValue tab,
            Runnable openBeside,
            Consumer<Runnable> withLesson) {
        return List.of(
                Command.of(PRESENT, () -> withLesson.accept(presenter::toggleFullScreen)),
                Command.of(SPEAKER, () -> withLesson.accept(presenter::showSpeaker)),
                Command.of(NOTES, () -> toggleNotes(lesson))
                        .when(lesson.openProperty()
                                .and(presenter.presentingProperty().not()))
                        .orSay(() -> presenter.presentingProperty().get() ? LessonWords.NOTES_OF_SPEAKER : ""),
                Command.of(BESIDE, openBeside).when(tab));
    }

    private static void toggleNotes(LessonModel lesson) {
        lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
    }

    /**
     * Returns the commands that undo and redo what is done on a slide.
     *
     * @param history supplies the history of the current slide
     */
    static List<Command> ofHistory(LessonModel lesson, Supplier<CompositeUndoHistory> history) {
        return List.of(
                Command.of(UNDO, () -> history.get().undo())
                        .when(lesson.undoableProperty())
                        .orSay(() -> history.get().undoRefusal()),
                Command.of(REDO, () -> history.get().redo())
                        .when(lesson.redoableProperty())
                        .orSay(() -> history.get().redoRefusal()));
    }

    /**
     * Returns the commands on the questions of a slide.
     *
     * @param questions supplies those of the current slide, if there is one
     * @param reason supplies the reason why there is no other hint
     */
    static List<Command> ofQuestions(
            LessonModel lesson, Supplier<Optional<SlideQuestions>> questions, Supplier<String> reason) {
        return List.of(
                Command.of(HINT, () -> questions.get().ifPresent(SlideQuestions::giveNext))
                        .when(lesson.hintingProperty())
                        .orSay(reason),
                Command.of(CHECK, () -> questions.get().ifPresent(SlideQuestions::check))
                        .when(lesson.checkableProperty()),
                Command.of(AGAIN, () -> questions.get().ifPresent(SlideQuestions::startAgain))
                        .when(lesson.restartableProperty()));
    }

    /**
     * Returns the commands that save a lesson as a handout or as pictures.
     *
     * @param printer saves the open lesson
     * @param withLesson runs an action with the open lesson, or with one that is opened for it
     */
    static List<Command> ofPrinting(
            LessonModel lesson,
            PresentationController presenter,
            LessonExporter printer,
            Consumer<Runnable> withLesson) {
        return List.of(
                Command.of(STOP_PRINTING, printer::stop)
                        .when(printer.progressProperty()
                                .isNotEmpty()
                                .and(presenter.presentingProperty().not())),
                Command.of(
                                HANDOUT,
                                () -> withLesson.accept(() -> printer.saveHandout(
                                        lesson.cardProperty().get())))
                        .when(printer.progressProperty().isEmpty()),
                Command.of(
                                PICTURES,
                                () -> withLesson.accept(() -> printer.savePictures(
                                        lesson.cardProperty().get())))
                        .when(printer.progressProperty().isEmpty()));
    }

    /**
     * Returns the commands on the list of lessons.
     *
     * @param creator asks for a file and creates a lesson in it
     * @param chooseFolder asks for a folder of lessons
     */
    static List<Command> ofCourse(
            LessonModel lesson,
            LessonLibraryModel library,
            CourseProgressKeeper records,
            LessonCreator creator,
            Runnable chooseFolder) {
        return List.of(
                Command.of(FOLDER, chooseFolder).when(lesson.cardShownProperty().not()),
                Command.of(NEW, creator::ask).when(lesson.cardShownProperty().not()),
                Command.of(OWN, library::openOwn)
                        .when(lesson.cardShownProperty()
                                .not()
                                .and(library.placeProperty().isNotEmpty())),
                Command.of(RESULTS, records::saveResults)
                        .when(lesson.cardShownProperty().not().and(records.begun())),
                Command.of(FORGET, records::forget)
                        .when(lesson.cardShownProperty().not().and(records.begun())));
    }
}
