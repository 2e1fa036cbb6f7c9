package knightschool.ui.level;

import java.util.Arrays;
import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.game.LevelWalkDrawing;
import knightschool.play.level.LevelSolverStep;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.playback.PlaybackCommands;

/** The board of a level, with the user's walk or the steps of a solver. */
final class LevelBoardView {
    private static final double LEAST_SQUARES_ACROSS = 4.4;

    private final LevelModel model;
    private final LevelSolverStepPlayback solver;
    private final RemainingHamiltonianPathModel remainingPath;
    private final MovableKnightBoardView board;

    LevelBoardView(
            LevelModel model,
            LevelSolverStepPlayback solver,
            RemainingHamiltonianPathModel remainingPath,
            PlaybackCommands playback) {
        this.model = model;
        this.remainingPath = remainingPath;
        this.solver = solver;
        this.board = new MovableKnightBoardView(
                "level-board", model, square -> LevelWords.accessibleText(model.walk(), square), this::view);
        board.node().setLeastSquaresAcross(LEAST_SQUARES_ACROSS);
        board.setDemonstration(playback::takes, solver.shownProperty(), LevelWords.SOLVING);
        model.walkProperty()
                .addListener((_, before, now) ->
                        board.moved(before.walk(), now.walk(), !now.level().equals(before.level())));
        model.setupProperty().addListener(_ -> board.draw());
        solver.stepsProperty().addListener(_ -> solverShown());
        solver.playback().stepProperty().addListener(_ -> board.draw());
        remainingPath.answerProperty().addListener(_ -> board.draw());
    }

    MovableKnightBoardView knight() {
        return board;
    }

    private void solverShown() {
        if (!solver.shownProperty().get() && model.refusalProperty().get().equals(LevelWords.SOLVING)) {
            model.say("");
        }
        board.draw();
    }

    private LevelWalkDrawing.View view(MovableKnightBoardView.State state) {
        return solver.step().map(step -> solving(step, state.focused())).orElseGet(() -> walking(state));
    }

    private LevelWalkDrawing.View walking(MovableKnightBoardView.State state) {
        PositionLayers layers = PositionLayers.of(
                model.shows(DisplayOption.HINTS),
                model.shows(DisplayOption.OPEN_MOVE_COUNTS),
                model.shows(DisplayOption.OPEN_MOVES));
        PlayedLevelWalk walk = model.walk();
        return new LevelWalkDrawing.View(
                walk.squares(),
                walk.isFinished(),
                true,
                layers.gliding(state.glide()),
                model.shows(DisplayOption.NUMBERS) ? model.numbered() : List.of(),
                state.focused(),
                Board.NONE,
                remainingPath.cutOff(),
                remainingPath.evidenceProperty().getValue());
    }

    private static LevelWalkDrawing.View solving(LevelSolverStep step, int focused) {
        int takenBack = switch (step) {
            case LevelSolverStep.Prune prune -> prune.removed();
            case LevelSolverStep.Retreat retreat -> retreat.removed();
            default -> Board.NONE;
        };
        List<Integer> stuck = step instanceof LevelSolverStep.Prune prune ? prune.squares() : List.of();
        List<Integer> path = Arrays.stream(step.path().squares()).boxed().toList();
        return new LevelWalkDrawing.View(
                path, false, false, PositionLayers.ALL, List.of(), focused, takenBack, stuck, WitnessMarks.NONE);
    }
}
