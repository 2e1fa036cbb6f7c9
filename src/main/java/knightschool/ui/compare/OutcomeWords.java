package knightschool.ui.compare;

import knightschool.search.Outcome;
import knightschool.text.Numbers;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/**
 * How a search ended, as it is said and drawn: never by colour alone.
 *
 * @param icon a mark for it
 * @param sentence what a pane says
 * @param note what stands behind the number of steps in the timeline; empty for a tour
 */
record OutcomeWords(Ikon icon, String sentence, String note) {
    /** The ending of a search that is over after that many steps. */
    static OutcomeWords of(Outcome outcome, long steps) {
        String counted = " after " + Numbers.grouped(steps) + (steps == 1 ? " step" : " steps");
        String after = steps == 0 ? " at once" : counted;
        return switch (outcome) {
            case FOUND -> new OutcomeWords(Feather.CHECK_CIRCLE, "Tour found" + after, "");
            case PROVEN_ABSENT -> new OutcomeWords(Feather.X_CIRCLE, "No tour: proven" + after, "no tour");
            case STOPPED -> new OutcomeWords(Feather.MINUS_CIRCLE, "Stopped" + after + ": nothing is known", "stopped");
        };
    }
}
