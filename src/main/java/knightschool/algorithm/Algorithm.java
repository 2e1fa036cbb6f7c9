package knightschool.algorithm;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.search.Policy;

/** An algorithm as it is taught: its choice of the machine's slots, its pseudocode, and why it does what it does. */
public interface Algorithm {
    /** Its name on the command line and in files: lower case, words joined by hyphens. */
    String name();

    /** Its name on screen. */
    String title();

    /** Its name as the subject of a sentence, of one search: small, unless it is called after a person. */
    String titleInSentence();

    /** What it does, in a sentence. */
    String summary();

    /** Who described it, and when. */
    String source();

    /** Its place in menus and tables, rising. */
    int position();

    /** Why it can say nothing about a board, and what to do instead, in a sentence; empty where it can. */
    default String silentOn(Board board) {
        return "";
    }

    /** The options that it understands. */
    default Set<Option> options() {
        return Set.of();
    }

    /** Its choice of slots; the options chosen are among those that it understands. */
    Policy policy(OptionValues chosen);

    /** Its pseudocode with nothing chosen, a short line each. */
    List<String> code();

    /** As {@link #code()}, but under the options chosen: as many lines, and those that an option changes say so. */
    default List<String> code(OptionValues chosen) {
        return code();
    }

    /** Which line a step belongs to, and why it was made. */
    StepReason explain(StepContext context);
}
