package knightschool.setup.scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.graph.WalkHistory;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.setup.RightAnswerShowingSetup;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.capability.TourGameSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.DisplayableRightAnswer;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.tour.TourFault;

/**
 * A game in which the user looks for a tour.
 *
 * @param path indices of different squares of the board in the order of the game, each a knight's move from its
 *     predecessor; empty if the knight is not placed yet, which is impossible on a board with a start
 * @param visited the number of squares visited now, at least 1 unless the path is empty; the later moves were undone
 *     and can be redone
 * @param answer when the player is told whether the game can still be won
 * @param task what the player is asked to do; empty for a tour
 * @param display the open moves that are shown; whether the goal is a closed tour; the controls visible on a slide,
 *     while a window shows all
 */
public record PlaySetup(
        WrittenBoard source,
        List<Integer> path,
        int visited,
        WinnabilityFeedbackTiming answer,
        String task,
        SceneDisplayState display)
        implements SetupWithDisplayOptions<PlaySetup>, TourGameSetup, RightAnswerShowingSetup {
    private static final Set<DisplayOption> USUAL = Set.of(DisplayOption.HINTS, DisplayOption.REASONS);
    /** The format of a game. The moment is a step of the game; without it, no move is undone. */
    static final SceneSetupFormat<PlaySetup> FORMAT = new SceneSetupFormat<>(
                    "play",
                    PlaySetup.class,
                    List.of("board", "walk", "moment", "show", "answer", "task", "controls"),
                    PlaySetup::read,
                    PlaySetup::write)
            .withOptions(
                    DisplayOption.COLOURS,
                    DisplayOption.HINTS,
                    DisplayOption.OPEN_MOVE_COUNTS,
                    DisplayOption.NUMBERS,
                    DisplayOption.OPEN_MOVES,
                    DisplayOption.CLOSED,
                    DisplayOption.REASONS)
            .withControls(
                    SceneControl.PLAYER,
                    SceneControl.BUTTONS,
                    SceneControl.UNDO,
                    SceneControl.FILES,
                    SceneControl.FACTS);

    /**
     * Creates a set-up.
     *
     * @throws IllegalArgumentException if the path is not valid on the board, or {@code visited} is out of range
     */
    public PlaySetup {
        if (path.isEmpty() && source.board().start() != Board.NONE) {
            path = List.of(source.board().start());
            visited = 1;
        }
        path = List.copyOf(path);
        Game.faultOf(source.board(), path).ifPresent(fault -> {
            throw new IllegalArgumentException(fault.text());
        });
        if (visited < Math.min(1, path.size()) || visited > path.size()) {
            throw new IllegalArgumentException(visited + " of " + path.size() + " squares are visited");
        }
    }

    /** Returns a game without moves, with the default options. */
    public static PlaySetup of(WrittenBoard source) {
        SceneDisplayState usual = new SceneDisplayState(USUAL, VisibleSceneControls.NONE);
        return new PlaySetup(source, List.of(), 0, WinnabilityFeedbackTiming.ASKED, "", usual);
    }

    /** Returns whether the goal is a circuit. */
    public boolean closed() {
        return shows(DisplayOption.CLOSED);
    }

    @Override
    public Game game() {
        return new Game(board(), goal(), new WalkHistory<>(path, visited));
    }

    /** Returns the goal of the game. */
    public Goal goal() {
        return closed() ? Goal.CIRCUIT : Goal.OPEN_TOUR;
    }

    /** Returns this game after other moves. */
    public PlaySetup withPath(List<Integer> squares, int visitedNow) {
        return visitedNow == visited && squares.equals(path)
                ? this
                : new PlaySetup(source, squares, visitedNow, answer, task, display);
    }

    @Override
    public PlaySetup with(SceneDisplayState other) {
        return other.equals(display) ? this : new PlaySetup(source, path, visited, answer, task, other);
    }

    /** Returns this set-up with another rule for when the player is told whether the game can still be won. */
    public PlaySetup answering(WinnabilityFeedbackTiming other) {
        return other == answer ? this : new PlaySetup(source, path, visited, other, task, display);
    }

    public PlaySetup on(Board board) {
        if (source.shows(board)) {
            return this;
        }
        SceneDisplayState possible = board.end() == Board.NONE ? display : display.showing(DisplayOption.CLOSED, false);
        return new PlaySetup(WrittenBoard.of(board), List.of(), 0, answer, task, possible);
    }

    @Override
    public PlaySetup selfContained() {
        return new PlaySetup(source.selfContained(), path, visited, answer, task, display);
    }

    @Override
    public Optional<SlideEmbeddableSetup> withAnswer(DisplayableRightAnswer answer) {
        List<Integer> game = answer.game();
        return game.isEmpty() ? Optional.empty() : Optional.of(withPath(game, game.size()));
    }

    private static PlaySetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        List<Integer> path = path(keys, source.board());
        Set<DisplayOption> show = keys.has("show") ? keys.show() : USUAL;
        if (show.contains(DisplayOption.CLOSED) && source.board().end() != Board.NONE) {
            keys.fault(
                    "show",
                    "a closed tour cannot end on a square of its own, and this board has an end (E)",
                    "Leave \"closed\" out, or take the E off the board.");
            show = DisplayOption.with(show, DisplayOption.CLOSED, false);
        }
        var visited = WalkUndoPositionFormat.visited(keys, path.size());
        var answer = keys.one("answer", WinnabilityFeedbackTiming.ASKED);
        String task = keys.text("task");
        return new PlaySetup(source, path, visited, answer, task, new SceneDisplayState(show, keys.controls()));
    }

    private static List<Integer> path(SetupKeyReader keys, Board board) {
        List<Integer> path = keys.squares("walk", board);
        Optional<TourFault> fault = Game.faultOf(board, path);
        fault.ifPresent(wrong -> keys.fault(
                "walk",
                wrong.text(),
                "Name the squares in order, each a knight's move from the one before and none twice."));
        return fault.isPresent() ? List.of() : path;
    }

    private static void write(PlaySetup setup, SetupWriter lines) {
        lines.board(setup.source());
        boolean begun = setup.path().size() > 1 || setup.board().start() == Board.NONE;
        lines.squares("walk", setup.board(), begun ? setup.path() : List.of());
        WalkUndoPositionFormat.write(lines, setup.visited(), setup.path().size());
        lines.show(setup.show(), USUAL);
        lines.one("answer", setup.answer(), WinnabilityFeedbackTiming.ASKED);
        lines.text("task", setup.task());
        lines.controls(setup.controls());
    }
}
