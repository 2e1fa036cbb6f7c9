package knightschool.play.level;

import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/**
 * The measured difficulty of a level. It is played {@value #PLAYS} times by the rule of fewest onward moves (von
 * Warnsdorf 1823), with ties broken at random with the seeds 1 to {@value #PLAYS}, each time until every square is
 * visited or the knight is stuck.
 *
 * @param fails the share of plays that end before every square is visited, from 0 to 1, in hundredths
 * @param forced the share of moves at which no other move was open, from 0 to 1, in thousandths
 * @param value the value that orders levels: the number of moves of a path through all squares that are not forced, in
 *     tenths of a move, multiplied by a factor that grows up to {@value #WEIGHT_OF_FAILING} with the share of failing
 *     plays
 */
public record MeasuredDifficulty(double fails, double forced, double value) {
    /** The number of times a level is played. */
    public static final int PLAYS = 100;

    /** The weight of a move that is not forced if every play fails; if none fails the weight is 1. */
    public static final int WEIGHT_OF_FAILING = 4;

    /** Measures a board from its start. Takes some thousand steps. */
    static MeasuredDifficulty measured(Board board) {
        Problem problem = Problem.open(board, board.start());
        int failed = 0;
        int moves = 0;
        int forced = 0;
        for (int seed = 1; seed <= PLAYS; seed++) {
            NeighbourOrder order = NeighbourOrder.fewestOnward(TieBreak.RANDOM, seed);
            Search play = Search.begin(problem, new SearchPolicy(order, Lookahead.NONE, BackjumpRule.NONE));
            while (!play.isOver()) {
                forced += play.untried().length == 1 ? 1 : 0;
                moves++;
                play.advance(1);
            }
            failed += play.outcome() == Outcome.FOUND ? 0 : 1;
        }
        return of((double) failed / PLAYS, (double) forced / moves, board.playableCount() - 1);
    }

    /**
     * Returns a difficulty with its value computed from the shares.
     *
     * @param moves the number of moves of a path through all squares
     */
    static MeasuredDifficulty of(double fails, double forced, int moves) {
        double share = rounded(forced, 1000);
        double weight = 1 + (WEIGHT_OF_FAILING - 1) * fails;
        return new MeasuredDifficulty(fails, share, rounded(moves * (1 - share) * weight, 10));
    }

    /** Rounds a number, so that it stays the same when it is written and read. */
    private static double rounded(double number, int parts) {
        return (double) Math.round(number * parts) / parts;
    }
}
