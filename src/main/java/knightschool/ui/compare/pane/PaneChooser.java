package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;

/** The name of the pane that something is shown of, behind which another pane is chosen. */
public final class PaneChooser extends MenuButton {
    private static final double MARKER = 12;

    private final IntConsumer chosen;
    private List<PaneIdentity> panes = List.of();

    /**
     * A chooser without panes.
     *
     * @param help what is chosen, in a tooltip
     * @param chosen told the number of the pane, from 0
     * @param home puts the keyboard's focus back on the scene
     */
    public PaneChooser(String id, String help, IntConsumer chosen, Runnable home) {
        this.chosen = chosen;
        setId(id);
        getStyleClass().add("pane-name");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(help));
        setOnHidden(_ -> home.run());
    }

    /** Which panes there are, from the left. */
    public void identify(List<PaneIdentity> now) {
        panes = now;
        ToggleGroup group = new ToggleGroup();
        getItems().clear();
        for (int i = 0; i < now.size(); i++) {
            int number = i;
            RadioMenuItem item = new RadioMenuItem(
                    now.get(i).title(), AlgorithmStyleClasses.marker(now.get(i).look(), MARKER));
            item.setToggleGroup(group);
            item.setOnAction(_ -> chosen.accept(number));
            getItems().add(item);
        }
    }

    /** Returns all panes, from the left. */
    public List<PaneIdentity> panes() {
        return panes;
    }

    /** The pane of that number; empty where there is none. */
    public Optional<PaneIdentity> pane(int number) {
        return number < panes.size() ? Optional.of(panes.get(number)) : Optional.empty();
    }

    /** Says which pane it is now. */
    public void name(int number) {
        pane(number).ifPresent(identity -> {
            setText(identity.title());
            setGraphic(AlgorithmStyleClasses.marker(identity.look(), MARKER));
            ((RadioMenuItem) getItems().get(number)).setSelected(true);
        });
    }
}
