package knightschool.ui.compare.pane;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.compare.pane.layout.PaneContentLayout;
import knightschool.ui.compare.pane.layout.PaneGridContent;
import knightschool.ui.compare.pane.layout.PaneGridFitter;
import knightschool.ui.compare.pane.layout.PaneGridLayout;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.ScaledRegion;

/**
 * The panes, all of the same width in whole pixels so that their squares are of the same size. They lie side by side,
 * or in several lines if more of each pane is visible that way. An enlarged pane is shown alone.
 */
public final class PaneGrid extends Region {
    /**
     * The height by which the panes may get lower before their large type is given up, in pixels: what is below them
     * grows with their type.
     */
    private static final double LARGE_MARGIN = 60;

    /** The side of squares below which a slide gives its boards the height of its tree, in pixels. */
    private static final double LEAST_SIDE_ON_SLIDE = 34;

    private final Supplier<Board> board;
    private final ScenePlacement form;
    private final ReadOnlyBooleanWrapper large = new ReadOnlyBooleanWrapper(this, "large");
    private List<ComparisonPaneView> panes = List.of();
    private OptionalInt enlarged = OptionalInt.empty();
    private List<ComposedAlgorithmVerdictLabel> verdicts = List.of();
    private final PaneDragHandler drag = new PaneDragHandler(this);
    private boolean tables;

    /** @param board supplies the board of the panes */
    public PaneGrid(Supplier<Board> board, ScenePlacement form) {
        this.board = board;
        this.form = form;
        getStyleClass().add("panes");
        setMinWidth(0);
    }

    /** Replaces the panes. */
    public void set(List<ComparisonPaneView> now) {
        panes = List.copyOf(now);
        panes.forEach(pane ->
                pane.setNeighbours(() -> panes.stream().filter(Node::isVisible).toList()));
        verdicts = panes.stream().map(ComposedAlgorithmVerdictLabel::new).toList();
        getChildren().setAll(panes);
        verdicts.stream().filter(verdict -> !verdict.isEmpty()).forEach(getChildren()::add);
        drag.cancel();
        getChildren().add(drag.line());
    }

    /**
     * Lets panes be dragged by their headers.
     *
     * @param dragged receives the index of a pane that was dragged to another place, and its index afterwards
     */
    public void setOnDragged(BiConsumer<Integer, Integer> dragged) {
        drag.follow(dragged);
    }

    /** Shows one pane alone, or all panes if empty. */
    public void enlarge(OptionalInt pane) {
        enlarged = pane;
        for (int i = 0; i < panes.size(); i++) {
            panes.get(i).setVisible(pane.isEmpty() || pane.getAsInt() == i);
        }
        requestLayout();
    }

    /**
     * Shows or hides the domain table of all squares in each pane.
     *
     * @param alone whether boards leave out the open moves where a table is
     */
    public void showTable(boolean visible, boolean alone) {
        tables = visible;
        panes.forEach(pane -> pane.showTable(visible, alone));
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
        int columns = columns();
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
        if (panes.isEmpty()) {
            return;
        }
        PaneGridLayout layout = PaneGridLayout.fit(content(), getWidth(), getHeight());
        if (enlarged.isPresent()) {
            panes.get(enlarged.getAsInt()).resizeRelocate(0, 0, layout.paneWidth(), layout.paneHeight());
        } else {
            for (int i = 0; i < panes.size(); i++) {
                double x = i % layout.columns() * (layout.paneWidth() + layout.gap());
                double y = i / layout.columns() * (layout.paneHeight() + layout.below() + layout.lineGap());
                panes.get(i).resizeRelocate(x, y, layout.paneWidth(), layout.paneHeight());
            }
        }
        placeVerdicts(layout);
        followSize();
    }

    /** Whether the panes have text that can be read from the back of a room. */
    public ReadOnlyBooleanProperty largeProperty() {
        return large.getReadOnlyProperty();
    }

    private void followSize() {
        double height = getHeight() + (large.get() ? LARGE_MARGIN : 0);
        large.set(
                PaneGridLayout.fit(content(), getWidth(), height).pane().text().isLarge());
    }

    private void placeVerdicts(PaneGridLayout layout) {
        PaneContentLayout at = layout.pane();
        for (int i = 0; i < panes.size(); i++) {
            verdicts.get(i).place(panes.get(i), at.beside() ? at.gutter() : at.left(), layout.below() > 0);
        }
    }

    private int columns() {
        return panes.isEmpty()
                ? 0
                : PaneGridLayout.fit(content(), getWidth(), getHeight()).columns();
    }

    /** Returns the content by which the panes are arranged in a size. */
    private PaneGridContent content() {
        PaneGridContent.Screen screen = new PaneGridContent.Screen(
                form, ScaledRegion.factorOf(this), ScaledRegion.seenWidth(this) - 2 * sceneMargin());
        int count = enlarged.isPresent() ? 1 : Math.max(1, panes.size());
        return new PaneGridContent(board.get(), count, enlarged.isPresent(), parts(), tables, verdictHeight(), screen);
    }

    /**
     * Returns the parts that the panes have room for: while a class is asked, only counters besides their boards; on
     * some slides boards alone.
     */
    private AvailablePaneSpace.Parts parts() {
        Set<AvailablePaneSpace.Parts> parts =
                panes.stream().map(ComparisonPaneView::parts).collect(Collectors.toSet());
        return parts.size() == 1 ? parts.iterator().next() : AvailablePaneSpace.Parts.ALL;
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

    /** Returns the distance of the panes from the left side of the scene, in pixels. */
    private double sceneMargin() {
        double left = 0;
        for (Node above = this; above != null && !(above instanceof ScaledRegion); above = above.getParent()) {
            left += above.getLayoutX();
        }
        return left;
    }

    /** In a window the width decides how high the panes must be at least; on a slide they may have any height. */
    @Override
    public Orientation getContentBias() {
        return form == ScenePlacement.WINDOW ? Orientation.HORIZONTAL : null;
    }

    @Override
    protected double computeMinHeight(double width) {
        return form == ScenePlacement.WINDOW ? PaneGridFitter.leastHeight(content(), width(width)) : 0;
    }

    /** The height that the panes give up to the parts below them only as these shrink, too. */
    @Override
    protected double computePrefHeight(double width) {
        return form == ScenePlacement.WINDOW ? PaneGridFitter.comfortableHeight(content(), width(width)) : 0;
    }

    private double width(double wanted) {
        return wanted < 0 ? getWidth() : wanted;
    }

    /**
     * Returns how much lower than in the given size the panes could be without a smaller or missing part, in pixels: 0
     * unless their boards are as wide as they can be.
     */
    public double spareHeight(double width, double height) {
        return panes.isEmpty()
                ? 0
                : PaneGridLayout.fit(content(), width, height).spareHeight();
    }

    /**
     * Returns how much higher than in the given size the panes of a slide would have to be for squares that are seen
     * from the back of a room, in pixels; 0 in the window, where they have a least height.
     *
     * @param most the greatest height that can be added, in pixels
     */
    public double missingHeight(double width, double height, double most) {
        return panes.isEmpty() || form == ScenePlacement.WINDOW || most <= 0
                ? 0
                : PaneGridLayout.missingHeight(content(), width, height, LEAST_SIDE_ON_SLIDE, most);
    }
}
