package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.library.LibraryModel;
import knightschool.ui.lesson.print.LessonPrinter;
import knightschool.ui.lesson.quiz.QuizSceneBinding;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.LiveScene;

/** What a person can do with lessons, with the scene beside the text, and before a class. */
final class LessonCommands {
    static final String NEXT = "lesson.next";
    static final String PREVIOUS = "lesson.previous";
    static final String NOTES = "lesson.notes";
    static final String LIST = "lesson.list";
    static final String BESIDE = "lesson.open-beside";
    static final String UNDO = "lesson.undo";
    static final String REDO = "lesson.redo";
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

    private final Supplier<Optional<LiveScene<?>>> scene;
    private final PresentationController presenter;
    private final List<Command> own;

    /**
     * @param scene what stands beside the text now
     * @param presenter shows the open lesson to a class
     * @param others those of slides, of printing and of the list of lessons
     */
    LessonCommands(
            LessonModel lesson,
            Supplier<Optional<LiveScene<?>>> scene,
            PresentationController presenter,
            Stream<List<Command>> others) {
        this.scene = scene;
        this.presenter = presenter;
        Command list = Command.of(LIST, lesson::close)
                .when(lesson.cardShownProperty()
                        .and(presenter.presentingProperty().not()));
        own = Stream.concat(others.flatMap(List::stream), Stream.of(list)).toList();
    }

    /** Those of the scene beside the text, then those of the lessons. */
    List<Command> all() {
        List<Command> commands = new ArrayList<>();
        scene.get().ifPresent(live -> commands.addAll(live.commands()));
        commands.addAll(presenter.commands());
        own.forEach(command -> commands.add(arrowsBelongToTheScene() ? withoutArrows(command) : command));
        return commands;
    }

    /**
     * What is done on the slide itself: in the scene beside the text, and with what is picked there.
     *
     * @param picks whether something is to be picked
     */
    List<Command> onSlide(boolean picks) {
        List<Command> commands = new ArrayList<>();
        scene.get().ifPresent(live -> commands.addAll(live.commands()));
        if (picks) {
            commands.add(named(UNDO));
            commands.add(named(REDO));
        }
        return commands;
    }

    /** As {@link #named}, with the keys that it has on the slide on screen. */
    Command onScreen(String id) {
        return arrowsBelongToTheScene() ? withoutArrows(named(id)) : named(id);
    }

    private boolean arrowsBelongToTheScene() {
        return scene.get().filter(ArrowKeyScene::isHolding).isPresent();
    }

    /** A key that means a step of the scene now is not named as one that turns slides, too. */
    private static Command withoutArrows(Command command) {
        return command.withoutKeys(SlideKeyRouting::isTurning);
    }

    /** A command of the lessons. */
    Command named(String id) {
        return Command.named(own, id);
    }

    /** Those of the lessons alone. */
    List<Command> own() {
        return own;
    }

    /**
     * What a person can do with the slides of a lesson.
     *
     * @param presenter shows the open lesson to a class
     * @param tab whether the scene beside the text has a tab of its own
     * @param openBeside opens it there
     * @param withLesson does something with the lesson that is open, or is opened for that
     */
    static List<Command> ofSlides(
            LessonModel lesson,
            PresentationController presenter,
            ObservableBooleanValue tab,
            Runnable openBeside,
            Consumer<Runnable> withLesson) {
        return List.of(
                Command.of(NEXT, lesson::next).when(lesson.openProperty()),
                Command.of(PREVIOUS, lesson::previous).when(lesson.openProperty()),
                Command.of(FIRST, () -> lesson.show(0)).when(lesson.openProperty()),
                Command.of(LAST, () -> lesson.show(lesson.slides() - 1)).when(lesson.openProperty()),
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
     * What a person can do with what is picked beside the text for a question.
     *
     * @param picks what is picked beside the slide on screen; empty where nothing is to be
     */
    static List<Command> ofPicks(LessonModel lesson, Supplier<Optional<QuizSceneBinding>> picks) {
        return List.of(
                Command.of(UNDO, () -> picks.get().ifPresent(QuizSceneBinding::undo))
                        .when(lesson.undoableProperty()),
                Command.of(REDO, () -> picks.get().ifPresent(QuizSceneBinding::redo))
                        .when(lesson.redoableProperty()));
    }

    /**
     * What a person can do to have a lesson on paper or as pictures.
     *
     * @param printer prints the lesson that is open into files
     * @param withLesson does something with the lesson that is open, or is opened for that
     */
    static List<Command> ofPrinting(
            LessonModel lesson,
            PresentationController presenter,
            LessonPrinter printer,
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
     * What a person can do with the list of lessons.
     *
     * @param begun asks for a file and begins a lesson in it
     * @param chooseFolder asks for a folder of lessons
     */
    static List<Command> ofCourse(
            LessonModel lesson,
            LibraryModel library,
            CourseProgressKeeper records,
            LessonCreator begun,
            Runnable chooseFolder) {
        return List.of(
                Command.of(FOLDER, chooseFolder).when(lesson.cardShownProperty().not()),
                Command.of(NEW, begun::ask).when(lesson.cardShownProperty().not()),
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
