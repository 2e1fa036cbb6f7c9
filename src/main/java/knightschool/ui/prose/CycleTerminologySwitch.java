package knightschool.ui.prose;

import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.graph.CycleTerminology;
import knightschool.ui.control.SegmentedControl;

/** A row of buttons that chooses the terminology of the class: whether closed walks are called circuits or cycles. */
public final class CycleTerminologySwitch extends HBox {
    /** @param property the terminology, set by a click */
    public CycleTerminologySwitch(ObjectProperty<CycleTerminology> property) {
        SegmentedControl<CycleTerminology> choices = SegmentedControl.row(property);
        for (CycleTerminology terminology : CycleTerminology.values()) {
            choices.add(
                            terminology,
                            "words-" + terminology.name().toLowerCase(Locale.ROOT),
                            InlineControlWords.name(terminology))
                    .setTooltip(new Tooltip(InlineControlWords.tip(terminology)));
        }
        getChildren().add(choices);
        getStyleClass().add("dictionary-switch");
    }
}
