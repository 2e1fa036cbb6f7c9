package knightschool.ui.editor.fact;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;

/** Two pages in one place, the page of degrees and colours first, with the buttons that switch between them. */
final class FactPageSwitcher {
    private final List<Node> pages;
    private final SegmentedControl<Integer> node = NodeStyle.of(SegmentedControl.row(this::show), "fact-pages");
    private int pageIndex;

    FactPageSwitcher(Node degrees, Node more) {
        pages = List.of(degrees, more);
        button("facts-degrees", GraphFactWords.DEGREES, 0);
        button("facts-more", GraphFactWords.MORE, 1);
        show(0);
    }

    private void button(String id, String words, int page) {
        ButtonBase button = NodeStyle.of(node.add(page, id, words), "narrow");
        button.setPrefWidth(GraphFactsPane.WIDTH / 2);
    }

    Node node() {
        return node;
    }

    void turn() {
        show(1 - pageIndex);
    }

    /** Shows the page with the given index. */
    void show(int page) {
        pageIndex = page;
        for (int i = 0; i < pages.size(); i++) {
            pages.get(i).setVisible(i == page);
        }
        node.show(page);
    }
}
