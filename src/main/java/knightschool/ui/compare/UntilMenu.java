package knightschool.ui.compare;

import java.util.List;
import javafx.geometry.Side;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import knightschool.compare.Happening;

/** Goes to the next time that something happens in any pane. */
final class UntilMenu extends MenuButton {
    private static final String NEXT = "Until next…";

    UntilMenu(CompareModel model, Runnable home) {
        super(NEXT);
        setId("until");
        getStyleClass().add("until");
        setMinWidth(USE_PREF_SIZE);
        setPopupSide(Side.TOP);
        setTooltip(new Tooltip("Run until something happens (U undo, P prune, F a pane finishes)"));
        getItems()
                .setAll(List.of(
                        item("until-undo", "Undo (U)", () -> model.untilNext(Happening.UNDO)),
                        item("until-prune", "Prune (P)", () -> model.untilNext(Happening.PRUNE)),
                        item("until-finish", "A pane finishes (F)", () -> model.untilNext(Happening.PANE_FINISHES))));
        setOnHidden(_ -> home.run());
    }

    private static MenuItem item(String id, String words, Runnable action) {
        MenuItem item = new MenuItem(words);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
