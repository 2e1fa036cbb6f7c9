package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;

/**
 * A menu button with the name of the pane whose data a table or tree shows; its menu selects another pane, or all of
 * them where that is possible.
 */
public final class PaneSelectionMenu extends MenuButton {
    private static final double MARKER = 12;

    private final IntConsumer paneChoice;
    private Optional<Runnable> all = Optional.empty();
    private Optional<RadioMenuItem> allItem = Optional.empty();
    private List<PaneIdentity> panes = List.of();

    /**
     * Creates a button without panes.
     *
     * @param help the tooltip
     * @param paneChoice receives the index of the selected pane, from 0
     * @param home returns the keyboard focus to the scene
     */
    public PaneSelectionMenu(String id, String help, IntConsumer paneChoice, Runnable home) {
        this.paneChoice = paneChoice;
        setId(id);
        getStyleClass().add("pane-name");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(help));
        setOnHidden(_ -> home.run());
    }

    /**
     * Adds the choice of all panes, below the single ones.
     *
     * @param chooses runs at each choice, also where all panes are chosen already
     */
    public void offerAll(Runnable chooses) {
        all = Optional.of(chooses);
    }

    /** Shows that all panes are chosen. */
    public void nameAll() {
        setText(PaneWords.ALL);
        setGraphic(null);
        allItem.ifPresent(item -> item.setSelected(true));
    }

    /** Sets the panes, from left to right. */
    public void identify(List<PaneIdentity> now) {
        panes = now;
        ToggleGroup group = new ToggleGroup();
        getItems().clear();
        for (int i = 0; i < now.size(); i++) {
            int number = i;
            RadioMenuItem item = new RadioMenuItem(
                    now.get(i).title(), AlgorithmMarkers.marker(now.get(i).look(), MARKER));
            item.setToggleGroup(group);
            item.setOnAction(_ -> paneChoice.accept(number));
            getItems().add(item);
        }
        allItem = all.map(chooses -> allItem(chooses, group));
        allItem.ifPresent(item -> getItems().addAll(new SeparatorMenuItem(), item));
    }

    private static RadioMenuItem allItem(Runnable chooses, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(PaneWords.ALL);
        item.setId("all-panes");
        item.setToggleGroup(group);
        item.setOnAction(_ -> chooses.run());
        return item;
    }

    /** Returns all panes, from the left. */
    public List<PaneIdentity> panes() {
        return panes;
    }

    /** Returns the pane with an index; empty if there is none. */
    public Optional<PaneIdentity> pane(int number) {
        return number < panes.size() ? Optional.of(panes.get(number)) : Optional.empty();
    }

    /** Shows the name of the pane with an index. */
    public void name(int number) {
        pane(number).ifPresent(identity -> {
            setText(identity.title());
            setGraphic(AlgorithmMarkers.marker(identity.look(), MARKER));
            ((RadioMenuItem) getItems().get(number)).setSelected(true);
        });
    }
}
