package knightschool.ui.compare.player;

import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.SVGPath;
import knightschool.compare.Alignment;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.AlignmentWords;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.popup.AboveButtonMenuPlacer;

/**
 * The menu that chooses how the panes of a comparison are lined up in time: at the same step, or at the same count,
 * such as that of the visited squares.
 */
public final class AlignmentMenu extends MenuButton {
    private static final String CHOSEN = "chosen";

    /** @param next goes on to the next entry of the menu */
    public AlignmentMenu(CompareModel model, Command next, Runnable home) {
        super(null, sign());
        setId("alignment");
        getStyleClass().addAll("icon-button", "player-toggle");
        setMinWidth(USE_PREF_SIZE);
        AboveButtonMenuPlacer.set(this);
        setTooltip(new Tooltip(next.tooltip()));
        setAccessibleText(next.words());
        ToggleGroup group = new ToggleGroup();
        for (Alignment alignment : Alignment.values()) {
            RadioMenuItem item = new RadioMenuItem(AlignmentWords.choice(alignment));
            item.setId("align-" + alignment.word());
            item.setToggleGroup(group);
            item.setOnAction(_ -> model.alignment().lineUp(alignment));
            getItems().add(item);
        }
        model.alignment().alignmentProperty().subscribe(now -> {
            group.selectToggle((RadioMenuItem) getItems().get(now.ordinal()));
            getStyleClass().remove(CHOSEN);
            if (now != Alignment.STEP) {
                getStyleClass().add(CHOSEN);
            }
        });
        disableProperty().bind(next.available().map(can -> !can));
        setOnHidden(_ -> home.run());
    }

    /** A line that crosses bars which begin and end at different places. */
    private static SVGPath sign() {
        SVGPath sign = NodeStyle.of(new SVGPath(), "sign-line");
        sign.setContent("M8 0V16M3 4H13M1 8H10M6 12H15");
        return sign;
    }
}
