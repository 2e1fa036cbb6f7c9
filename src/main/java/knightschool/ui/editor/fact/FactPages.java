package knightschool.ui.editor.fact;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;

/** Two pages at one place, that of the degrees and colours first, and the buttons that turn them. */
final class FactPages {
    private final List<Node> pages;
    private final List<ToggleButton> buttons;
    private final SegmentedButton node;

    FactPages(Node degrees, Node more) {
        pages = List.of(degrees, more);
        buttons = List.of(button("facts-degrees", FactWords.DEGREES, 0), button("facts-more", FactWords.MORE, 1));
        node = new SegmentedButton(buttons.toArray(ToggleButton[]::new));
        node.getStyleClass().add("fact-pages");
        show(0);
    }

    private ToggleButton button(String id, String words, int page) {
        ToggleButton button = new ToggleButton(words);
        button.setId(id);
        button.getStyleClass().add("narrow");
        button.setPrefWidth(FactsPane.WIDTH / 2);
        button.setOnAction(_ -> show(page));
        return button;
    }

    Node node() {
        return node;
    }

    /** Shows the other page. */
    void turn() {
        show(buttons.getFirst().isSelected() ? 1 : 0);
    }

    /** Shows a page by its number from 0. */
    void show(int shown) {
        for (int i = 0; i < pages.size(); i++) {
            pages.get(i).setVisible(i == shown);
            buttons.get(i).setSelected(i == shown);
        }
    }
}
