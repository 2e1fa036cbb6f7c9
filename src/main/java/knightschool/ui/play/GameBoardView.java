package knightschool.ui.play;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.game.GameDrawing;
import knightschool.play.Game;
import knightschool.play.LosingMove;
import knightschool.search.position.Position;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.WalkPlayback;
import knightschool.ui.theme.ReducedMotion;

/**
 * The board of a tour game, with drawings of the answers that the player has asked for, such as hints or the evidence
 * that the game is lost.
 */
final class GameBoardView {
    /** The time in which a finished tour is drawn; its moves, which the player made, wait for nothing. */
    private static final Duration FINISH = Duration.ofSeconds(3);

    private final PlayModel model;
    private final WinnabilityModel answers;
    private final RequestedHintsModel hints;
    private final MovableKnightBoardView board;
    private final String demonstrated;
    private final WalkPlayback finish = new WalkPlayback(WalkPlayback.USUAL_MOVE, FINISH);
    private List<Integer> pointed = List.of();

    /** @param commands those that play a solution, which have their keys before the board */
    GameBoardView(PlayModel model, WinnabilityModel answers, RequestedHintsModel hints, PlayCommands commands) {
        this.demonstrated = commands.demonstrated();
        this.model = model;
        this.answers = answers;
        this.hints = hints;
        this.board = new MovableKnightBoardView(
                "play-board", model, square -> PlayWords.accessibleText(model.game(), square), this::view);
        CompletionPlayback demonstration = answers.demonstration();
        board.setDemonstration(commands.playback()::takes, demonstration.shownProperty(), demonstrated);
        model.gameProperty().addListener((_, before, now) -> moved(before, now));
        model.setupProperty().addListener(_ -> board.draw());
        answers.answerProperty().addListener(_ -> board.draw());
        demonstration.shownProperty().addListener(_ -> demonstrationShown());
        demonstration.playback().stepProperty().addListener(_ -> board.draw());
        finish.playback().stepProperty().addListener(_ -> board.draw());
        finish.playback().playingProperty().addListener(_ -> board.draw());
        hints.displayedProperty().addListener((_, _, _) -> board.draw());
    }

    MovableKnightBoardView knight() {
        return board;
    }

    /** Points at squares, as hints do, until the game changes. */
    void point(List<Integer> squares) {
        pointed = List.copyOf(squares);
        board.draw();
    }

    private void moved(Game before, Game now) {
        pointed = List.of();
        boolean finished = now.isFinished() && now.length() > before.length();
        boolean other = !now.board().equals(before.board());
        boolean plays = finished && !other && !ReducedMotion.isReduced();
        if (plays) {
            finish.play(new DrawnWalk(squares(now), false));
        } else {
            finish.show(Optional.empty());
        }
        board.moved(before.walk(), now.walk(), other || plays);
    }

    private static List<Integer> squares(Game game) {
        return Arrays.stream(game.position().orElseThrow().path().squares())
                .boxed()
                .toList();
    }

    private void demonstrationShown() {
        if (!isDemonstrated() && model.refusalProperty().get().equals(demonstrated)) {
            model.say("");
        }
        board.draw();
    }

    private boolean isDemonstrated() {
        return answers.demonstration().shownProperty().get();
    }

    private GameDrawing.View view(MovableKnightBoardView.State state) {
        WinnabilityAnswer answer = answers.answerProperty().get();
        boolean why = model.shows(DisplayOption.REASONS);
        WitnessMarks evidence = why && answer.cutOff().isEmpty() ? answer.evidence() : WitnessMarks.NONE;
        int lost = answer.loss()
                .filter(LosingMove::isExact)
                .map(LosingMove::square)
                .filter(square -> square != model.game().knight())
                .orElse(Board.NONE);
        return new GameDrawing.View(
                model.game().position().map(this::drawn),
                layers(evidence).gliding(state.glide()),
                model.shows(DisplayOption.NUMBERS),
                pointed.isEmpty() ? hints.squares() : pointed,
                evidence,
                why ? answer.cutOff() : List.of(),
                lost,
                answers.demonstration().visited(),
                state.focused());
    }

    /**
     * Returns the layers to draw. Onward moves are drawn on the moves, so they include the moves. A tour being animated
     * is drawn as the path alone. With a completion or the pieces of a cut, the open moves of all squares are left out
     * for clarity.
     */
    private PositionLayers layers(WitnessMarks evidence) {
        if (finish.playback().isPlaying()) {
            return PositionLayers.PATH;
        }
        boolean openMoveCounts = model.shows(DisplayOption.OPEN_MOVE_COUNTS);
        boolean bare = !isDemonstrated() && evidence.pieces().isEmpty();
        return PositionLayers.of(
                model.shows(DisplayOption.HINTS) || openMoveCounts,
                openMoveCounts && bare,
                model.shows(DisplayOption.OPEN_MOVES) && bare);
    }

    private Position drawn(Position position) {
        int squares = finish.playback().isPlaying()
                ? (int) finish.playback().step() + 1
                : position.path().length();
        return squares == position.path().length() ? position : position.ofFirst(squares);
    }

    /** The playback of a tour that has just been finished, which is drawn once. */
    PlaybackModel finishPlayback() {
        return finish.playback();
    }
}
