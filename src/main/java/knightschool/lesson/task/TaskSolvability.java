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
import knightschool.search.Candidate;

/**
 * Whether a task that an author gives can be done, and is not done already. A game that does it is looked for: one
 * completion of the game, then games by chance with fixed seeds, then all positions, nearest first. Counted in
 * positions, so that the answer is the same on every machine.
 */
public final class TaskSolvability {
    /** So many positions of one square each are judged, fewer on larger boards, where each takes longer. */
    private static final int EFFORT = 40_000;

    private static final int LEAST_POSITIONS = 60;
    private static final int SEEDS = 24;

    /** A completion is looked for with more effort than a student who waits is given. */
    private static final long BUDGET = 20_000_000;

    private final GameTask task;
    private final GameState.Decider decider;
    private final Runnable progress;
    private final Game from;
    private final int most;
    private int judged;
    private boolean undecided;

    private TaskSolvability(GameTask task, GameState.Decider decider, Runnable progress) {
        this.task = task;
        this.decider = decider;
        this.progress = progress;
        Game given = task.given();
        this.from = task.goesOn() ? given : Game.begin(given.board(), given.goal());
        this.most = Math.max(LEAST_POSITIONS, EFFORT / given.board().playableCount());
    }

    /**
     * Refuses a task that cannot be done, is done already, or of which neither is known.
     *
     * @param progress is run now and then, and may end the work by throwing
     * @throws InputFault that says why
     */
    public static void check(GameTask task, Runnable progress) {
        check(task, WinnabilityDecider::decide, progress);
    }

    /** The same where others decide the positions behind the first. */
    static void check(GameTask task, GameState.Decider decider, Runnable progress) {
        new TaskSolvability(task, decider, progress).check();
    }

    private void check() {
        if (task.isMetBy(state(task.given()))) {
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

    private GameState state(Game game) {
        return new GameState(task.given(), game, decider, progress);
    }

    private boolean isDone(Game game) {
        judged++;
        GameState state = state(game);
        boolean met = task.isMetBy(state);
        undecided |= !met && task.claims().stream().noneMatch(claim -> GameTask.fails(claim, state));
        return met;
    }

    private boolean isDoneByCompletion(Winnability start) {
        if (!(start instanceof CanBeWon(List<Integer> squares))) {
            return false;
        }
        Game game = from;
        for (int square : squares) {
            game = game.moved(square);
        }
        return isDone(game);
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

    /** A move by chance, one that keeps the game open where a lost game is no use. */
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
