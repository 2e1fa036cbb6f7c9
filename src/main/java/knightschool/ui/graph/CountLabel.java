package knightschool.ui.graph;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.LabelFactory;

/** A label with a number, such as that of the vertices of a graph, and the name of what is counted. */
public final class CountLabel extends HBox {
    private final Label name;

    /** @param id the id of the number's node */
    public CountLabel(long number, String words, String id) {
        super(8);
        Label figure = LabelFactory.whole(NumberFormatter.grouped(number), "text-20", "strong");
        figure.setId(id);
        name = LabelFactory.whole(words, "text-16", "muted");
        getChildren().setAll(figure, name);
        setAlignment(Pos.BASELINE_LEFT);
    }

    /** Sets the name of what is counted, such as a shorter one where there is less room. */
    public void setName(String words) {
        name.setText(words);
    }
}
