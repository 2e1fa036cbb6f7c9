package knightschool.ui.compare.pane;

import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.layout.VBox;
import knightschool.ui.theme.LayoutPseudoClassUpdater;

/**
 * Sentences one below the other, in smaller type ({@code :long}) where they would be too long for their place. To style
 * them takes longer than to lay them out: it is done where a text or a size is another.
 */
abstract class ShrinkToFitSentences extends VBox {
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final Room NOT_CHOSEN = new Room(-1, -1, -1);

    private final double air;

    /** What the type was chosen for that is used now. */
    private Room chosenFor = NOT_CHOSEN;

    /** Sizes on which the type depends, in pixels: those of the place, and how high the text is in its type of now. */
    private record Room(double width, double height, double text) {}

    /** @param air so many pixels may be missing before the type becomes smaller */
    ShrinkToFitSentences(double air) {
        this.air = air;
    }

    /** Chooses the type again with the next layout: a text is another. */
    final void chooseAgain() {
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

    final boolean isTooLong() {
        return prefHeight(getWidth()) > getHeight() + air;
    }

    private Room room() {
        return new Room(getWidth(), getHeight(), prefHeight(getWidth()));
    }

    private void setLong(boolean isLong) {
        LayoutPseudoClassUpdater.set(this, Map.of(LONG, isLong));
    }
}
