package knightschool.algorithm;

import java.util.List;
import java.util.Set;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.board.Board;
import knightschool.search.policy.SearchPolicy;

/**
 * An algorithm as it is taught: the slots that it chooses for the search machine, its pseudocode, and the reason for
 * each of its steps.
 */
public interface Algorithm {
    /** Returns the algorithm's name on the command line and in files: lower case, words joined by hyphens. */
    String name();

    /** Returns the algorithm's name on screen. */
    String title();

    /**
     * Returns the algorithm's name as the subject of a sentence about one search: its title, in lower case unless the
     * algorithm is named after a person, or with words around it where the title is no subject by itself.
     */
    String titleInSentence();

    /** Returns one sentence that says what the algorithm does. */
    String summary();

    /** Returns the source of the algorithm: author and year. */
    String source();

    /** Returns the sort key of the algorithm in menus and tables, which list the algorithms by ascending key. */
    int position();

    /**
     * Returns a sentence that says why the algorithm cannot search a board and what to do instead; empty if it can
     * search it.
     */
    default String silentOn(Board board) {
        return "";
    }

    /** Returns the options that the algorithm understands. */
    default Set<AlgorithmOption> options() {
        return Set.of();
    }

    /**
     * Returns the algorithm's choice of slots.
     *
     * @param choices a subset of {@link #options}
     */
    SearchPolicy policy(AlgorithmOptionValues choices);

    /** Returns the pseudocode with no option chosen, as a list of short lines. */
    List<String> code();

    /**
     * Returns the pseudocode under the chosen options. It has as many lines as {@link #code()}; a line that an option
     * changes shows the change.
     */
    default List<String> code(AlgorithmOptionValues choices) {
        return code();
    }

    /**
     * For an algorithm that the user composes of parts, returns one or two sentences about the chosen options: which
     * known algorithm they give, and whether it finds a tour if there is one. Empty for every other algorithm.
     */
    default String verdict(AlgorithmOptionValues choices) {
        return "";
    }

    /** Returns {@link #verdict} without the reason and the term "complete", for narrow panes. */
    default String verdictInShort(AlgorithmOptionValues choices) {
        return "";
    }

    /** Returns the line of pseudocode that a step belongs to and the reason for the step. */
    StepReason explain(StepReasonInput context);
}
