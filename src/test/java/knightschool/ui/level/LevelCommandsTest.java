package knightschool.ui.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.ui.SilentCommands;
import knightschool.ui.command.Command;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;

class LevelCommandsTest {
    private final TestScreen screen = new TestScreen();

    /** One key never means loss: what a command takes away one undo brings back. */
    @Test
    void noCommandLosesTheMoves() {
        int all = check(0);
        for (int i = 1; i < all; i++) {
            check(i);
        }
    }

    private int check(int index) {
        LevelModel model = new LevelModel();
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen);
                LevelSolverStepPlayback solver = new LevelSolverStepPlayback(model, screen, _ -> {})) {
            LevelCommands commands = commands(model, rest, solver);
            begin(model);
            PlayedLevelWalk walk = model.walk();
            Command command = commands.all().get(index);
            command.run();
            assertEquals(List.of(), SilentCommands.of(commands.all()), "after " + command.id());
            if (!model.level().equals(walk.level())
                    || model.walk().walk().steps().size() != 4) {
                commands.named(LevelCommands.UNDO).run();
            }
            assertEquals(walk.level(), model.level(), command.id());
            assertEquals(4, model.walk().walk().steps().size(), command.id());
            return commands.all().size();
        }
    }

    @Test
    void allMovesAreTakenBackAndDoneAgain() {
        LevelModel model = new LevelModel();
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen);
                LevelSolverStepPlayback solver = new LevelSolverStepPlayback(model, screen, _ -> {})) {
            LevelCommands commands = commands(model, rest, solver);
            begin(model);
            commands.named(LevelCommands.FIRST).run();
            assertEquals(1, model.walk().walk().length());
            assertEquals(
                    "All moves are taken back already. You can do them again (Ctrl + Y, Ctrl + Shift + Z).",
                    commands.named(LevelCommands.FIRST).refusal());
            commands.named(LevelCommands.LAST).run();
            assertEquals(4, model.walk().walk().length());
            assertEquals(
                    "No move was taken back.",
                    commands.named(LevelCommands.LAST).refusal());
            commands.named(LevelCommands.UNDO).run();
            assertEquals(3, model.walk().walk().length(), "each move is taken back by itself");
        }
    }

    /** Three moves on the second level, one of them taken back; the levels before and after it are open. */
    private static void begin(LevelModel model) {
        AllLevelResults progress = AllLevelResults.NONE;
        for (int number = 1; number <= 3; number++) {
            Level level = LevelCollection.numbered(number);
            progress = progress.with(PlayedLevelWalk.of(level, LevelModelTest.path(level)), Duration.ofSeconds(9));
        }
        model.setProgress(progress);
        model.play(LevelCollection.numbered(2));
        LevelModelTest.path(model.level()).stream().skip(1).limit(3).forEach(model::choose);
        model.undo();
    }

    private static LevelCommands commands(
            LevelModel model, RemainingHamiltonianPathModel rest, LevelSolverStepPlayback solver) {
        return new LevelCommands(model, rest, solver, new LevelCommands.Scene() {
            @Override
            public void createSimilarLevel() {
                model.play(LevelGenerator.of(new LevelParameters(10, 7)));
            }

            @Override
            public void today() {
                createSimilarLevel();
            }

            @Override
            public void tourGame() {}

            @Override
            public void picture(String command) {}

            @Override
            public void forget() {}
        });
    }
}
