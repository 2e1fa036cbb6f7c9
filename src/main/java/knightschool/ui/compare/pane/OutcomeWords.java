package knightschool.ui.compare.pane;

import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/**
 * The outcome of a search in words and as an icon, so that it is never shown by colour alone.
 *
 * @param icon the icon of the outcome
 * @param sentence the sentence that a pane shows
 * @param note the note behind the number of steps in the timeline; empty for a tour
 * @param steps the number of steps that the search took
 */
public record OutcomeWords(Ikon icon, String sentence, String note, long steps) {
    /** Returns the words for a search that ended after the given number of steps. */
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

    /** Returns the words for a search that was stopped at the limit of the given number of steps. */
    public static OutcomeWords atLimit(long steps) {
        return new OutcomeWords(
                Feather.MINUS_CIRCLE,
                "Stopped at the limit of " + NumberFormatter.grouped(steps) + " steps: nothing is known",
                "",
                steps);
    }

    /**
     * Returns the text in the timeline: the number of steps, the note, and any further words.
     *
     * @param more further words; may be empty
     */
    public String withNote(String more) {
        return NumberFormatter.grouped(steps) + behind(note) + behind(more);
    }

    private static String behind(String words) {
        return words.isEmpty() ? "" : " · " + words;
    }
}
