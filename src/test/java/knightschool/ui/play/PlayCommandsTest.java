package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.level.LevelParameters;
import knightschool.ui.SilentCommands;
import knightschool.ui.command.Command;
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
