package knightschool.ui.shell;

import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/**
 * A row in which buttons of the style class {@code yields} show only their icon if the row is too narrow for all text.
 * The buttons with the longest text lose it first.
 */
final class IconCollapsingRow extends HBox {
    private static final String YIELDS = ".yields";

    IconCollapsingRow(Node... parts) {
        super(parts);
        // It is as wide as there is room, not as its words would have it.
        setMinWidth(0);
    }

    @Override
    protected void layoutChildren() {
        List<Labeled> yielding = lookupAll(YIELDS).stream()
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .filter(this::isShown)
                .sorted(Comparator.comparingDouble(IconCollapsingRow::words).reversed())
                .toList();
        double over = prefWidth(-1) - getWidth();
        over += yielding.stream()
                .filter(IconCollapsingRow::hasYielded)
                .mapToDouble(IconCollapsingRow::words)
                .sum();
        for (Labeled each : yielding) {
            show(each, over > 0);
            over -= over > 0 ? words(each) : 0;
        }
        super.layoutChildren();
    }

    private boolean isShown(Node node) {
        return node == this || node.isManaged() && isShown(node.getParent());
    }

    private static boolean hasYielded(Labeled button) {
        return button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY;
    }

    private static void show(Labeled button, boolean yielded) {
        ContentDisplay display = yielded ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
        if (button.getContentDisplay() != display) {
            button.setContentDisplay(display);
        }
    }

    /** The additional width of a button that shows its text, in pixels. */
    private static double words(Labeled button) {
        Text text = new Text(button.getText());
        text.setFont(button.getFont());
        return text.getLayoutBounds().getWidth() + button.getGraphicTextGap();
    }
}
