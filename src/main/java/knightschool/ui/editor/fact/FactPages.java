package knightschool.ui.editor.fact;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import knightschool.ui.control.SegmentedControl;

/** Two pages at one place, that of the degrees and colours first, and the buttons that turn them. */
final class FactPages {
    private final List<Node> pages;
    private final SegmentedControl<Integer> node = SegmentedControl.row(this::show);
    private int pageIndex;

    FactPages(Node degrees, Node more) {
        pages = List.of(degrees, more);
        node.getStyleClass().add("fact-pages");
        button("facts-degrees", FactWords.DEGREES, 0);
        button("facts-more", FactWords.MORE, 1);
        show(0);
    }

    private void button(String id, String words, int page) {
        ButtonBase button = node.add(page, id, words);
        button.getStyleClass().add("narrow");
        button.setPrefWidth(FactsPane.WIDTH / 2);
    }

    Node node() {
        return node;
    }

    /** Shows the other page. */
    void turn() {
        show(1 - pageIndex);
    }

    /** Shows a page by its number from 0. */
    void show(int page) {
        pageIndex = page;
        for (int i = 0; i < pages.size(); i++) {
            pages.get(i).setVisible(i == page);
        }
        node.show(page);
    }
}
