package knightschool.ui.compare.tree;

import static knightschool.compare.SearchTreeInViewReader.MOST_STEPS_OF_ALL_NODES;
import static knightschool.compare.SearchTreeInViewReader.MOST_STEPS_OF_ALL_PATHS;
import static knightschool.compare.SearchTreeInViewReader.MOST_STEPS_OF_ALL_PRUNES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCost;
import knightschool.compare.OtherSearchPathFate;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SelectedSubtree;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.trace.PositionRevisitStatus;
import knightschool.trace.RevisitedPositionFinder;
import knightschool.trace.Subtree;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.pane.PaneIdentity;

/** The words of the search tree. */
public final class SearchTreeWords {
    /** The button that goes to the selected node. */
    public static final String GO = "Go there";

    /** The button that goes to the step after the selected subtree. */
    public static final String SKIP = "Skip it";

    /** The name in the legend of a square that shows how often it was placed. */
    public static final String PLACED = "How often the knight was placed here";

    /** The explanation in the legend. */
    public static final String PLACED_HOW = "below the node chosen in the tree; stronger is more often";

    static final String TITLE = "Search tree of";
    static final String TITLE_ALONE = "Search tree";
    static final String PANE_HELP = "Choose whose search tree is shown";
    static final String TITLE_ALL = "Search trees of";
    static final String ONE_PANE_FIRST = "Nodes and links are drawn for one pane: choose it here.";
    static final String NOTHING = "The search has made no step yet.";
    static final String NONE_BESIDE = "No other node of this depth is beside it here.";
    /** Stands in the place of what is said of a node while none is chosen. */
    static final String CHOOSE = "Click a node to see what was spent below it. With the keys: "
            + CommandDefinitions.keyText("compare.tree-focus") + ", then the arrows.";

    static final String HELP =
            "Click a node to see what was spent below it, double click to go to the step that placed it. Turn the wheel to come nearer, drag to move. With the keys: "
                    + CommandDefinitions.keyText("compare.tree-focus")
                    + " to the tree and back, the arrows choose a node, Enter goes there.";

    static final String HELP_ALL = HELP + " Shift with an arrow up or down goes to the tree of another pane.";

    static final String AGAIN_HELP =
            "Visited again (palest): the search was here before, with the same squares visited in another order and the knight on the same square. So all that it does below, it has done before. With more than "
                    + NumberFormatter.grouped(MOST_STEPS_OF_ALL_PATHS)
                    + " steps in view this is shown only for wide nodes: come nearer, or click a node. Where it would take too long to find out, it is not shown. Pruned (hatched): it looked ahead and took the knight back at once. With more than "
                    + NumberFormatter.grouped(MOST_STEPS_OF_ALL_PRUNES) + " steps in view that is not shown.";

    static final String AGAIN_UNKNOWN =
            "This search jumps back: which positions it visited again is known only while it has made at most "
                    + NumberFormatter.grouped(RevisitedPositionFinder.MOST_STEPS_RECORDED) + " steps.";

    static final String TOO_LARGE =
            "Too large for nodes and links: more than " + NumberFormatter.grouped(MOST_STEPS_OF_ALL_NODES) + " steps.";

    static final String NO_ROOM = "There is no room here for nodes and links: enlarge the window, or hide other parts.";

    /** The number of other searches for whose reasons a place is kept. */
    private static final int MOST_WITH_REASONS = 3;

    /** The most steps that are counted below a node for each step of the limit. */
    private static final long STEPS_COUNTED_FOR_ONE = 100;

    /** A reason that few are longer than. */
    private static final String USUAL_REASON = "d4 left e6 without an open move.";

    /** Stands in a reason before what the search does therefore, which is said of the step already. */
    private static final String THEREFORE = ": ";

    /** Follows a number that grows while a search goes on. */
    private static final String SO_FAR = " so far";

    /** Follows the words on a node whose whole size is not counted. */
    private static final String NOT_COUNTED = ". To count further, each step would have to be made";

    private SearchTreeWords() {}

