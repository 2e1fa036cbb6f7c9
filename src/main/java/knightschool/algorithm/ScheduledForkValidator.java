package knightschool.algorithm;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import knightschool.text.NumberFormatter;

/**
 * Checks that the {@link ScheduledFork forks} of configured algorithms can be taken on a problem. The search of each
 * algorithm with forks runs once, up to the step of its last fork.
 */
public final class ScheduledForkValidator {
    /** The latest step at which a fork may be taken. Every search reaches it within one or two seconds. */
    public static final long LATEST = 10_000_000;

    /** The largest number of forks of a solver. */
    public static final int MOST = 8;

    /** The number of steps between two reports of progress, which take about a millisecond. */
    private static final long STRIDE = 1 << 16;

    private final Problem problem;
    private final ConfiguredAlgorithm solver;
    private final Progress progress;

    private ScheduledForkValidator(Problem problem, ConfiguredAlgorithm solver, Progress progress) {
        this.problem = problem;
        this.solver = solver;
        this.progress = progress;
    }

    /** Counts the steps made for all solvers, and reports them as a part of all steps to be made. */
    private static final class Progress {
        private final ReadProgressListener listener;
        private final long all;
        private long stepCount;

        Progress(List<ConfiguredAlgorithm> solvers, ReadProgressListener listener) {
            this.listener = listener;
            all = solvers.stream()
                    .filter(ConfiguredAlgorithm::isTwin)
                    .mapToLong(solver -> solver.forks().getLast().step())
                    .sum();
        }

        void add(long steps) {
            stepCount += steps;
            listener.reached(all == 0 ? 1 : Math.min(1, (double) stepCount / all));
        }
    }

    /**
     * Checks the forks of some solvers on a problem; makes no step for those without forks.
     *
     * @param listener notified every few milliseconds; ends the check by a
     *     {@link java.util.concurrent.CancellationException}
     * @throws InputFault if there are too many forks, or one of them is too late, is no choice at its step, or is the
     *     usual choice there
     */
    public static void check(Problem problem, List<ConfiguredAlgorithm> solvers, ReadProgressListener listener) {
        Progress progress = new Progress(solvers, listener);
        solvers.stream()
                .filter(ConfiguredAlgorithm::isTwin)
                .forEach(solver -> new ScheduledForkValidator(problem, solver, progress).check());
    }

    private void check() {
        List<ScheduledFork> forks = solver.forks();
        if (forks.size() > MOST) {
            throw new InputFault("a twin with " + forks.size() + " forks is too many", "Write at most " + MOST + ".");
        }
        if (forks.getLast().step() > LATEST) {
            throw new InputFault("a twin cannot begin after step " + number(LATEST), "Choose an earlier step.");
        }
        Search search = Search.begin(problem, solver.policy());
        for (int i = 0; i < forks.size(); i++) {
            advance(search, forks.get(i).step());
            check(forks.get(i), search);
            Search forked = Search.begin(problem, solver.policy(), forks.subList(0, i + 1));
            forked.restore(search.save());
            search = forked;
        }
    }

    private void advance(Search search, long step) {
        while (search.step() < step && !search.isOver()) {
            progress.add(search.advance(Math.min(STRIDE, step - search.step())));
        }
    }

    private void check(ScheduledFork fork, Search search) {
        if (search.step() < fork.step()) {
            throw new InputFault(
                    name() + " ends at step " + number(search.step()) + ", before step " + number(fork.step()),
                    "Choose an earlier step.");
        }
        int[] choices = search.untried();
        if (choices.length < 2) {
            throw new InputFault(
                    name() + " has no choice at step " + number(fork.step()),
                    "Choose a step at which two moves or more are left to try.");
        }
        if (choices[0] == fork.square()) {
            throw new InputFault(
                    name() + " goes to " + name(fork.square()) + " after step " + number(fork.step()) + " anyway",
                    "Choose another square: " + names(Arrays.copyOfRange(choices, 1, choices.length)) + ".");
        }
        if (Arrays.stream(choices).noneMatch(square -> square == fork.square())) {
            throw new InputFault(
                    name(fork.square()) + " is no choice of " + name() + " at step " + number(fork.step()),
                    "Choose one of: " + names(Arrays.copyOfRange(choices, 1, choices.length)) + ".");
        }
    }

    private String name() {
        return solver.algorithm().titleInSentence();
    }

    private String name(int square) {
        return SquareNames.name(problem.board(), square);
    }

    private String names(int[] squares) {
        return Arrays.stream(squares).mapToObj(this::name).collect(Collectors.joining(", "));
    }

    private static String number(long step) {
        return NumberFormatter.grouped(step);
    }
}
