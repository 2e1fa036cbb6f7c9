package knightschool.ui.play;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.play.Game;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.command.DisplayToggleCommands.Entry;
import knightschool.ui.hint.HintWords;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.playback.PlaybackCommands;

/**
 * The commands of the tour game, with the reasons why one is not available: undo, hints, the question whether the game
 * can still be won, the solution, and new games.
 */
final class PlayCommands extends AbstractCommandList {
    static final String UNDO = "play.undo";
    static final String REDO = "play.redo";
    static final String FIRST = "play.to-start";
    static final String LAST = "play.to-end";
    static final String WINNABLE = "play.last-winnable";
    static final String ASK = "play.ask";
    static final String COMPLETION = "play.solution";
    static final String HINT = "play.hint";
    static final String SOUND = "play.sound";
    static final String CLOSED = "play.closed";
    static final String STOP = "play" + Command.STOP;
    static final String COMPARE = "play.compare";
    static final String SAVE = "play.save";
    static final String LEVELS = "play.other-page";
    static final String SAME = "play.again";
    static final String HOLES = "play.new-holes";
    static final String RANDOM = "play.another";

    /** The usual board with holes: 7 × 7 around one hole. It has both open and closed tours. */
    private static final Board RING = BoardText.parse("""
            .......
            .......
            .......
            ...#...
            .......
            .......
            .......
            """);

    private final PlayModel model;
    private final WinnabilityModel answers;
    private final BooleanProperty sound;
    private final DisplayToggleCommands shows;
    private final PlaybackCommands playback;
    private final List<Command> games;
    private final boolean hasOtherBoards;

    /** The actions of the scene that go beyond the game. */
    interface Scene {
        /** Opens the comparison from this start. */
        void compare();

        /** Saves the tour, after asking for a file. */
        void saveTour();

        /** Opens the levels. */
        void levels();

        /** Begins a game on a random board. */
        void playRandom();

        /** Moves the keyboard focus to the board of a new game, unless the game is beside a slide. */
        void focusNewGame();

        /** Returns whether games on other boards can be begun here; the words of a slide are about its own board. */
        boolean hasOtherBoards();
    }

    PlayCommands(
            PlayModel model, WinnabilityModel answers, RequestedHintsModel hints, BooleanProperty sound, Scene scene) {
        this.model = model;
        this.hasOtherBoards = scene.hasOtherBoards();
        this.answers = answers;
        this.sound = sound;
        this.shows = new DisplayToggleCommands(
                "play",
                model,
                Entry.MOVES,
                Entry.OPEN_MOVE_COUNTS,
                Entry.OPEN_MOVES,
                new Entry(DisplayOption.COLOURS, "facts"),
                new Entry(DisplayOption.REASONS, "why"),
                Entry.DIGITS);
        CompletionPlayback demonstration = answers.demonstration();
        playback = new PlaybackCommands(COMPLETION, demonstration.playback(), demonstration.shownProperty());
        games = games(model, scene);
        all.addAll(List.of(
                own(UNDO, model::undo, available(model::canUndo), () -> model.noUndo(REDO)),
                own(REDO, model::redo, available(model::canRedo), () -> ""),
                own(FIRST, model::takeBackAll, available(model::canTakeBack), () -> model.noUndo(REDO)),
                own(LAST, () -> model.jump(Integer.MAX_VALUE), game(Game::canRedo), () -> ""),
                Command.of(WINNABLE, answers::toLastWinnable)
                        .when(answers.knownLostProperty())
                        .orSay(this::noWinnable),
                Command.of(ASK, answers::ask).when(answers.canAskProperty()).orSay(this::notAsked),
                Command.of(COMPLETION, answers::toggleCompletion)
                        .when(answers.completionKnownProperty())
                        .orSay(this::noCompletion),
                Command.of(HINT, () -> hint(hints))
                        .when(hints.canAskProperty()
                                .and(hints.sequence().hasNextProperty())
                                .or(answers.lostProperty()))
                        .orSay(this::noHint)));
        all.addAll(playback.all());
        all.addAll(shows.all());
        all.addAll(List.of(
                Command.of(SOUND, () -> sound.set(!sound.get())),
                Command.of(CLOSED, () -> model.setClosed(!model.game().goal().isClosed())),
                Command.of(LEVELS, scene::levels),
                Command.of(COMPARE, scene::compare),
                Command.of(SAVE, scene::saveTour).when(game(game -> game.length() > 1)),
                Command.of(STOP, answers::stop).when(answers.lookingProperty().or(demonstration.shownProperty()))));
        all.addAll(games);
    }

