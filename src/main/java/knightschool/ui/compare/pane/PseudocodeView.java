package knightschool.ui.compare.pane;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/** The pseudocode of an algorithm, with the line of the current step marked by the accent colour and an arrow head. */
final class PseudocodeView extends VBox {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");

    private List<String> codeLines = List.of();

    PseudocodeView() {
        getStyleClass().add("code-view");
    }

    /** Shows lines, of which the one at index {@code current} is marked. */
    void show(List<String> lines, int current) {
        show(lines);
        for (int i = 0; i < codeLines.size(); i++) {
            getChildren().get(i).pseudoClassStateChanged(NOW, i == current);
        }
        setAccessibleText(current < codeLines.size() ? PaneWords.currentLine(codeLines.get(current)) : "");
    }

    /** Shows lines. */
    void show(List<String> lines) {
        if (!lines.equals(codeLines)) {
            codeLines = List.copyOf(lines);
            getChildren().setAll(lines.stream().map(PseudocodeView::line).toList());
        }
    }

    private static HBox line(String text) {
        Polygon arrow = NodeStyle.of(new Polygon(0, 0, 5, 4, 0, 8), "code-arrow");
        // A shape is black until it is styled, which takes a frame: all lines would have their arrows.
        arrow.setFill(null);
        Label words = LabelFactory.of(text, "code", "code-text");
        words.setMinWidth(USE_PREF_SIZE);
        return NodeStyle.of(new HBox(arrow, words), "code-line");
    }
}
