package knightschool.ui.play;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A column in which some parts are hidden where it is too low for all, in a given order. The board is never hidden. */
final class HeightResponsiveColumn extends VBox {
    private static final double ROUNDING = 0.5;

    private final HBox upper;
    private final Region neighbour;
    /** The parts that may be hidden, in that order, each with whether it is wanted. */
    private final Map<Region, Boolean> yielding = new LinkedHashMap<>();

    /**
     * @param upper the board and the region beside it
     * @param neighbour the region beside the board
     * @param yielding the parts that may be hidden, in that order; each is a child of a column
     */
    HeightResponsiveColumn(HBox upper, Region neighbour, Region... yielding) {
        this.upper = upper;
        this.neighbour = neighbour;
        for (Region part : yielding) {
            this.yielding.put(part, true);
        }
    }

    /** Shows a part where there is space for it, or hides it. */
    void setWanted(Region part, boolean wanted) {
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

    /** Returns the height of all parts that are never hidden. */
    private double needed() {
        double all = snappedTopInset() + snappedBottomInset();
        for (Node child : getManagedChildren()) {
            boolean stays = child != upper && !yielding.containsKey(child);
            all += stays ? child.prefHeight(getWidth()) + getSpacing() : 0;
        }
        double upperHeight =
                upper.snappedTopInset() + upper.snappedBottomInset() + neighbour.prefHeight(neighbour.prefWidth(-1));
        return all + upperHeight - inside();
    }

    /** Returns the height of the visible parts beside the board that may be hidden. */
    private double inside() {
        return yielding.keySet().stream()
                .filter(part -> part.isManaged() && part.getParent() != this)
                .mapToDouble(this::height)
                .sum();
    }

    /** Returns the height that a part takes: words that wrap need fewer lines the wider it is. */
    private double height(Region part) {
        double spacing = part.getParent() instanceof VBox column ? column.getSpacing() : 0;
        double width = part.getParent() == this ? getWidth() - snappedLeftInset() - snappedRightInset() : -1;
        return part.prefHeight(width) + spacing;
    }

    private static void show(Region part, boolean visible) {
        if (part.isManaged() != visible) {
            part.setManaged(visible);
            part.setVisible(visible);
        }
    }
}
