package knightschool.setup.value;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.compare.VisibleSearchTreeReader;
import knightschool.trace.StepRange;

/**
 * The visible part of the search tree of a comparison, as a set-up stores it: the pane, the range of steps in view, and
 * the selected node.
 *
 * @param pane the index of the pane whose tree it is, from 0; empty for the enlarged pane, or else the first
 * @param steps the steps in view, {@link #EVERY_STEP} for all; empty for those around the shown step
 * @param node the selected node; empty for none
 */
public record ShownSearchTree(
        OptionalInt pane, Optional<StepRange> steps, Optional<VisibleSearchTreeReader.Node> node) {
    /** All steps, however many a search makes. */
    public static final StepRange EVERY_STEP = new StepRange(0, Long.MAX_VALUE);

    /** The steps around the shown one, of the enlarged pane or the first, without a selected node. */
    public static final ShownSearchTree USUAL =
            new ShownSearchTree(OptionalInt.empty(), Optional.empty(), Optional.empty());

    /** How steps are written, for users. */
    public static final String STEPS_REMEDY = "Write all, or two steps, such as 44 to 58884.";

    /** How a node is written, for users. */
    public static final String NODE_REMEDY =
            "Write a step and the number of a square on the path then, such as step 44 depth 6.";

    private static final String ALL = "all";
    private static final Pattern NODE = Pattern.compile("step (\\d{1,15}) depth ([1-9]\\d{0,7})");

    /** Returns the index of the pane whose tree is shown if another one may be enlarged. */
    public int paneBeside(OptionalInt enlarged) {
        return pane.orElse(enlarged.orElse(0));
    }

    /** Returns the text of the steps in files; empty if there are none. */
    public String stepsWord() {
        return steps.map(range -> range.equals(EVERY_STEP) ? ALL : new StepSpan(range.from(), range.to()).word())
                .orElse("");
    }

    /** Returns the text of the node in files; empty if there is none. */
    public String nodeWord() {
        return node.map(one -> "step " + one.step() + " depth " + one.depth()).orElse("");
    }

    /** Parses steps; empty if the text is neither two steps nor the word for all. */
    public static Optional<StepRange> steps(String text) {
        return text.strip().equalsIgnoreCase(ALL)
                ? Optional.of(EVERY_STEP)
                : StepSpan.of(text).map(span -> new StepRange(span.first(), span.last()));
    }

    /** Parses a node; empty if the text names none. */
    public static Optional<VisibleSearchTreeReader.Node> node(String text) {
        Matcher matcher = NODE.matcher(text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " "));
        return matcher.matches()
                ? Optional.of(new VisibleSearchTreeReader.Node(
                        Long.parseLong(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }
}
