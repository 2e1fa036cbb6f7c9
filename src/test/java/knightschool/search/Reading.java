package knightschool.search;

import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.SearchPolicy;

/** An algorithm as its definition reads, step by step, with nothing kept up to date. */
interface Reading {
    /** The reading of a policy. */
    static Reading of(Problem problem, SearchPolicy policy) {
        return policy.backjump() == BackjumpRule.LAST_TIE
                ? new NaiveTieSearch(problem, policy)
                : new NaiveSearch(problem, policy);
    }

    /** Makes one step; returns false, and makes none, if the search is over. */
    boolean step();

    /** From where the knight stands it goes to that square before all others that are left to try. */
    void prefer(int square);

    boolean isFound();

    KnightPath path();

    long stepsMade();

    long placements();

    long pruned();
}