    /**
     * A sentence with words that lead to a step.
     *
     * @param before the words before them
     * @param step the words that lead there; empty if none do
     * @param after the words after them
     */
    record SentenceWithStep(String before, String step, String after) {
        private static SentenceWithStep alone(String sentence) {
            return new SentenceWithStep(sentence, "", "");
        }

        String text() {
            return before + step + after;
        }
    }

    /**
     * Returns words on a node that few are longer than: those on the node itself, and those on the other searches if
     * there are any. They change only with the first digits of the numbers and the end of the search, and not with each
     * step that is shown.
     *
     * @param whose the name before the words on the node; empty if there is none
     * @param others the panes of the other searches
     * @param tree the tree as far as it is known; empty if it is not
     */
    static List<String> longest(
            Optional<String> whose, List<PaneIdentity> others, Board board, Optional<SearchTreeInView> tree) {
        int squares = board.squares();
        long most = rounded(tree.map(now -> now.whole().span().to()).orElse(0L));
        long pruned =
                rounded(tree.map(now -> now.progress().counters().pruned()).orElse(0L));
        boolean isOver = tree.filter(now -> now.progress().complete()).isPresent();
        Subtree node = new Subtree(squares - 1, squares, most, most, false, most, most, pruned, squares, false);
        SelectedSubtree selected = new SelectedSubtree(
                node, new KnightPath(new int[squares]), PositionRevisitStatus.FIRST, Optional.empty(), 0, List.of());
        Optional<ChoiceCost> whole =
                isOver ? Optional.empty() : Optional.of(ChoiceCost.of(most * STEPS_COUNTED_FOR_ONE, Outcome.FOUND));
        String facts = whose.map(name -> name + ": ").orElse("") + of(selected, board, isOver, whole);
        // With many panes the trees need the height more than reasons that few of them have.
        boolean hasReasons = others.size() <= MOST_WITH_REASONS;
        String fates = others.stream()
                .map(other -> of(
                                longest(hasReasons && other.solver().policy().looksAhead(), squares, most),
                                node,
                                other.title())
                        .text())
                .collect(Collectors.joining(" "));
        return fates.isEmpty() ? List.of(facts) : List.of(facts, fates);
    }

    private static OtherSearchPathFate longest(boolean isReasoned, int squares, long most) {
        return isReasoned
                ? new OtherSearchPathFate(0, OtherSearchPathFate.Kind.TURNS_BACK, squares - 1, most, 0, USUAL_REASON)
                : new OtherSearchPathFate(0, OtherSearchPathFate.Kind.TRIES, squares, most, most, "");
    }

    /** Returns the largest number of one digit and zeros that is not greater than a number. */
    private static long rounded(long number) {
        long unit = 1;
        while (number / unit >= 10) {
            unit *= 10;
        }
        return number / unit * unit;
    }

    /**
     * Returns how another search treats the path to a node.
     *
     * @param node the node in the first search
     * @param name the name of the other search
     */
    static SentenceWithStep of(OtherSearchPathFate encounter, Subtree node, String name) {
        String step = "step " + NumberFormatter.grouped(encounter.step());
        return switch (encounter.kind()) {
            case TRIES ->
                SentenceWithStep.alone(name + " comes there too, and spends "
                        + Plural.counted(encounter.steps(), "step") + " below it.");
            case TURNS_BACK ->
                new SentenceWithStep(
                        name + " never comes there: it looks ahead and turns back " + above(encounter, node) + ", in ",
                        step,
                        (". " + because(encounter.reason())).strip());
            case PASSES_OVER ->
                new SentenceWithStep(
                        name + " never comes there: it tries other moves " + above(encounter, node) + ", from ",
                        step,
                        " on.");
            case ENDS_BEFORE ->
                SentenceWithStep.alone(name + " never comes there: it goes another way " + above(encounter, node)
                        + ", and does not come back.");
            case NOT_YET -> SentenceWithStep.alone(name + " has not come there yet.");
        };
    }

