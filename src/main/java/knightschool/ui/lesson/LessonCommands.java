package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.ui.command.Command;
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
    private final LessonPresenter presenter;
    private final List<Command> own;

    /**
     * @param scene what stands beside the text now
     * @param presenter shows the open lesson to a class
     * @param others those of slides, of printing and of the list of lessons
     */
    LessonCommands(
            LessonModel lesson,
            Supplier<Optional<LiveScene<?>>> scene,
            LessonPresenter presenter,
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

    private boolean arrowsBelongToTheScene() {
        return scene.get().filter(ArrowKeyScene::isHolding).isPresent();
    }

    /** A key that means a step of the scene now is not named as one that turns slides, too. */
    private static Command withoutArrows(Command command) {
        return command.withoutKeys(SlideKeys::isTurning);
    }

    /** A command of the lessons. */
    Command named(String id) {
        return Command.named(own, id);
    }

    /** Those of the lessons alone. */
    List<Command> own() {
        return own;
    }
}
