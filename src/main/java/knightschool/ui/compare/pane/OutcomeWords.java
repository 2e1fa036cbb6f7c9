package knightschool.ui.compare.pane;

import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/**
 * How a search ended, as it is said and drawn: never by colour alone.
 *
 * @param icon a mark for it
 * @param sentence what a pane says
 * @param note what stands behind the number of steps in the timeline; empty for a tour
 * @param steps after how many
 */
public record OutcomeWords(Ikon icon, String sentence, String note, long steps) {
    /** The ending of a search that is over after that many steps. */
    public static OutcomeWords of(Outcome outcome, long steps) {
        String counted = " after " + Plural.counted(steps, "step");
        String after = steps == 0 ? " at once" : counted;
        return switch (outcome) {
            case FOUND -> new OutcomeWords(Feather.CHECK_CIRCLE, "Tour found" + after, "", steps);
            case PROVEN_ABSENT -> new OutcomeWords(Feather.X_CIRCLE, "No tour: proven" + after, "no tour", steps);
            case STOPPED ->
                new OutcomeWords(Feather.MINUS_CIRCLE, "Stopped" + after + ": nothing is known", "stopped", steps);
        };
    }

    /** A search that could go on, but not beyond the limit, which is that many steps. */
    public static OutcomeWords atLimit(long steps) {
        return new OutcomeWords(
                Feather.MINUS_CIRCLE,
                "Stopped at the limit of " + NumberFormatter.grouped(steps) + " steps: nothing is known",
                "",
                steps);
    }

    /** What stands in the timeline: the number of steps and the note, and what else there is to say. */
    public String noted(String more) {
        return NumberFormatter.grouped(steps) + behind(note) + behind(more);
    }

    private static String behind(String words) {
        return words.isEmpty() ? "" : " · " + words;
    }
}
