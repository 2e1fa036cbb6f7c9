package knightschool.ui.compare.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.setup.value.StepBookmark;
import knightschool.ui.control.NodeStyle;

/**
 * The bookmarks of the timeline as flags in a strip above it, each with its name and on a pole that reaches down
 * through the curves and lanes. A click on a flag goes to its step. A name has the room up to the next flag; without
 * room only the flag is left, whose tooltip names it.
 */
final class BookmarkFlagsView extends Group {
    /** The height of the strip, in pixels. */
    static final double HEIGHT = 22;

    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final double FLAG = 9;
    private static final double GAP = 6;

    /** The room for some letters of a name beside its flag, in pixels; with less the name is left out. */
    private static final double LEAST_NAMED = 40;

    private final LongConsumer seek;
    private final List<Flag> flags = new ArrayList<>();

    /** @param seek receives the step to go to */
    BookmarkFlagsView(LongConsumer seek) {
        this.seek = seek;
        setManaged(false);
        // A name may have less room than it wants.
        setAutoSizeChildren(false);
    }

    private record Flag(StepBookmark bookmark, Line pole, Button button) {}

    /** Sets the bookmarks, which are in the order of their steps. */
    void set(List<StepBookmark> bookmarks) {
        flags.clear();
        bookmarks.forEach(bookmark -> flags.add(flag(bookmark)));
        getChildren().clear();
        flags.forEach(flag -> getChildren().addAll(flag.pole(), flag.button()));
    }

    boolean isEmpty() {
        return flags.isEmpty();
    }

    private Flag flag(StepBookmark bookmark) {
        Polygon cloth = NodeStyle.of(new Polygon(0, 0, FLAG, FLAG / 2, 0, FLAG), "bookmark-cloth");
        Button button = NodeStyle.of(new Button(bookmark.name(), cloth), "bookmark", "text-12");
        String words = ComparisonPlayerWords.bookmark(bookmark);
        button.setTooltip(new Tooltip(words));
        button.setAccessibleText(words);
        // A click leaves the keys to the player: Space plays.
        button.setFocusTraversable(false);
        button.setOnAction(_ -> seek.accept(bookmark.step()));
        return new Flag(bookmark, NodeStyle.of(new Line(), "bookmark-pole"), button);
    }

    /**
     * Draws the flags from y = 0 of this node.
     *
     * @param step the step of the clock
     * @param bottom the end of the poles, in pixels
     * @param right the right end of the space for names, in pixels
     * @param covered whether the steps beyond the clock are hidden
     */
    void show(StepAxisScale scale, long step, double bottom, double right, boolean covered) {
        double free = 0;
        for (int i = 0; i < flags.size(); i++) {
            Flag flag = flags.get(i);
            boolean visible = flag.bookmark().step() <= (covered ? step : scale.last());
            flag.pole().setVisible(visible);
            flag.button().setVisible(visible);
            if (visible) {
                double next = i + 1 < flags.size()
                        ? scale.x(flags.get(i + 1).bookmark().step())
                        : right;
                free = place(flag, scale.x(flag.bookmark().step()), free, Math.min(next, right), bottom);
                flag.button().pseudoClassStateChanged(NOW, flag.bookmark().step() == step);
            }
        }
    }

    /**
     * Places a flag to the right of its pole, or to the left where more of its name fits there.
     *
     * @param free where the flag before ends
     * @param next where the next one begins
     * @return where this one ends
     */
    private static double place(Flag flag, double x, double free, double next, double bottom) {
        Line pole = flag.pole();
        pole.setStartX(x);
        pole.setEndX(x);
        pole.setStartY(0);
        pole.setEndY(bottom);
        Button button = flag.button();
        button.setContentDisplay(ContentDisplay.LEFT);
        button.applyCss();
        double wanted = Math.ceil(button.prefWidth(-1));
        double after = next - x - GAP;
        double before = x - free - GAP;
        boolean mirrored = after < wanted && before > after;
        double room = Math.max(after, before);
        boolean named = wanted <= room || room >= LEAST_NAMED;
        button.setContentDisplay(
                !named ? ContentDisplay.GRAPHIC_ONLY : mirrored ? ContentDisplay.RIGHT : ContentDisplay.LEFT);
        button.getGraphic().setScaleX(mirrored ? -1 : 1);
        double width = named ? Math.min(wanted, room) : Math.ceil(button.prefWidth(-1));
        double left = mirrored ? x - width : x;
        button.resizeRelocate(Math.round(left), 0, width, HEIGHT);
        return mirrored ? x : x + width;
    }
}
