package knightschool.ui.level;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.command.DisplayToggleCommands.Entry;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.picture.PictureImporter;
import knightschool.ui.playback.PlaybackCommands;

/** The commands on a level. */
final class LevelCommands extends AbstractCommandList {
    static final String UNDO = "level.undo";
    static final String REDO = "level.redo";
    static final String FIRST = "level.to-start";
    static final String LAST = "level.to-end";
    static final String RESTART = "level.again";
    static final String NEXT = "level.next";
    static final String PREVIOUS = "level.previous";
    static final String NEXT_SET = "level.next-set";
    static final String PREVIOUS_SET = "level.previous-set";
    static final String SOLVE = "level.solution";
    static final String STOP = "level" + Command.STOP;
    static final String ASK = "level.ask";
    static final String HINT = "level.hint";
    static final String ANOTHER = "level.another";
    static final String TODAY = "level.today";
    static final String LIMIT = "level.limit";
    static final String TOUR_GAME = "level.other-page";
    static final String PICTURE = "level.picture";
    static final String PASTE = "level.paste";
    static final String OPEN_ALL = "level.open-all";
    static final String LOCK_AGAIN = "level.lock-again";
    static final String FORGET = "level.forget";

    private final LevelModel model;
    private final DisplayToggleCommands shows;
    private final PlaybackCommands playback;

    /** The actions of the scene that go beyond the walk. */
    interface Scene {
        /** Creates another level of about the same difficulty. */
        void createSimilarLevel();

        /** Creates the level of the day. */
        void today();

        /** Opens the tour game. */
        void tourGame();

        /** Runs a command about pictures in the tour game, which has boards of any shape. */
        void picture(String command);

        /** Forgets all results, once the user has confirmed it. */
        void forget();
    }

    LevelCommands(
            LevelModel model,
            RemainingHamiltonianPathModel remainingPath,
            LevelSolverStepPlayback solver,
            Scene scene) {
        this.model = model;
        this.shows = new DisplayToggleCommands(
                "level", model, Entry.MOVES, Entry.OPEN_MOVE_COUNTS, Entry.OPEN_MOVES, Entry.DIGITS);
        this.playback = new PlaybackCommands(SOLVE, solver.playback(), solver.shownProperty());
        BooleanBinding own = solver.shownProperty().not();
        all.addAll(List.of(
                Command.of(UNDO, model::undo)
                        .when(own.and(available(model::canUndo)))
                        .orSay(solving(solver, () -> model.noUndo(REDO))),
                Command.of(REDO, model::redo)
                        .when(own.and(available(model::canRedo)))
                        .orSay(solving(solver, () -> "")),
                Command.of(FIRST, model::takeBackAll)
                        .when(own.and(available(model::canTakeBack)))
                        .orSay(solving(solver, () -> model.noUndo(REDO))),
                Command.of(LAST, model::redoAll)
                        .when(own.and(available(() -> model.walk().walk().canRedo())))
                        .orSay(solving(solver, () -> "")),
                Command.of(RESTART, model::restart)
                        .when(own.and(available(
                                () -> model.canTakeBack() || model.walk().walk().canRedo())))
                        .orSay(solving(solver, () -> "")),
                Command.of(ASK, remainingPath::ask)
                        .when(own.and(remainingPath.canAskProperty()))
                        .orSay(solving(solver, this::askUnavailableReason)),
                Command.of(HINT, remainingPath::hint)
                        .when(own.and(available(() -> !model.walk().isFinished() && !model.isTimeOver())))
                        .orSay(solving(solver, this::noHint)),
                Command.of(NEXT, () -> model.playBeside(1)),
                Command.of(PREVIOUS, () -> model.playBeside(-1)),
                Command.of(NEXT_SET, () -> showSet(1)),
                Command.of(PREVIOUS_SET, () -> showSet(-1))));
        solver(solver);
        all.addAll(List.of(
                Command.of(ANOTHER, scene::createSimilarLevel),
                Command.of(TODAY, scene::today),
                Command.of(LIMIT, this::toggleLimit),
                Command.of(TOUR_GAME, scene::tourGame),
                Command.of(PICTURE, () -> scene.picture(PictureImporter.OPEN)),
                Command.of(PASTE, () -> scene.picture(PictureImporter.PASTE))));
        all.addAll(shows.all());
        open();
        all.add(Command.of(FORGET, scene::forget)
                .when(() -> !model.progress().results().isEmpty(), model.progressProperty()));
    }

    /** Returns a note that a solver is shown, if one is, and otherwise the other text. */
    private static Supplier<String> solving(LevelSolverStepPlayback solver, Supplier<String> other) {
        return () -> solver.shownProperty().get() ? LevelWords.SOLVING : other.get();
    }

    private String askUnavailableReason() {
        return model.walk().isFinished() ? LevelWords.ALL_VISITED : MovableKnightBoardWords.ANSWERED;
    }

    private String noHint() {
        return model.walk().isFinished() ? LevelWords.ALL_VISITED : LevelWords.timeOver(model.limit());
    }

    private void open() {
        all.addAll(List.of(
                Command.of(OPEN_ALL, () -> {
                            model.levels().allOpenProperty().set(true);
                            model.say(LevelWords.ALL_OPEN);
                        })
                        .when(model.levels().allOpenProperty().not()),
                Command.of(LOCK_AGAIN, () -> model.levels().allOpenProperty().set(false))
                        .when(model.levels().allOpenProperty())));
    }

    private void solver(LevelSolverStepPlayback solver) {
        BooleanBinding solutionShown = solver.shownProperty();
        all.addAll(List.of(
                Command.of(SOLVE, solver::beginOrStop),
                Command.of(STOP, solver::stop).when(solutionShown)));
        all.addAll(playback.all());
    }

    private void toggleLimit() {
        model.limitedProperty().set(!model.limitedProperty().get());
    }

    private void showSet(int by) {
        model.levels().showSet(model.levels().setProperty().get() + by);
    }

    private BooleanBinding available(BooleanSupplier holds) {
        return Bindings.createBooleanBinding(
                holds::getAsBoolean,
                model.walkProperty(),
                model.progressProperty(),
                model.levels().allOpenProperty(),
                model.turnsProperty());
    }

    PlaybackCommands playback() {
        return playback;
    }

    DisplayToggleCommands shows() {
        return shows;
    }
}
