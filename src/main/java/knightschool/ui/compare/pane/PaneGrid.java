package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.compare.pane.layout.DomainTablePaneLayout;
import knightschool.ui.compare.pane.layout.PaneContentFitter;
import knightschool.ui.compare.pane.layout.PaneContentLayout;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.ScaledRegion;

/**
 * The panes, all of the same width in whole pixels so that their squares are of the same size. They lie side by side,
 * or in several lines if more of each pane is visible that way. An enlarged pane is shown alone.
 */
public final class PaneGrid extends Region {
    private static final double GAP = 21;

    /** The gap between panes narrower than {@link #NARROW}, in pixels. */
    private static final double SMALL_GAP = 9;

    private static final double NARROW = 300;

    /** The least height where no height suffices. */
    private static final double NONE = Double.POSITIVE_INFINITY;

    /** The gap between two lines of panes, in pixels. */
    private static final double LINE_GAP = 8;

    /** The worth of a pane without code and counters, relative to a pane with them. */
    private static final double BARE = 0.75;

    /**
     * The worth of a pane without code and counters where panes with them have priority: below that of the smallest
     * squares with them.
     */
    private static final double BARE_IN_LESS = 0.01;

    /** The worth of a pane with the domains of all squares, relative to a pane with the domains of some. */
    private static final double WHOLE = 1.6;

    private final Supplier<Board> board;
    private final ScenePlacement form;
    private List<ComparisonPaneView> panes = List.of();
    private OptionalInt enlarged = OptionalInt.empty();
    private List<ComposedAlgorithmVerdictLabel> verdicts = List.of();
    private boolean tables;

    /** The height below each pane for the label with the verdict on a composed algorithm, in pixels. */
    private double below;

    /** The width in which the panes are laid out, in pixels. */
    private double room;

    /** The height in which the panes are laid out, in pixels. */
    private double tall;

    /** @param board supplies the board of the panes */
    public PaneGrid(Supplier<Board> board, ScenePlacement form) {
        this.board = board;
        this.form = form;
        getStyleClass().add("panes");
        setMinSize(0, 0);
    }

    /** Replaces the panes. */
    public void set(List<ComparisonPaneView> now) {
        panes = List.copyOf(now);
        panes.forEach(pane ->
                pane.setNeighbours(() -> panes.stream().filter(Node::isVisible).toList()));
        verdicts = panes.stream().map(ComposedAlgorithmVerdictLabel::new).toList();
        getChildren().setAll(panes);
        verdicts.stream().filter(verdict -> !verdict.isEmpty()).forEach(getChildren()::add);
    }

    /** Shows one pane alone, or all panes if empty. */
    public void enlarge(OptionalInt pane) {
        enlarged = pane;
        for (int i = 0; i < panes.size(); i++) {
            panes.get(i).setVisible(pane.isEmpty() || pane.getAsInt() == i);
        }
        requestLayout();
    }

    /** Shows or hides the domain table of all squares in each pane. */
    public void showTable(boolean visible) {
        tables = visible;
        panes.forEach(pane -> pane.showTable(visible));
        requestLayout();
    }

    /** Returns all panes from left to right, including hidden ones. */
    public List<ComparisonPaneView> panes() {
        return panes;
    }

    /** Returns the visible panes, each with its place among them: left and right, above and below, or else its name. */
    public List<PlacedPane> placed() {
        if (enlarged.isPresent()) {
            return List.of(new PlacedPane(panes.get(enlarged.getAsInt()), ""));
        }
        int columns = columns(lines());
        return IntStream.range(0, panes.size())
                .mapToObj(pane -> new PlacedPane(
                        panes.get(pane),
                        PaneWords.place(
                                pane, panes.size(), columns, panes.get(pane).title())))
                .toList();
    }

    /**
     * A visible pane and its place among the others.
     *
     * @param place the place in words; empty if no other pane is visible
     */
    public record PlacedPane(ComparisonPaneView pane, String place) {}

    /**
     * Returns the index of the pane that the user means: the pane with the keyboard focus, else the pane below the
     * pointer.
     */
    public OptionalInt currentPane() {
        OptionalInt focused = focused();
        return focused.isPresent() ? focused : first(Node::isHover);
    }

