package knightschool.setup.value;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.trace.StepRange;

/**
 * The visible part of the search tree of a comparison, as a set-up stores it: the pane, the range of steps in view, and
 * the selected node.
 *
 * @param pane the index, from 0, of the pane whose tree or node it is; empty for the enlarged pane, and for the first
 *     pane where none is enlarged
 * @param steps the steps in view, {@link #EVERY_STEP} for all; empty for those around the shown step, or for all where
 *     the trees of all panes are shown
 * @param node the selected node; empty for none
 * @param all whether the trees of all panes are shown; then only a node has a pane
 */
public record SearchTreeViewState(
        OptionalInt pane, Optional<StepRange> steps, Optional<SearchTreeInViewReader.Node> node, boolean all) {
    public SearchTreeViewState {
        pane = all && node.isEmpty() ? OptionalInt.empty() : pane;
    }

    /** All steps, however many a search makes. */
    public static final StepRange EVERY_STEP = new StepRange(0, Long.MAX_VALUE);

    /** The index that stands for all panes. */
    public static final int ALL_PANES = -1;

    /** The steps around the shown one, of the enlarged pane or the first, without a selected node. */
    public static final SearchTreeViewState USUAL =
            new SearchTreeViewState(OptionalInt.empty(), Optional.empty(), Optional.empty(), false);

    /** How steps are written, for users. */
    public static final String STEPS_REMEDY = "Write all, or two steps, such as 44 to 58884.";

    /** How a node is written, for users. */
    public static final String NODE_REMEDY =
            "Write a step and the number of a square on the path then, such as step 44 depth 6; where the trees of all panes are shown, the number of its pane may stand before it: pane 2 step 44 depth 6.";

    private static final String ALL = "all";
    private static final Pattern NODE = Pattern.compile("(?:pane ([1-9]) )?step (\\d{1,15}) depth ([1-9]\\d{0,7})");

    /**
     * A node as it is written.
     *
     * @param pane the index of its pane; empty if none is named
     */
    public record WrittenNode(OptionalInt pane, SearchTreeInViewReader.Node node) {}

    /**
     * Returns what is seen of the tree as files describe it.
     *
     * @param which the index of a pane, {@link #ALL_PANES} for all; empty if none is named
     * @param written a node, with its pane where all trees are shown
     */
    public static SearchTreeViewState of(OptionalInt which, Optional<StepRange> steps, Optional<WrittenNode> written) {
        boolean all = which.equals(OptionalInt.of(ALL_PANES));
        OptionalInt pane = all ? written.map(WrittenNode::pane).orElse(OptionalInt.empty()) : which;
        return new SearchTreeViewState(pane, steps, written.map(WrittenNode::node), all);
    }

    /** Returns the text of the pane in files; empty if there is none. */
    public String paneWord() {
        return all ? ALL : pane.isEmpty() ? "" : String.valueOf(pane.getAsInt() + 1);
    }

    /**
     * Parses the number of a pane, or the word for all, which is {@link #ALL_PANES}; empty if the text is neither.
     *
     * @param most the greatest number
     */
    public static Optional<Integer> pane(String text, int most) {
        String word = text.strip();
        if (word.equalsIgnoreCase(ALL)) {
            return Optional.of(ALL_PANES);
        }
        return word.matches("[1-9]") && Integer.parseInt(word) <= most
                ? Optional.of(Integer.parseInt(word) - 1)
                : Optional.empty();
    }

    /** How a pane is written, for users. */
    public static String paneRemedy(int most) {
        return "Write all, or a whole number from 1 to " + most + ".";
    }

    /** Returns the index of the pane whose tree is shown if another one may be enlarged. */
    public int paneBeside(OptionalInt enlarged) {
        return pane.orElse(enlarged.orElse(0));
    }

    /** Returns the text of the steps in files; empty if there are none. */
    public String stepsWord() {
        return steps.map(range -> range.equals(EVERY_STEP) ? ALL : new TimelineBracket(range.from(), range.to()).word())
                .orElse("");
    }

    /** Returns the text of the node in files; empty if there is none. */
    public String nodeWord() {
        String where = all && pane.isPresent() ? "pane " + (pane.getAsInt() + 1) + " " : "";
        return node.map(one -> where + "step " + one.step() + " depth " + one.depth())
                .orElse("");
    }

    /** Parses steps; empty if the text is neither two steps nor the word for all. */
    public static Optional<StepRange> steps(String text) {
        return text.strip().equalsIgnoreCase(ALL)
                ? Optional.of(EVERY_STEP)
                : TimelineBracket.of(text).map(span -> new StepRange(span.first(), span.last()));
    }

    /**
     * Parses a node; empty if the text names none.
     *
     * @param most the greatest number of a pane that it may name; 0 if it may name none
     */
    public static Optional<WrittenNode> node(String text, int most) {
        Matcher matcher = NODE.matcher(text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " "));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        OptionalInt pane =
                matcher.group(1) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(matcher.group(1)) - 1);
        return pane.isPresent() && pane.getAsInt() >= most
                ? Optional.empty()
                : Optional.of(new WrittenNode(
                        pane,
                        new SearchTreeInViewReader.Node(
                                Long.parseLong(matcher.group(2)), Integer.parseInt(matcher.group(3)))));
    }
}
