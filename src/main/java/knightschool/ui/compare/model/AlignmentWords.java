package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.compare.AlignedSteps;
import knightschool.compare.Alignment;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.text.SentenceCase;
import knightschool.trace.SearchSnapshot;

/**
 * Texts on how the panes of a comparison are lined up in time: the entries of the menu, and the sentence on the number
 * of steps, visits or events that is the same in all panes.
 */
public final class AlignmentWords {
    private AlignmentWords() {}

    /** Returns the entry of a menu that lines panes up. */
    public static String choice(Alignment alignment) {
        return switch (alignment) {
            case STEP -> "By step: all panes at the same step";
            case VISITED -> "By squares visited: each where it first had as many as the first pane";
            case UNDONE -> "By squares taken back: each where it first had as many as the first pane";
            case PRUNED -> "By prunes: each where it first had as many as the first pane";
        };
    }

    /**
     * The sentence on searches that are not lined up by step. The sentence names the common event of all searches and
     * the step of the event in each search, unless all searches begin with the event. Shorter versions for little space
     * follow.
     *
     * @param frames the searches where they are shown
     * @param names the names of the searches within a sentence
     */
    public static List<String> sentences(AlignedSteps steps, List<SearchSnapshot> frames, List<String> names) {
        if (steps.value() == 0) {
            return List.of(SentenceCase.begun(same(steps) + "."));
        }
        List<String> clauses = IntStream.range(0, names.size())
                .mapToObj(pane -> names.get(pane) + " " + at(steps.firstSteps().get(pane), frames.get(pane)))
                .toList();
        List<String> shorter = new ArrayList<>();
        for (int count = clauses.size(); count > 0; count--) {
            String rest = count == clauses.size() ? "" : " …";
            shorter.add(
                    SentenceCase.begun(same(steps) + ": " + String.join("; ", clauses.subList(0, count)) + rest + "."));
        }
        return shorter;
    }

    private static String same(AlignedSteps steps) {
        return switch (steps.alignment()) {
            case STEP -> "the same step";
            case VISITED -> Plural.counted(steps.value(), "square") + " visited for the first time";
            case UNDONE ->
                steps.value() == 0
                        ? "no square taken back so far"
                        : Plural.counted(steps.value(), "square") + " taken back";
            case PRUNED -> steps.value() == 0 ? "no prune so far" : Plural.counted(steps.value(), "prune");
        };
    }

    /** @param frame where the search is shown: as far as it is computed, if it has not come there */
    private static String at(OptionalLong reachedStep, SearchSnapshot frame) {
        if (reachedStep.isPresent()) {
            return "at step " + NumberFormatter.grouped(reachedStep.getAsLong());
        }
        return frame.isOver() ? "never" : "not up to step " + NumberFormatter.grouped(frame.step());
    }
}