    /** Returns the index of the pane with the keyboard focus. */
    public OptionalInt focused() {
        Node focus = getScene() == null ? null : getScene().getFocusOwner();
        return first(pane -> NodeContainment.isInside(focus, pane));
    }

    private OptionalInt first(Predicate<ComparisonPaneView> like) {
        return IntStream.range(0, panes.size())
                .filter(pane -> like.test(panes.get(pane)))
                .findFirst();
    }

    @Override
    protected void layoutChildren() {
        tall = getHeight();
        below = verdictHeight();
        if (enlarged.isPresent()) {
            int pane = enlarged.getAsInt();
            panes.get(pane).resizeRelocate(0, 0, getWidth(), getHeight() - below);
            placeVerdicts(PaneContentLayout.fit(board.get(), room(getWidth(), getHeight() - below)));
            return;
        }
        room = chooseRoom();
        if (verdictsGiveWay()) {
            below = 0;
            room = chooseRoom();
        }
        int lines = lines();
        int columns = columns(lines);
        double gap = gap(columns);
        double width = width(columns);
        double height = height(lines);
        for (int i = 0; i < panes.size(); i++) {
            double x = i % columns * (width + gap);
            panes.get(i).resizeRelocate(x, i / columns * (height + below + LINE_GAP), width, height);
        }
        placeVerdicts(layout(lines));
    }

    /**
     * Returns the height for the label with the verdict below each visible pane, in pixels: 0 if none has a verdict.
     */
    private double verdictHeight() {
        boolean none = enlarged.isPresent()
                ? verdicts.get(enlarged.getAsInt()).isEmpty()
                : verdicts.stream().allMatch(ComposedAlgorithmVerdictLabel::isEmpty);
        return none ? 0 : ComposedAlgorithmVerdictLabel.HEIGHT;
    }

    /** Whether the verdicts give way to several panes that have no room for code and counters. */
    private boolean verdictsGiveWay() {
        return below > 0 && !isAsking() && layout(lines()).isBare();
    }

    private void placeVerdicts(PaneContentLayout at) {
        for (int i = 0; i < panes.size(); i++) {
            verdicts.get(i).place(panes.get(i), at.beside() ? at.gutter() : at.left(), below > 0);
        }
    }

    /**
     * Chooses the width in which to lay out the panes: the width that is visible without scrolling, or the whole width
     * if the panes would otherwise have smaller text. On a slide it is always the whole width.
     */
    private double chooseRoom() {
        room = getWidth();
        if (form != ScenePlacement.WINDOW) {
            return room;
        }
        double visibleWidth = Math.floor(ScaledRegion.seenWidth(this) - 2 * sceneMargin());
        if (panes.isEmpty() || visibleWidth >= room || visibleWidth <= 0) {
            return room;
        }
        PaneContentLayout all = layout(lines());
        room = visibleWidth;
        return layout(lines()).isAsLargeAs(all) ? visibleWidth : getWidth();
    }

    /** Returns the distance of the panes from the left side of the scene, in pixels. */
    private double sceneMargin() {
        double left = 0;
        for (Node above = this; above != null && !(above instanceof ScaledRegion); above = above.getParent()) {
            left += above.getLayoutX();
        }
        return left;
    }

    private AvailablePaneSpace paneRoom(int lines) {
        return room(width(columns(lines)), height(lines));
    }

    /** Returns the room of a pane of the given size, for the parts that the panes show. */
    private AvailablePaneSpace room(double width, double height) {
        AvailablePaneSpace usual = AvailablePaneSpace.at(this, width, height, form);
        return isAsking() ? usual.with(AvailablePaneSpace.Parts.COUNTERS) : usual;
    }

    /** Whether a class is asked about the panes, so that they have only counters besides their boards. */
    private boolean isAsking() {
        return !panes.isEmpty() && panes.getFirst().parts() == AvailablePaneSpace.Parts.COUNTERS;
    }

    private PaneContentLayout layout(int lines) {
        return PaneContentLayout.fit(board.get(), paneRoom(lines));
    }

