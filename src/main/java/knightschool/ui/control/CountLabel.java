package knightschool.ui.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.text.NumberFormatter;

/** A label with a number, such as that of the vertices of a graph, and the name of what is counted. */
public final class CountLabel extends HBox {
    /** @param id the id of the number's node */
    public CountLabel(long number, String words, String id) {
        this(number, name(words), id);
    }

    private CountLabel(long number, Node name, String id) {
        super(8);
        Label figure = LabelFactory.whole(NumberFormatter.grouped(number), "text-20", "strong");
        figure.setId(id);
        getChildren().setAll(figure, name);
        setAlignment(Pos.BASELINE_LEFT);
    }

    /**
     * Creates a label whose name is brief where there is less room.
     *
     * @param words the name in full
     * @param brief a shorter one
     * @param id the id of the number's node
     */
    public static CountLabel shrinking(long number, String words, String brief, String id) {
        return new CountLabel(number, new ShrinkingName(name(words), name(brief)), id);
    }

    private static Label name(String words) {
        return LabelFactory.whole(words, "text-16", "muted");
    }

    /** Two forms of a name, of which one is visible: the full one where it has room. Neither changes in a layout. */
    private static final class ShrinkingName extends Region {
        private final Label full;
        private final Label brief;

        ShrinkingName(Label full, Label brief) {
            this.full = full;
            this.brief = brief;
            getChildren().setAll(full, brief);
            setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        }

        @Override
        protected double computeMinWidth(double height) {
            return Math.min(brief.prefWidth(-1), full.prefWidth(-1));
        }

        @Override
        protected double computePrefWidth(double height) {
            return full.prefWidth(-1);
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            return Math.max(full.prefHeight(-1), brief.prefHeight(-1));
        }

        @Override
        public double getBaselineOffset() {
            return full.getBaselineOffset();
        }

        @Override
        protected void layoutChildren() {
            // Widths are rounded to whole pixels.
            boolean isFull = full.prefWidth(-1) < getWidth() + 1;
            full.setVisible(isFull);
            brief.setVisible(!isFull);
            for (Label form : new Label[] {full, brief}) {
                form.resizeRelocate(0, 0, form.prefWidth(-1), getHeight());
            }
        }
    }
}
