package knightschool.ui.walk;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.graph.WalkProperty;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.theme.PseudoClasses;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The verdict on a walk: a phrase, and each property with its reason. */
final class WalkVerdictView {
    private final String invitation;
    private final Label lead = LabelFactory.of("", "verdict-lead");
    private final Label phrase = NodeStyle.named(LabelFactory.of("", "verdict-phrase"), "verdict");
    private final VBox rows = NodeStyle.of(new VBox(), "verdict-rows");
    private final VBox box = NodeStyle.of(new VBox(lead, phrase, rows), "verdict");

    /** @param invitation what to do before the first vertex */
    WalkVerdictView(String invitation) {
        this.invitation = invitation;
        phrase.setWrapText(true);
        for (WalkProperty property : WalkProperty.values()) {
            rows.getChildren().add(new Row(property));
        }
    }

    Node node() {
        return box;
    }

    /** Shows a verdict; null shows what to do first. */
    void show(WalkReport report) {
        rows.setVisible(report != null);
        if (report == null) {
            lead.setText(WalkWords.NO_WALK);
            phrase.setText(invitation);
            return;
        }
        lead.setText(report.lead());
        phrase.setText(report.phrase());
        rows.getChildren().forEach(row -> {
            NodeVisibility.set(row, false);
        });
        for (WalkReport.PropertyVerdict line : report.lines()) {
            ((Row) rows.getChildren().get(line.property().ordinal())).show(line);
        }
    }

    private static final class Row extends HBox {
        private final Label word = LabelFactory.of("", "verdict-word");
        private final Label reason = LabelFactory.of("", "verdict-reason");
        private final FontIcon sign = new FontIcon(Feather.CHECK);
        private final StackPane disc = NodeStyle.of(new StackPane(sign), "verdict-sign");

        Row(WalkProperty property) {
            getStyleClass().add("verdict-row");
            setId("verdict-" + property.name().toLowerCase(java.util.Locale.ROOT));
            reason.setWrapText(true);
            getChildren().addAll(disc, new VBox(word, reason));
        }

        void show(WalkReport.PropertyVerdict line) {
            setVisible(true);
            setManaged(true);
            word.setText(line.word());
            reason.setText(line.reason());
            sign.setIconCode(line.holds() ? Feather.CHECK : Feather.X);
            pseudoClassStateChanged(PseudoClasses.HOLDS, line.holds());
            pseudoClassStateChanged(PseudoClasses.MEANT, line.applies());
            pseudoClassStateChanged(PseudoClasses.NOW, line.now());
            setAccessibleText(WalkWords.property(line));
        }
    }
}
