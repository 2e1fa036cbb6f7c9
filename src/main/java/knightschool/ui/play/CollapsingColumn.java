package knightschool.ui.play;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A column in which some parts give way where it is too low for all: the first of them first. What is never given up is
 * what stands beside the board.
 */
final class CollapsingColumn extends VBox {
    private static final double ROUNDING = 0.5;

    private final HBox upper;
    private final Region beside;
    /** Whether each may be shown, in the order in which they give way. */
    private final Map<Region, Boolean> yielding = new LinkedHashMap<>();

    /**
     * @param upper the board and what stands beside it
     * @param beside what stands beside the board
     * @param yielding each a child of a column, in the order in which they give way
     */
    CollapsingColumn(HBox upper, Region beside, Region... yielding) {
        this.upper = upper;
        this.beside = beside;
        for (Region part : yielding) {
            this.yielding.put(part, true);
        }
    }

    /** Whether a part is to be shown; one that gives way, where there is space for it. */
    void want(Region part, boolean wanted) {
        yielding.computeIfPresent(part, (_, _) -> wanted);
        show(part, wanted);
    }

    @Override
    protected void layoutChildren() {
        fit();
        super.layoutChildren();
    }

    private void fit() {
        double free = getHeight() - needed();
        for (Map.Entry<Region, Boolean> part : yielding.entrySet()) {
            free -= part.getValue() ? height(part.getKey()) : 0;
        }
        for (Map.Entry<Region, Boolean> part : yielding.entrySet()) {
            boolean fits = free >= -ROUNDING;
            show(part.getKey(), part.getValue() && fits);
            free += part.getValue() && !fits ? height(part.getKey()) : 0;
        }
    }

    /** The height of all that is never given up. */
    private double needed() {
        double all = snappedTopInset() + snappedBottomInset();
        for (Node child : getManagedChildren()) {
            boolean stays = child != upper && !yielding.containsKey(child);
            all += stays ? child.prefHeight(getWidth()) + getSpacing() : 0;
        }
        double upperHeight =
                upper.snappedTopInset() + upper.snappedBottomInset() + beside.prefHeight(beside.prefWidth(-1));
        return all + upperHeight - inside();
    }

    /** How much of what stands beside the board gives way. */
    private double inside() {
        return yielding.keySet().stream()
                .filter(part -> part.isManaged() && part.getParent() != this)
                .mapToDouble(CollapsingColumn::height)
                .sum();
    }

    private static double height(Region part) {
        double spacing = part.getParent() instanceof VBox column ? column.getSpacing() : 0;
        return part.prefHeight(-1) + spacing;
    }

    private static void show(Region part, boolean shown) {
        if (part.isManaged() != shown) {
            part.setManaged(shown);
            part.setVisible(shown);
        }
    }
}
