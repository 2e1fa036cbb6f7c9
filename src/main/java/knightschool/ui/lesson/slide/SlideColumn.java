package knightschool.ui.lesson.slide;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The text of a slide below its title and above its foot. A text that would have to be scrolled is set closer, then in
 * smaller type; only what is too long even so scrolls.
 */
final class SlideColumn extends VBox {
    /** What the sheets make of a text that is too long, one after the other, each with those before it. */
    private static final List<PseudoClass> STEPS = Stream.of("close", "plain", "fine", "tight")
            .map(PseudoClass::getPseudoClass)
            .toList();

    private static final double ROUNDING = 0.5;

    private final VBox blocks;
    private final ScrollPane scroll;

    SlideColumn(Label lesson, Label title, VBox blocks, Region foot) {
        this.blocks = blocks;
        this.scroll = new ScrollPane(blocks);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("slide-text");
        blocks.getStyleClass().add("blocks");
        for (Label line : List.of(lesson, title)) {
            line.setMinHeight(USE_PREF_SIZE);
        }
        setVgrow(scroll, Priority.ALWAYS);
        getStyleClass().add("slide-column");
        getChildren().setAll(lesson, title, scroll, foot);
    }

    @Override
    protected void layoutChildren() {
        wear(0);
        for (int step = 1; step <= STEPS.size() && !fits(); step++) {
            wear(step);
        }
        super.layoutChildren();
    }

    private void wear(int step) {
        for (int i = 0; i < STEPS.size(); i++) {
            pseudoClassStateChanged(STEPS.get(i), i < step);
        }
        applyCss();
    }

    private boolean fits() {
        double width = getWidth() - sides(getInsets());
        double around = getManagedChildren().stream()
                .filter(child -> child != scroll)
                .mapToDouble(child -> child.prefHeight(width))
                .sum();
        double space = width - sides(scroll.getInsets());
        Insets insets = scroll.getInsets();
        double free = getHeight() - getInsets().getTop() - getInsets().getBottom() - around;
        return blocks.prefHeight(space) + insets.getTop() + insets.getBottom() <= free + ROUNDING;
    }

    private static double sides(Insets insets) {
        return insets.getLeft() + insets.getRight();
    }
}
