package knightschool.ui.compare.pane.layout;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * Chooses, for a given width and height, the number of lines in which the panes of a comparison are arranged and the
 * width that they take, so that squares are large and few parts are left out.
 */
public final class PaneGridFitter {
    /** The worth of a pane without code and counters, relative to a pane with them. */
    private static final double BARE = 0.75;

    /**
     * The worth of a pane without code and counters where panes with them have priority: below that of the smallest
     * squares with them.
     */
    private static final double BARE_IN_LESS = 0.01;

    /** The worth of a pane with counters and without code, relative to one without either. */
    private static final double COUNTERS_ALONE = 1.07;

    /** The worth of panes with their verdicts, relative to panes without them. */
    private static final double VERDICT = 1.1;

    /** The worth of a pane too narrow for its name, relative to one with its whole name. */
    private static final double CUT_NAME = 0.75;

    /** The worth of a pane with the domains of all squares, relative to a pane with the domains of some. */
    private static final double WHOLE = 1.6;

    /** The longer side of a board that leaves the parts below the panes some of its height, in pixels. */
    private static final double COMFORTABLE_BOARD = 300;

    /** The width of a pane whose header has the longest usual name and one count in small type, in pixels. */
    private static final double LEAST_HEADER = 210;

    /** The length of a board that is given up for the code of the pane, in pixels. */
    private static final double WORTH_OF_CODE = 16;

    private final PaneGridContent content;
    private final Board board;
    private final double width;
    private final double height;

    PaneGridFitter(PaneGridContent content, double width, double height) {
        this.content = content;
        this.board = content.board();
        this.width = width;
        this.height = height;
    }

    /**
     * Returns the arrangement. The verdicts give way to several panes that have no room for code and counters, if these
     * gain by it.
     */
    PaneGridLayout fit() {
        if (content.isEnlarged()) {
            return new PaneGridLayout(content, 1, width, height, content.verdict());
        }
        PaneGridLayout usual = fit(content.verdict());
        boolean givesWay =
                content.verdict() > 0 && !content.isAsking() && usual.pane().isBare();
        return givesWay ? withoutVerdicts(usual) : usual;
    }

    private PaneGridLayout withoutVerdicts(PaneGridLayout usual) {
        PaneGridLayout without = fit(0);
        return worth(without) > VERDICT * worth(usual) ? without : usual;
    }

    /**
     * Returns the arrangement in the width that is visible without scrolling, or in the whole width if the panes would
     * otherwise have smaller text. On a slide it is always the whole width.
     */
    private PaneGridLayout fit(double below) {
        PaneGridLayout whole = best(width, below);
        double visible = Math.floor(content.screen().visibleWidth());
        if (!content.isInWindow() || visible >= width || visible <= 0) {
            return whole;
        }
        PaneGridLayout visibleLayout = best(visible, below);
        return visibleLayout.pane().isAsLargeAs(whole.pane()) ? visibleLayout : whole;
    }

    /** Returns the arrangement in the least number of lines with the greatest worth; beside a slide's text in one. */
    private PaneGridLayout best(double room, double below) {
        int most = content.isInWindow() ? content.panes() : 1;
        return IntStream.rangeClosed(1, most)
                .mapToObj(lines -> new PaneGridLayout(content, lines, room, height, below))
                .max(Comparator.comparingDouble(this::worth).thenComparing(layout -> -layout.lines()))
                .orElseThrow();
    }

    /**
     * Returns the worth of an arrangement: larger squares are worth more, but code and counters are worth more than a
     * few pixels. While a class is asked, every arrangement has the same parts, and the class looks at the boards.
     */
    private double worth(PaneGridLayout layout) {
        Optional<DomainTablePaneLayout> table =
                content.tables() ? DomainTablePaneLayout.fit(board, layout.paneRoom(), true) : Optional.empty();
        double bare = bareWorth(layout.room());
        if (table.isPresent()) {
            double side = table.get().pane().geometry().side();
            return side * (table.get().hasCode() ? 1 : bare) * (table.get().isWhole() ? WHOLE : 1);
        }
        PaneContentLayout pane = layout.pane();
        if (content.isAsking()) {
            return pane.geometry().side();
        }
        if (isInUsualWords(layout) && !content.tables()) {
            return pane.geometry().side() + worthOfParts(layout);
        }
        double parts =
                !pane.isBare() ? 1 : pane.countersAlone(layout.paneHeight()).isPresent() ? bare * COUNTERS_ALONE : bare;
        double name = layout.paneWidth() < LEAST_HEADER ? CUT_NAME : 1;
        return pane.geometry().side() * parts * name;
    }

    /**
     * Whether the panes are in a window, all of them in view, in words of the usual size: with more room no squares
     * shrink.
     */
    private boolean isInUsualWords(PaneGridLayout layout) {
        return content.isInWindow() && content.screen().factor() == 1 && layout.room() >= width;
    }

    /** Returns the worth of what is shown besides the boards, in pixels of the side of a square. */
    private double worthOfParts(PaneGridLayout layout) {
        double code = !layout.pane().isBare()
                ? 1
                : layout.pane().countersAlone(layout.paneHeight()).isPresent() ? 0.25 : 0;
        double name = layout.paneWidth() < LEAST_HEADER ? 0 : 0.2;
        return WORTH_OF_CODE / Math.max(board.columns(), board.rows()) * code + name;
    }

    /**
     * Returns the factor for panes without code and counters. It is smaller where the user would otherwise have to
     * scroll sideways, or where text is magnified: then squares give way to code and counters.
     */
    private double bareWorth(double room) {
        return room < width || content.screen().factor() > 1 ? BARE_IN_LESS : BARE;
    }

    /**
     * Returns the least height of the panes in the given width in a window, in pixels: they then show only board and
     * reason, and the verdict where it does not give way, in as many lines as need the least.
     */
    public static double leastHeight(PaneGridContent content, double width) {
        return least(content, width).height();
    }

    /**
     * Returns the height down to which panes in a window give room to the parts below them before these shrink, in
     * pixels.
     */
    public static double comfortableHeight(PaneGridContent content, double width) {
        Least least = least(content, width);
        int longer = Math.max(content.board().columns(), content.board().rows());
        double now = (double) PaneContentFitter.leastSide(content.board()) * longer;
        double board = Math.min(COMFORTABLE_BOARD, least.paneWidth());
        return least.height() + least.lines() * Math.max(0, board - now);
    }

    /** The arrangement of panes that needs the least height, in pixels. */
    private record Least(int lines, double paneWidth, double height) {}

    private static Least least(PaneGridContent content, double width) {
        return IntStream.rangeClosed(1, content.panes())
                .mapToObj(lines -> inLines(content, width, lines))
                .min(Comparator.comparingDouble(Least::height))
                .orElseThrow();
    }

    /** Returns the arrangement in a number of lines; where a board is too wide for its pane, only one above another. */
    private static Least inLines(PaneGridContent content, double width, int lines) {
        double pane = PaneGridLayout.paneWidth(width, PaneGridLayout.columns(content.panes(), lines));
        double bare = PaneContentFitter.leastBareHeight(content.board(), pane)
                .orElse(
                        lines == content.panes()
                                ? PaneContentFitter.leastBareHeight(content.board())
                                : Double.POSITIVE_INFINITY);
        double verdict = content.isEnlarged() || content.isAsking() ? content.verdict() : 0;
        return new Least(lines, pane, lines * (bare + verdict) + (lines - 1) * PaneGridLayout.LINE_GAP);
    }
}
