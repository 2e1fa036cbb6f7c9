package knightschool.ui.editor;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/** A column that gives way where it is too long for its place: first in its type, then by what matters least. */
final class FittedBox extends VBox {
    private static final PseudoClass CLOSE = PseudoClass.getPseudoClass("close");

    private final List<Node> least;

    /** @param least what is left out first; among the children */
    FittedBox(List<Node> least) {
        this.least = List.copyOf(least);
        setMinHeight(0);
    }

    @Override
    protected void layoutChildren() {
        wear(false, true);
        if (isTooLong()) {
            wear(true, true);
        }
        if (isTooLong()) {
            wear(true, false);
        }
        super.layoutChildren();
    }

    private boolean isTooLong() {
        return computeMinHeight(getWidth()) > getHeight();
    }

    private void wear(boolean close, boolean whole) {
        pseudoClassStateChanged(CLOSE, close);
        least.forEach(node -> {
            node.setVisible(whole);
            node.setManaged(whole);
        });
        applyCss();
    }
}
