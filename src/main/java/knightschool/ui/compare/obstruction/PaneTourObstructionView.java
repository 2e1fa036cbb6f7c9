package knightschool.ui.compare.obstruction;

import javafx.scene.control.Label;
import knightschool.ui.compare.pane.layout.TwoSizeTextColumn;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Explains whether the pane's path can still be completed, and why not. It replaces code and counters. */
public final class PaneTourObstructionView extends TwoSizeTextColumn {
    private final FontIcon icon = new FontIcon(Feather.HELP_CIRCLE);
    private final Label title = NodeStyle.of(new Label(), "strong", "reason-title");
    private final Label text = NodeStyle.of(new Label(), "reason-text");

    public PaneTourObstructionView() {
        super(0);
        getStyleClass().add("reason");
        title.setGraphic(icon);
        for (Label sentence : new Label[] {title, text}) {
            sentence.setWrapText(true);
            sentence.setMinHeight(USE_PREF_SIZE);
        }
        getChildren().setAll(title, text);
    }

    /** Shows a reason. */
    public void show(PaneTourObstructions.Reason reason) {
        if (!reason.title().equals(title.getText()) || !reason.text().equals(text.getText())) {
            chooseAgain();
        }
        title.setText(reason.title());
        text.setText(reason.text());
        icon.setVisible(!reason.title().isEmpty());
        icon.setIconCode(reason.witness().isPresent() ? Feather.X_CIRCLE : Feather.CIRCLE);
    }
}
