package knightschool.ui.graph;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.Labels;

/** A number of things in a graph, and what they are. */
public final class CountLabel extends HBox {
    /** @param id of the number */
    public CountLabel(long number, String words, String id) {
        super(8);
        Label figure = Labels.whole(NumberFormatter.grouped(number), "text-20", "strong");
        figure.setId(id);
        getChildren().setAll(figure, Labels.whole(words, "text-16", "muted"));
        setAlignment(Pos.BASELINE_LEFT);
    }
}
