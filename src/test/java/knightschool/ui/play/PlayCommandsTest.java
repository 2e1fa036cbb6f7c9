package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.level.LevelParameters;
import knightschool.ui.SilentCommands;
import knightschool.ui.command.Command;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;

class PlayCommandsTest {
    /** How often the keys came to the board. */
    private int focused;

    private final TestScreen screen = new TestScreen();

    /** One key never means loss: what a command takes away one undo brings back. */
    @Test
    void noCommandLosesTheMoves() {
        PlayModel first = new PlayModel();
        try (WinnabilityModel answers = new WinnabilityModel(first, screen);
                RequestedHintsModel hints = new RequestedHintsModel(first, screen)) {
            int all = commands(first, answers, hints).all().size();
            for (int i = 0; i < all; i++) {
                check(i);
            }
        }
    }

    private void check(int index) {
        PlayModel model = new PlayModel();
        try (WinnabilityModel answers = new WinnabilityModel(model, screen);
                RequestedHintsModel hints = new RequestedHintsModel(model, screen)) {
            PlayCommands commands = commands(model, answers, hints);
            List.of("a1", "b3", "c5", "d7").forEach(name -> model.choose(SquareNames.parse(model.board(), name)));
            model.undo();
            Board board = model.board();
            List<Integer> line = model.game().line();
            Command command = commands.all().get(index);
            command.run();
            assertEquals(List.of(), SilentCommands.of(commands.all()), "after " + command.id());
            if (!model.board().equals(board) || !model.game().line().equals(line)) {
                commands.named(PlayCommands.UNDO).run();
            }
            assertEquals(board, model.board(), command.id());
            assertEquals(line, model.game().line(), command.id());
        }
    }

    /** The words of a slide are about its board: there no other one takes its place. */
    @Test
    void onlyTheGivenBoardIsPlayedWhereThereAreNoOthers() {
        PlayModel model = new PlayModel();
        try (WinnabilityModel answers = new WinnabilityModel(model, screen);
                RequestedHintsModel hints = new RequestedHintsModel(model, screen)) {
            Board board = model.board();
            PlayCommands commands = commands(model, answers, hints, false);
            for (Command command : commands.all()) {
                command.run();
                assertEquals(board, model.board(), command.id());
            }
            List<Command> games = commands.games();
            assertThrows(UnsupportedOperationException.class, games::removeFirst);
        }
    }

    /** Enter after a game that was found by its name would press the control that had the keys before. */
    @Test
    void everyNewGameBringsTheKeysToItsBoard() {
        PlayModel model = new PlayModel();
        try (WinnabilityModel answers = new WinnabilityModel(model, screen);
                RequestedHintsModel hints = new RequestedHintsModel(model, screen)) {
            List<Command> games = commands(model, answers, hints).games();
            games.forEach(Command::run);
            assertEquals(games.size(), focused);
        }
    }

    /** It is paused, stepped and gone back in by the keys of every playback, and the game waits as it is. */
    @Test
    void solutionIsSteppedAndTheGameStaysAsItIs() {
        PlayModel model = new PlayModel();
        try (WinnabilityModel answers = new WinnabilityModel(model, screen);
                RequestedHintsModel hints = new RequestedHintsModel(model, screen)) {
            PlayCommands commands = commands(model, answers, hints);
            model.begin(Board.full(5, 5));
            List.of("a1", "b3").forEach(name -> model.choose(SquareNames.parse(model.board(), name)));
            List<Integer> line = model.game().line();
            answers.ask();
            screen.until("the answer is known", answers::isSettled);
            model.say("b6 is not a knight's move.");
            commands.named(PlayCommands.COMPLETION).run();
            assertEquals("", model.refusalProperty().get(), "it is about the game, which waits");
            CompletionPlayback demonstration = answers.demonstration();
            assertTrue(demonstration.playback().isPlaying());
            demonstration.playback().tick(0);
            demonstration.playback().tick(1_000_000_000);
            assertEquals(answers.completion().subList(0, 1), demonstration.visited());
            key(commands, "Right");
            key(commands, "Right");
            key(commands, "Left");
            assertFalse(demonstration.playback().isPlaying());
            assertEquals(answers.completion().subList(0, 2), demonstration.visited());
            key(commands, "End");
            assertEquals(answers.completion(), demonstration.visited());
            key(commands, "Home");
            assertEquals(List.of(), demonstration.visited());
            assertEquals(
                    "The solution is being shown. Press \"Back to your game\" first.",
                    commands.named(PlayCommands.UNDO).refusal());
            assertEquals(
                    "The solution is being shown. Press \"Hide it\" first.",
                    commands(model, answers, hints, false)
                            .named(PlayCommands.UNDO)
                            .refusal());
            assertEquals(List.of(), SilentCommands.of(commands.all()));
            key(commands, "Esc");
            assertFalse(demonstration.shownProperty().get());
            assertEquals(line, model.game().line());
            assertEquals(line.size(), model.game().length());
            commands.named(PlayCommands.COMPLETION).run();
            commands.named(PlayCommands.COMPLETION).run();
            assertFalse(demonstration.shownProperty().get());
            commands.named(PlayCommands.COMPLETION).run();
            model.choose(answers.completion().getFirst());
            assertFalse(demonstration.shownProperty().get(), "a change of the game ends the demonstration");
        }
    }

    /** Going to the start is no act of its own: the moves are still there, and the other key brings them back. */
    @Test
    void nothingIsTakenBackWhereAllMovesAreAndItIsSaidHowTheyComeBack() {
        PlayModel model = new PlayModel();
        model.choose(0);
        model.choose(17);
        try (WinnabilityModel answers = new WinnabilityModel(model, screen);
                RequestedHintsModel hints = new RequestedHintsModel(model, screen)) {
            PlayCommands commands = commands(model, answers, hints);
            commands.named(PlayCommands.FIRST).run();
            for (String id : List.of(PlayCommands.UNDO, PlayCommands.FIRST)) {
                assertEquals(
                        "All moves are taken back already. You can do them again (Ctrl + Y, Ctrl + Shift + Z).",
                        commands.named(id).refusal());
            }
            commands.named(PlayCommands.REDO).run();
            commands.named(PlayCommands.REDO).run();
            assertEquals(2, model.game().length());
        }
    }

    private static void key(PlayCommands commands, String key) {
        commands.all().stream()
                .filter(command -> command.available().get() && command.keys().contains(KeyStroke.of(key)))
                .findFirst()
                .orElseThrow()
                .run();
    }

    private PlayCommands commands(PlayModel model, WinnabilityModel answers, RequestedHintsModel hints) {
        return commands(model, answers, hints, true);
    }

    private PlayCommands commands(
            PlayModel model, WinnabilityModel answers, RequestedHintsModel hints, boolean hasOtherBoards) {
        return new PlayCommands(model, answers, hints, new SimpleBooleanProperty(), new PlayCommands.Scene() {
            @Override
            public void compare() {}

            @Override
            public void saveTour() {}

            @Override
            public void levels() {}

            @Override
            public void playRandom() {
                model.begin(RandomBoardWithTour.of(new LevelParameters(20, 4711)));
            }

            @Override
            public void focusNewGame() {
                focused++;
            }

            @Override
            public boolean hasOtherBoards() {
                return hasOtherBoards;
            }
        });
    }
}
