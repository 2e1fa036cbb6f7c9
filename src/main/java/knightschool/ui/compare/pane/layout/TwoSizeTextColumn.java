package knightschool.ui.compare.pane.layout;

import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.layout.VBox;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;

/**
 * A column of sentences that is set in smaller type (the pseudo-class {@code :long}) if it would be higher than its
 * space. The type is chosen only when a text or a size changes, because styling takes longer than layout.
 */
public abstract class TwoSizeTextColumn extends VBox {
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final Room NOT_CHOSEN = new Room(-1, -1, -1);

    private final double air;

    /** The sizes for which the present type was chosen. */
    private Room chosenFor = NOT_CHOSEN;

    /**
     * The sizes on which the type depends, in pixels: those of the place, and the height of the text in its present
     * type.
     */
    private record Room(double width, double height, double text) {}

    /** @param air the number of pixels by which the text may exceed its space before the type becomes smaller */
    protected TwoSizeTextColumn(double air) {
        this.air = air;
    }

    /** Chooses the type anew at the next layout, because a text has changed. */
    protected final void chooseAgain() {
        chosenFor = NOT_CHOSEN;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (!chosenFor.equals(room())) {
            setLong(false);
            if (isTooLong()) {
                setLong(true);
            }
            chosenFor = room();
        }
        super.layoutChildren();
    }

    protected final boolean isTooLong() {
        return prefHeight(getWidth()) > getHeight() + air;
    }

    private Room room() {
        return new Room(getWidth(), getHeight(), prefHeight(getWidth()));
    }

    private void setLong(boolean isLong) {
        ImmediatePseudoClassUpdater.set(this, Map.of(LONG, isLong));
    }
}