    /**
     * Returns a command on the player's own moves, which wait while a solution is shown.
     *
     * @param refusal supplies why it is not possible otherwise; empty for the usual reason
     */
    private Command own(String id, Runnable action, ObservableBooleanValue possible, Supplier<String> refusal) {
        BooleanBinding shown = answers.demonstration().shownProperty();
        return Command.of(id, action)
                .when(Bindings.and(possible, shown.not()))
                .orSay(() -> shown.get() ? demonstrated() : refusal.get());
    }

    /** Returns the reason why the knight waits while a solution is shown. Beside a slide one button alone hides it. */
    String demonstrated() {
        return PlayWords.demonstrated(hasOtherBoards ? PlayWords.STOP : PlayWords.HIDE_COMPLETION);
    }

    private static List<Command> games(PlayModel model, Scene scene) {
        Command same = begins(SAME, model::restart, scene);
        return scene.hasOtherBoards()
                ? List.of(
                        same,
                        begins("play.new-5x5", () -> model.begin(Board.full(5, 5)), scene),
                        begins("play.new-6x6", () -> model.begin(Board.full(6, 6)), scene),
                        begins("play.new-8x8", () -> model.begin(Board.full(8, 8)), scene),
                        begins("play.new-3x10", () -> model.begin(Board.full(3, 10)), scene),
                        begins(HOLES, () -> model.begin(RING), scene),
                        begins(RANDOM, scene::playRandom, scene))
                : List.of(same);
    }

    /** A command that begins a game, in which the next key sets the knight wherever the keys went before. */
    private static Command begins(String id, Runnable game, Scene scene) {
        return Command.of(id, () -> {
            game.run();
            scene.focusNewGame();
        });
    }

    /** Gives the next hint. In a game known to be lost no hint helps, and a message tells what does. */
    private void hint(RequestedHintsModel hints) {
        if (answers.lostProperty().get()) {
            model.say(PlayWords.lost(
                    answers.answerProperty().get(), named(WINNABLE).keyText()));
        } else {
            hints.sequence().giveNext();
        }
    }

    private ObservableBooleanValue available(BooleanSupplier holds) {
        return Bindings.createBooleanBinding(
                holds::getAsBoolean,
                model.gameProperty(),
                model.setupProperty(),
                model.keptProperty(),
                model.turnsProperty());
    }

    private ObservableBooleanValue game(Predicate<Game> condition) {
        return Bindings.createBooleanBinding(() -> condition.test(model.game()), model.gameProperty());
    }

    BooleanProperty soundProperty() {
        return sound;
    }

    /** Returns the commands that begin a game. */
    List<Command> games() {
        return games;
    }

    /** Returns the commands that play a solution. */
    PlaybackCommands playback() {
        return playback;
    }

    /** Returns the commands that show or hide something on the board. */
    DisplayToggleCommands shows() {
        return shows;
    }

    /** Returns the reason why the user cannot ask whether the game can still be won. */
    private String notAsked() {
        if (isNeverTold()) {
            return PlayWords.NEVER_TOLD;
        }
        return model.game().isBegun() ? unknown(MovableKnightBoardWords.ANSWERED) : MovableKnightBoardWords.NO_KNIGHT;
    }

    /** Returns the reason why no completion can be shown. */
    private String noCompletion() {
        if (model.game().isFinished()) {
            return PlayWords.AT_THE_END;
        }
        return isNeverTold() ? PlayWords.NEVER_TOLD : unknown(PlayWords.NO_WAY_ON);
    }

    /** Returns the reason why there is no position to go back to. */
    private String noWinnable() {
        if (isNeverTold()) {
            return PlayWords.NEVER_TOLD;
        }
        return unknown(answers.lostProperty().get() ? PlayWords.NO_PLACE_KNOWN : PlayWords.NOT_LOST);
    }

    /** Returns the reason why there is no other hint. */
    private String noHint() {
        if (isNeverTold()) {
            return PlayWords.NEVER_TOLD;
        }
        return model.game().isOver() ? PlayWords.OVER : HintWords.EVERY_GIVEN;
    }

    private boolean isNeverTold() {
        return model.now().answer() == WinnabilityFeedbackTiming.NEVER;
    }

    /** Returns the reason why nothing is known, or the given text if something is. */
    private String unknown(String reason) {
        return switch (answers.answerProperty().get().stage()) {
            case QUIET, FAILED -> askFirst();
            case LOOKING -> PlayWords.LOOKED_FOR;
            case KNOWN -> reason;
        };
    }

    private String askFirst() {
        return model.game().isBegun()
                ? PlayWords.askFirst(CommandDefinitions.keyText(ASK))
                : MovableKnightBoardWords.NO_KNIGHT;
    }
}
