package knightschool.algorithm;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Fork;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.text.NumberFormatter;

/** Checks that a search can take the forks of a solver: it makes the steps until the last of them. */
public final class ForkCheck {
    /** No fork is taken later, in steps: that far every search comes in a second or two. */
    public static final long LATEST = 10_000_000;

    /** No solver has more forks. */
    public static final int MOST = 8;

    private final Problem problem;
    private final Solver solver;

    private ForkCheck(Problem problem, Solver solver) {
        this.problem = problem;
        this.solver = solver;
    }

    /**
     * Checks the forks of a solver; takes no time where it has none.
     *
     * @throws InputFault if one of them is too late, is no choice at its step, or is what comes next there anyway
     */
    public static void check(Problem problem, Solver solver) {
        new ForkCheck(problem, solver).check();
    }

    private void check() {
        List<Fork> forks = solver.forks();
        if (forks.size() > MOST) {
            throw new InputFault("a twin with " + forks.size() + " forks is too many", "Write at most " + MOST + ".");
        }
        for (int i = 0; i < forks.size(); i++) {
            check(forks.get(i), Search.begin(problem, solver.policy(), forks.subList(0, i)));
        }
    }

    private void check(Fork fork, Search search) {
        if (fork.step() > LATEST) {
            throw new InputFault("a twin cannot begin after step " + number(LATEST), "Choose an earlier step.");
        }
        search.advance(fork.step());
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
