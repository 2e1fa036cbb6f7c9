package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/** The list of facts about the map. A click on one marks it on the map. */
final class MapFactsPane extends GridPane {
    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");
    private static final int COLUMNS = 2;

    private final MapFactsModel facts;
    private final List<Button> buttons = new ArrayList<>();

    MapFactsPane(MapFactsModel facts) {
        this.facts = facts;
        getStyleClass().add("map-facts");
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(100.0 / COLUMNS);
            getColumnConstraints().add(half);
        }
        facts.factsProperty().addListener(_ -> show());
        facts.chosenProperty().addListener(_ -> mark());
        show();
    }

    private void show() {
        getChildren().clear();
        buttons.clear();
        List<MapFact> all = facts.factsProperty().get();
        if (all.isEmpty()) {
            Label wait = LabelFactory.of(MapFactWords.WAIT, "muted");
            add(wait, 0, 0);
        }
        for (int i = 0; i < all.size(); i++) {
            Button button = button(all.get(i));
            buttons.add(button);
            add(button, i % COLUMNS, i / COLUMNS);
        }
        mark();
    }

    private Button button(MapFact fact) {
        Label value = LabelFactory.whole(fact.value(), "strong");
        Label caption = LabelFactory.of(fact.quantity(), "muted");
        HBox line = new HBox(6, value, caption);
        line.setAlignment(Pos.BASELINE_LEFT);
        Button button = NodeStyle.named(new Button(null, line), "fact-" + fact.id(), "map-fact");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setAccessibleText(fact.value() + " " + fact.quantity());
        boolean clicks = !fact.highlight().isEmpty();
        button.setTooltip(new Tooltip(clicks ? fact.help() + "\n" + MapFactWords.CLICK : fact.help()));
        button.setFocusTraversable(clicks);
        button.setUserData(fact);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> facts.choose(fact));
        return button;
    }

    private void mark() {
        MapFact fact = facts.chosenProperty().get().orElse(null);
        buttons.forEach(button ->
                button.pseudoClassStateChanged(GIVEN, button.getUserData().equals(fact)));
    }
}