    /** Returns a reason without what the search does therefore. */
    private static String because(String reason) {
        int end = reason.indexOf(THEREFORE);
        return end < 0 ? reason : reason.substring(0, end) + ".";
    }

    private static String above(OtherSearchPathFate encounter, Subtree node) {
        int squares = node.depth() - encounter.depth();
        return NumberFormatter.grouped(squares) + (squares == 1 ? " square before" : " squares before");
    }

    /**
     * Returns a description of the steps spent below a node, and whether its position had been visited before.
     *
     * @param over whether the search is over
     * @param whole the steps of the whole subtree where the search has stopped below the node, as far as they are
     *     counted
     */
    static String of(SelectedSubtree selected, Board board, boolean over, Optional<ChoiceCost> whole) {
        return of(selected.subtree(), board, over, whole) + ". " + of(selected.visit());
    }

    private static String of(PositionRevisitStatus visit) {
        return switch (visit) {
            case FIRST -> "First visit.";
            case AGAIN -> "Visited again.";
            case UNKNOWN -> "Whether it was visited before is not known.";
        };
    }

    private static String of(Subtree subtree, Board board, boolean over, Optional<ChoiceCost> whole) {
        return SquareNames.name(board, subtree.square()) + " as square " + NumberFormatter.grouped(subtree.depth())
                + " of the path, " + steps(subtree) + ": " + Plural.counted(subtree.steps(), "step")
                + (isOver(subtree, over) ? "" : SO_FAR) + ", "
                + NumberFormatter.grouped(subtree.placements())
                + " placed, " + pruned(subtree) + "at most " + Plural.counted(subtree.deepest(), "square")
                + " visited, "
                + end(subtree, over)
                + (isOver(subtree, over)
                        ? ""
                        : whole.map(SearchTreeWords::inAll).orElse(""));
    }

    private static String pruned(Subtree subtree) {
        return subtree.pruned() == 0 ? "" : NumberFormatter.grouped(subtree.pruned()) + " pruned, ";
    }

    private static String steps(Subtree subtree) {
        String first = NumberFormatter.grouped(subtree.first());
        return subtree.first() == subtree.last()
                ? "step " + first
                : "steps " + first + " to " + NumberFormatter.grouped(subtree.last());
    }

    private static boolean isOver(Subtree subtree, boolean over) {
        return subtree.ended() || over;
    }

    /** Returns what a search without a limit would spend below a node. */
    private static String inAll(ChoiceCost whole) {
        if (whole.equals(ChoiceCost.UNKNOWN)) {
            return NOT_COUNTED;
        }
        return ". Without a limit it would be " + (whole.isExact() ? "" : "more than ")
                + Plural.counted(whole.steps(), "step")
                + whole.end()
                        .map(end -> end == Outcome.FOUND ? ", with a tour at the end" : ", without a tour")
                        .orElse("");
    }

    private static String end(Subtree subtree, boolean over) {
        return subtree.hasTour() ? "with the tour" : "no tour" + (isOver(subtree, over) ? "" : SO_FAR);
    }

    /** Returns how many steps of a whole subtree are counted. */
    static String countingAll(long steps) {
        return "Counting all steps below: " + NumberFormatter.grouped(steps) + ". "
                + CommandDefinitions.keyText(CompareCommands.STOP) + " stops it.";
    }

    /** Returns how far the placements in a subtree are counted. */
    static String counting(SelectedSubtree selected) {
        long share = selected.counted() * 100 / selected.subtree().steps();
        return "Counting how often squares were placed: " + share + " %. "
                + CommandDefinitions.keyText(CompareCommands.STOP) + " stops it.";
    }

    /** Returns the text that a screen reader reads for the trees of all panes. */
    static String readOutAll(long first, long last) {
        return TITLE_ALL + " all panes, steps " + NumberFormatter.grouped(first) + " to "
                + NumberFormatter.grouped(last);
    }

    static String readOut(String pane, long first, long last) {
        return TITLE + " " + pane + ", steps " + NumberFormatter.grouped(first) + " to "
                + NumberFormatter.grouped(last);
    }
}
