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
import knightschool.ui.control.NodeTree;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.theme.ScaledRegion;

/**
 * The panes, equally wide to the pixel, so that their squares are equally large: side by side, or in as many lines as
 * show most. One that is enlarged is shown alone.
 */
public final class PaneRow extends Region {
    private static final double GAP = 21;

    /** Between panes that need every pixel. */
    private static final double SMALL_GAP = 9;

    private static final double NARROW = 300;

    /** No height is enough. */
    private static final double NONE = Double.POSITIVE_INFINITY;

    /** One below the other. */
    private static final double LINE_GAP = 8;

    /** What a pane without code and counters is worth beside one that has them. */
    private static final double BARE = 0.75;

    /** The same where other panes are to be kept as they are: less than the smallest squares. */
    private static final double BARE_IN_LESS = 0.01;

    /** What a pane with the domains of all squares is worth beside one with some of them. */
    private static final double WHOLE = 1.6;

    private final Supplier<Board> board;
    private final SceneForm form;
    private List<PaneView> panes = List.of();
    private OptionalInt enlarged = OptionalInt.empty();
    private boolean tables;

    /** The width in which the panes lie, in pixels. */
    private double room;

    /** @param board what the panes show */
    public PaneRow(Supplier<Board> board, SceneForm form) {
        this.board = board;
        this.form = form;
        getStyleClass().add("panes");
        setMinSize(0, 0);
    }

    /** Shows these panes instead of those before. */
    public void set(List<PaneView> now) {
        panes = List.copyOf(now);
        getChildren().setAll(panes);
    }

    /** Shows one of them alone, or all of them. */
    public void enlarge(OptionalInt pane) {
        enlarged = pane;
        for (int i = 0; i < panes.size(); i++) {
            panes.get(i).setVisible(pane.isEmpty() || pane.getAsInt() == i);
        }
        requestLayout();
    }

    /** Shows the domains of all squares in each of them, or not. */
    public void showTable(boolean shown) {
        tables = shown;
        panes.forEach(pane -> pane.showTable(shown));
        requestLayout();
    }

    /** All of them, from left to right, whether they are seen or not. */
    public List<PaneView> panes() {
        return panes;
    }

    /** The panes that are seen, and where each is among them: left and right, above and below, else by its name. */
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

    /** A pane that is seen, and where it is among the others; empty where it is alone. */
    public record PlacedPane(PaneView pane, String place) {}

    /** Which pane a person means: the one with the focus in it, else the one under the mouse. */
    public OptionalInt meant() {
        OptionalInt focused = focused();
        return focused.isPresent() ? focused : first(Node::isHover);
    }

    /** The pane with the focus in it. */
    public OptionalInt focused() {
        Node focus = getScene() == null ? null : getScene().getFocusOwner();
        return first(pane -> NodeTree.isInside(focus, pane));
    }

    private OptionalInt first(Predicate<PaneView> like) {
        return IntStream.range(0, panes.size())
                .filter(pane -> like.test(panes.get(pane)))
                .findFirst();
    }

    @Override
    protected void layoutChildren() {
        if (enlarged.isPresent()) {
            panes.get(enlarged.getAsInt()).resizeRelocate(0, 0, getWidth(), getHeight());
            return;
        }
        room = chooseRoom();
        int lines = lines();
        int columns = columns(lines);
        double gap = gap(columns);
        double width = width(columns);
        double height = height(lines);
        for (int i = 0; i < panes.size(); i++) {
            double x = i % columns * (width + gap);
            panes.get(i).resizeRelocate(x, i / columns * (height + LINE_GAP), width, height);
        }
    }

    /**
     * What is seen of the width at once, unless the words of the panes would be smaller there than in all of it. A
     * slide gives its panes what it has.
     */
    private double chooseRoom() {
        room = getWidth();
        if (form != SceneForm.WINDOW) {
            return room;
        }
        double seen = Math.floor(ScaledRegion.seenWidth(this) - 2 * sceneMargin());
        if (panes.isEmpty() || seen >= room || seen <= 0) {
            return room;
        }
        PaneLayout all = layout(lines());
        room = seen;
        return layout(lines()).isAsLargeAs(all) ? seen : getWidth();
    }

    /** How far the panes are from the side of the scene. */
    private double sceneMargin() {
        double left = 0;
        for (Node above = this; above != null && !(above instanceof ScaledRegion); above = above.getParent()) {
            left += above.getLayoutX();
        }
        return left;
    }

    private PaneRoom paneRoom(int lines) {
        return PaneRoom.at(this, width(columns(lines)), height(lines), form);
    }

    private PaneLayout layout(int lines) {
        return PaneLayout.fit(board.get(), paneRoom(lines));
    }

    /** Of those that are worth most the fewest; beside a slide's text always one. */
    private int lines() {
        int best = 1;
        for (int lines = 2; form == SceneForm.WINDOW && lines <= panes.size(); lines++) {
            best = worth(lines) > worth(best) ? lines : best;
        }
        return best;
    }

    /** Larger squares are worth more, but code and counters more than a few pixels. */
    private double worth(int lines) {
        Optional<DomainTablePaneLayout> table =
                tables ? DomainTablePaneLayout.fit(board.get(), paneRoom(lines), true) : Optional.empty();
        if (table.isPresent()) {
            double side = table.get().pane().geometry().side();
            return side
                    * (table.get().hasCode() ? 1 : bareWorth())
                    * (table.get().isWhole() ? WHOLE : 1);
        }
        PaneLayout pane = layout(lines);
        return pane.geometry().side() * (pane.isBare() ? bareWorth() : 1);
    }

    /**
     * Where a person would scroll to see all of the width, they see code and counters in less of it, if anyhow; and
     * larger words are to be read: squares give way to them.
     */
    private double bareWorth() {
        return room < getWidth() || ScaledRegion.factorOf(this) > 1 ? BARE_IN_LESS : BARE;
    }

    private int columns(int lines) {
        return (panes.size() + lines - 1) / lines;
    }

    private double height(int lines) {
        return Math.floor((getHeight() - LINE_GAP * (lines - 1)) / lines);
    }

    /**
     * The height from which on panes in that width have given way to larger words: at last they show no more than their
     * boards and why, in one line or in two. Beside a slide's text they keep what they have.
     */
    public double leastHeight(double width) {
        int seen = Math.max(1, enlarged.isPresent() ? 1 : panes.size());
        PaneRoom pane = PaneRoom.at(this, width(width, seen), 0, form);
        double bare = pane.isOfSlide() ? NONE : Math.min(bareHeight(width, seen, 1), bareHeight(width, seen, 2));
        return bare < NONE
                ? bare
                : PaneLayout.leastHeight(board.get(), pane)
                        .orElseGet(() -> 2 * PaneLayout.leastBareHeight(board.get()) + LINE_GAP);
    }

    private double bareHeight(double width, int seen, int lines) {
        double pane = width(width, (seen + lines - 1) / lines);
        return lines * PaneLayout.leastBareHeight(board.get(), pane).orElse(NONE) + (lines - 1) * LINE_GAP;
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
