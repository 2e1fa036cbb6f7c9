package knightschool.ui.figure;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.ui.control.LabelFactory;

/** The list of numbers beside a scene, each with a label. */
final class LabelledNumberList {
    private final VBox box = new VBox();

    LabelledNumberList() {
        box.getStyleClass().add("facts");
    }

    Node node() {
        return box;
    }

    /** Shows facts; labels that stay are reused, so that nothing flickers. */
    void show(List<LabelledNumber> facts) {
        while (box.getChildren().size() > facts.size()) {
            box.getChildren().removeLast();
        }
        while (box.getChildren().size() < facts.size()) {
            box.getChildren().add(new Row());
        }
        for (int i = 0; i < facts.size(); i++) {
            ((Row) box.getChildren().get(i)).show(facts.get(i));
        }
    }

    private static final class Row extends VBox {
        private final Label figure = styled("figure");
        private final Label name = styled("fact-name");
        private final Label meaning = styled("fact-meaning");

        Row() {
            getChildren().addAll(figure, name, meaning);
        }

        private static Label styled(String style) {
            Label label = LabelFactory.of("", style);
            label.setWrapText(true);
            return label;
        }

        void show(LabelledNumber fact) {
            figure.setText(fact.figure());
            name.setText(fact.name());
            meaning.setText(fact.meaning());
        }
    }
}
