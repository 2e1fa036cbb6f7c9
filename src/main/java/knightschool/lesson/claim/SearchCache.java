package knightschool.lesson.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.text.NumberFormatter;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;

/** Runs the searches that lessons refer to, and caches their results. Thread-safe; runs one search at a time. */
public final class SearchCache {
    /** The maximum length of a search in a lesson, in steps. */
    public static final long LIMIT = 200_000_000;

    /** The maximum number of squares on a board for a search in a lesson. */
    static final int MAX_SQUARES = 250_000;

    /** The number of steps between two checks for cancellation; they take some hundredths of a second. */
    private static final long STRIDE = 1_000_000;

    private static final int REMEMBERED = 256;

    private final Map<Question, Result> results = new LinkedHashMap<>();

    /**
     * The parameters of a search.
     *
     * @param closed whether the search looks for a closed tour
     */
    record Question(ConfiguredAlgorithm solver, Board board, int start, boolean closed) {
        Problem problem() {
            return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
        }
    }

    /**
     * The result of a search.
     *
     * @param firstUndo the step of the first undo, or -1
     * @param firstPrune the step of the first undo caused by the lookahead, or -1
     */
    public record Result(
            Outcome outcome, long steps, long placements, long undos, long pruned, long firstUndo, long firstPrune) {}

    /**
     * Returns the result of a search.
     *
     * @param cancelCheck called at intervals; may end the search by throwing an exception
     */
    synchronized Result result(Question question, Runnable cancelCheck) {
        Result result = results.get(question);
        if (result == null) {
            result = run(trace(question), cancelCheck);
            results.put(question, result);
            if (results.size() > REMEMBERED) {
                results.remove(results.keySet().iterator().next());
            }
        }
        return result;
    }

    /**
     * Returns the number of squares visited after a step. The search must reach that step.
     *
     * @param step at most {@link #LIMIT}
     * @param cancelCheck called at intervals; may end the search by throwing an exception
     */
    synchronized int depth(Question question, int step, Runnable cancelCheck) {
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
            cancelCheck.run();
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
        return new Trace(question.problem(), question.solver());
    }

    private static Result run(Trace trace, Runnable cancelCheck) {
        while (trace.explored() < LIMIT && trace.extend(STRIDE) == STRIDE) {
            cancelCheck.run();
        }
        long firstUndo = trace.next(StepPredicate.UNDO, 0, LIMIT);
        long firstPrune = trace.next(StepPredicate.PRUNE, 0, LIMIT);
        var last = trace.at(trace.explored());
        return new Result(
                trace.outcome(), last.step(), last.placements(), last.undos(), last.pruned(), firstUndo, firstPrune);
    }
}
