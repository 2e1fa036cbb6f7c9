package knightschool.ui.compare.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.text.Font;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

/** The place that is kept for words about a subtree is that of the words and letters there are now. */
class SelectedSubtreeFactsPaneTest {
    private static final double WIDTH = 300;
    private static final String LONG = "Three hundred steps were spent below this node, and none of them led on. ";

    private final SelectedSubtreeFactsPane pane =
            ToolkitThread.call(() -> new SelectedSubtreeFactsPane(List.of(), true, (_, _) -> {}));

    @Test
    void placeFollowsTheWordsAndTheirLetters() {
        double one = heightFor(LONG);
        double two = heightFor(LONG + LONG);
        assertTrue(two > one, () -> two + " for twice the words of " + one);
        assertEquals(one, heightFor(LONG));
        double large = ToolkitThread.call(() -> {
            ((Label) pane.lookup("#tree-facts")).setFont(Font.font(40));
            return pane.prefHeight(WIDTH);
        });
        assertTrue(large > 2 * one, () -> large + " in large letters, " + one + " in usual ones");
    }

    private double heightFor(String words) {
        return ToolkitThread.call(() -> {
            pane.keepPlaceFor(List.of(words));
            return pane.prefHeight(WIDTH);
        });
    }
}