    /** Returns the least number of lines with the greatest worth. Beside a slide's text it is always one. */
    private int lines() {
        int best = 1;
        for (int lines = 2; form == ScenePlacement.WINDOW && lines <= panes.size(); lines++) {
            best = worth(lines) > worth(best) ? lines : best;
        }
        return best;
    }

    /**
     * Returns the worth of a number of lines: larger squares are worth more, but code and counters are worth more than
     * a few pixels.
     */
    private double worth(int lines) {
        Optional<DomainTablePaneLayout> table =
                tables ? DomainTablePaneLayout.fit(board.get(), paneRoom(lines), true) : Optional.empty();
        if (table.isPresent()) {
            double side = table.get().pane().geometry().side();
            return side
                    * (table.get().hasCode() ? 1 : bareWorth())
                    * (table.get().isWhole() ? WHOLE : 1);
        }
        PaneContentLayout pane = layout(lines);
        return pane.geometry().side() * (pane.isBare() ? bareWorth() : 1);
    }

    /**
     * Returns the factor for panes without code and counters. It is smaller where the user would otherwise have to
     * scroll sideways, or where text is magnified: then squares give way to code and counters.
     */
    private double bareWorth() {
        return room < getWidth() || ScaledRegion.factorOf(this) > 1 ? BARE_IN_LESS : BARE;
    }

    private int columns(int lines) {
        return (panes.size() + lines - 1) / lines;
    }

    private double height(int lines) {
        return Math.floor((tall - LINE_GAP * (lines - 1)) / lines) - below;
    }

    /**
     * Returns the least height of the panes in the given width, in pixels, once they have given way to magnified text:
     * they then show only board and reason, in one line or in two. Panes beside a slide's text keep their parts.
     */
    public double leastHeight(double width) {
        int paneCount = Math.max(1, enlarged.isPresent() ? 1 : panes.size());
        AvailablePaneSpace pane = AvailablePaneSpace.at(this, width(width, paneCount), 0, form);
        double bare =
                pane.isOfSlide() ? NONE : Math.min(bareHeight(width, paneCount, 1), bareHeight(width, paneCount, 2));
        return bare < NONE
                ? bare
                : PaneContentFitter.leastHeight(board.get(), pane)
                        .orElseGet(() -> 2 * PaneContentFitter.leastBareHeight(board.get()) + LINE_GAP);
    }

    /**
     * Returns how much lower than in the given size the panes could be without a smaller or missing part, in pixels: 0
     * unless their boards are as wide as they can be. It does not depend on the height that they have; their width is
     * at most the visible one, where they were laid out in that.
     */
    public double spareHeight(double width, double height) {
        if (panes.isEmpty() || tables) {
            return 0;
        }
        double roomBefore = room;
        double tallBefore = tall;
        double belowBefore = below;
        room = roomBefore < getWidth() ? Math.min(roomBefore, width) : width;
        tall = height;
        below = verdictHeight();
        try {
            if (enlarged.isEmpty() && verdictsGiveWay()) {
                below = 0;
            }
            int lines = enlarged.isPresent() ? 1 : lines();
            AvailablePaneSpace each = enlarged.isPresent() ? room(width, height - below) : paneRoom(lines);
            return lines * PaneContentLayout.spareHeight(board.get(), each);
        } finally {
            room = roomBefore;
            tall = tallBefore;
            below = belowBefore;
        }
    }

    private double bareHeight(double width, int paneCount, int lines) {
        double pane = width(width, (paneCount + lines - 1) / lines);
        return lines * PaneContentFitter.leastBareHeight(board.get(), pane).orElse(NONE) + (lines - 1) * LINE_GAP;
    }

    private double gap(int columns) {
        return gap(room, columns);
    }

    private double width(int columns) {
        return width(room, columns);
    }

    private static double gap(double room, int columns) {
        return width(room, columns, GAP) < NARROW ? SMALL_GAP : GAP;
    }

    private static double width(double room, int columns) {
        return width(room, columns, gap(room, columns));
    }

    private static double width(double room, int columns, double gap) {
        return Math.floor((room - gap * (columns - 1)) / columns);
    }
}
