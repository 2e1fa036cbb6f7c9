package knightschool.lesson.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.OptionValues;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.text.NumberFormatter;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;

/** Runs the searches that lessons speak of, and remembers what came of them. For any thread; one search at a time. */
public final class SearchCache {
    /** No search of a lesson goes on for longer, in steps. */
    public static final long LIMIT = 200_000_000;

    /** No board of a search in a lesson has more squares. */
    static final int MAX_SQUARES = 250_000;

    /** So many steps take some hundredths of a second. */
    private static final long STRIDE = 1_000_000;

    private static final int REMEMBERED = 256;

    private final Map<Question, Result> results = new LinkedHashMap<>();

    /**
     * Which search.
     *
     * @param closed whether a closed tour is sought
     */
    record Question(Algorithm algorithm, OptionValues choices, Board board, int start, boolean closed) {
        Problem problem() {
            return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
        }
    }

    /**
     * What came of it.
     *
     * @param firstUndo the step of the first undo, or -1
     * @param firstPrune the step of the first undo that the lookahead made, or -1
     */
    public record Result(
            Outcome outcome, long steps, long placements, long undos, long pruned, long firstUndo, long firstPrune) {}

    /**
     * What comes of a search.
     *
     * @param wanted is asked every so often, and ends the search by an exception
     */
    synchronized Result result(Question question, Runnable wanted) {
        Result result = results.get(question);
        if (result == null) {
            result = run(trace(question), wanted);
            results.put(question, result);
            if (results.size() > REMEMBERED) {
                results.remove(results.keySet().iterator().next());
            }
        }
        return result;
    }

    /**
     * Number of squares visited after a step, of a search that goes on at least so long.
     *
     * @param step at most {@link #LIMIT}
     * @param wanted is asked every so often, and ends the search by an exception
     */
    synchronized int depth(Question question, int step, Runnable wanted) {
        if (step > LIMIT) {
            throw new InputFault(
                    "step " + NumberFormatter.grouped(step) + " is too far for a lesson",
                    "Ask for one of the first " + NumberFormatter.grouped(LIMIT) + ".");
        }
        Trace trace = trace(question);
        boolean more = true;
        while (more && trace.explored() < step) {
            long stride = Math.min(STRIDE, step - trace.explored());
            more = trace.extend(stride) == stride;
            wanted.run();
        }
        if (trace.explored() < step) {
            throw new InputFault("the search ends at step " + trace.explored(), "Ask for a step that it reaches.");
        }
        return trace.at(step).depth();
    }

    private static Trace trace(Question question) {
        if (question.board().squares() > MAX_SQUARES) {
            throw new InputFault(
                    "this board is too large for a search in a lesson",
                    "Take one of at most " + MAX_SQUARES + " squares.");
        }
        return new Trace(question.problem(), new Solver(question.algorithm(), question.choices()));
    }

    private static Result run(Trace trace, Runnable wanted) {
        while (trace.explored() < LIMIT && trace.extend(STRIDE) == STRIDE) {
            wanted.run();
        }
        long firstUndo = trace.next(StepPredicate.UNDO, 0, LIMIT);
        long firstPrune = trace.next(StepPredicate.PRUNE, 0, LIMIT);
        var last = trace.at(trace.explored());
        return new Result(
                trace.outcome(), last.step(), last.placements(), last.undos(), last.pruned(), firstUndo, firstPrune);
    }
}
