package knightschool.lesson.task;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import knightschool.files.InputFault;
import knightschool.play.Game;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.search.position.Candidate;

/**
 * Checks that an author's task can be done, and is not done already. It looks for a game that meets the task: first a
 * completion of the game, then random games with fixed seeds, then all positions, nearest first. The limit is a number
 * of positions, so that the result is the same on every machine.
 */
public final class GameTaskSolvabilityCheck {
    /**
     * The number of positions judged on a board of one square. Larger boards get proportionally fewer, because each
     * position takes longer.
     */
    private static final int EFFORT = 40_000;

    private static final int LEAST_POSITIONS = 60;
    private static final int SEEDS = 24;

    /** The search budget for a completion, larger than for a student who is waiting. */
    private static final long BUDGET = 20_000_000;

    private final GameTask task;
    private final GameTaskFacts.Decider decider;
    private final Runnable progress;
    private final Game from;
    private final int most;
    private int judged;
    private boolean undecided;

    private GameTaskSolvabilityCheck(GameTask task, GameTaskFacts.Decider decider, Runnable progress) {
        this.task = task;
        this.decider = decider;
        this.progress = progress;
        Game initialGame = task.initialGame();
        this.from = task.isContinuation() ? initialGame : Game.begin(initialGame.board(), initialGame.goal());
        this.most = Math.max(LEAST_POSITIONS, EFFORT / initialGame.board().playableCount());
    }

    /**
     * Checks a task.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     * @throws InputFault if the task cannot be done, is done already, or neither is known
     */
    public static void check(GameTask task, Runnable progress) {
        check(task, WinnabilityDecider::decide, progress);
    }

    /** Checks a task with another decider for the positions after the first. */
    static void check(GameTask task, GameTaskFacts.Decider decider, Runnable progress) {
        new GameTaskSolvabilityCheck(task, decider, progress).check();
    }

    private void check() {
        if (task.isMetBy(state(task.initialGame()))) {
            throw new InputFault("the slide's game does this already", "Ask for more, or let the game begin earlier.");
        }
        Winnability start = WinnabilityDecider.decide(from, BUDGET, progress);
        if (start instanceof CannotBeWon lost && task.claims().stream().anyMatch(GameTask::needsOpenGame)) {
            throw new InputFault(
                    "this task cannot be done, as the game is lost where it begins",
                    lost.witness().text() + " Begin with a game that can be won.");
        }
        if (!isDoneByCompletion(start) && !isDoneByChance()) {
            lookNearest();
        }
    }

    private GameTaskFacts state(Game game) {
        return new GameTaskFacts(task.initialGame(), game, decider, progress);
    }

    private boolean isDone(Game game) {
        judged++;
        GameTaskFacts state = state(game);
        boolean met = task.isMetBy(state);
        undecided |= !met && task.claims().stream().noneMatch(claim -> GameTask.fails(claim, state));
        return met;
    }

    private boolean isDoneByCompletion(Winnability start) {
        return start instanceof CanBeWon(List<Integer> squares) && isDone(from.moved(squares));
    }

    private boolean isDoneByChance() {
        boolean open = task.claims().stream().anyMatch(GameTask::needsOpenGame);
        for (int seed = 1; seed <= SEEDS && judged < most / 2; seed++) {
            Random random = new Random(seed);
            Optional<Game> game = Optional.of(from);
            while (game.isPresent() && judged < most / 2) {
                if (isDone(game.get())) {
                    return true;
                }
                game = moved(game.get(), open, random);
            }
        }
        return false;
    }

    /**
     * Returns the game after a random move. If {@code open}, only moves that keep the game winnable are chosen, because
     * a lost game cannot meet the task.
     */
    private Optional<Game> moved(Game game, boolean open, Random random) {
        List<Integer> squares = open && game.isBegun() ? state(game).keeping() : next(game);
        return squares.isEmpty()
                ? Optional.empty()
                : Optional.of(game.moved(squares.get(random.nextInt(squares.size()))));
    }

    private static List<Integer> next(Game game) {
        return game.isBegun()
                ? game.candidates().stream().map(Candidate::square).toList()
                : game.starts();
    }

    private void lookNearest() {
        Deque<Game> waiting = new ArrayDeque<>(List.of(from));
        while (!waiting.isEmpty() && judged < most) {
            Game game = waiting.poll();
            if (isDone(game)) {
                return;
            }
            List<Integer> squares = new ArrayList<>(next(game));
            squares.forEach(square -> waiting.add(game.moved(square)));
        }
        if (waiting.isEmpty() && !undecided) {
            throw new InputFault("this task cannot be done: no game does all of it", "Ask for less.");
        }
        throw new InputFault(
                "it is not known whether this task can be done: none of " + judged + " positions does all of it",
                "Ask for less, or let the game begin nearer to it.");
    }
}
