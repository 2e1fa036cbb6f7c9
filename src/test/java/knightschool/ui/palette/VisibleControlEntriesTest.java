package knightschool.ui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class VisibleControlEntriesTest {
    private final List<String> acts = new ArrayList<>();

    private static List<String> lines(List<PaletteEntry> entries) {
        return entries.stream().map(PaletteEntry::accessibleText).toList();
    }

    @Test
    void entryDoesWhatItsControlDoes() {
        ToolkitThread.run(() -> {
            Button button = new Button("Where to look (H)");
            button.setOnAction(_ -> acts.add("looked"));
            CheckBox box = new CheckBox("Dead ends");
            ToggleButton toggle = new ToggleButton("Closed");
            RadioMenuItem springs = new RadioMenuItem("Springs");
            springs.setOnAction(_ -> acts.add("springs"));
            CheckMenuItem names = new CheckMenuItem("Names on the vertices");
            MenuButton menu = new MenuButton("Springs", null, springs, new Menu("More", null, names));
            menu.setTooltip(new Tooltip("The shape: how the vertices lie."));
            ChoiceBox<String> choice = new ChoiceBox<>();
            choice.getItems().setAll("first", "last");
            List<PaletteEntry> entries =
                    VisibleControlEntries.of(new VBox(button, box, toggle, menu, choice), List.of(), "Toys");
            assertEquals(
                    List.of(
                            "Where to look, Toys",
                            "Dead ends, Toys",
                            "Closed, Toys",
                            "Springs, The shape",
                            "Names on the vertices, More",
                            "First, Toys",
                            "Last, Toys"),
                    lines(entries));
            entries.forEach(entry -> entry.action().run());
            assertEquals(List.of("looked", "springs"), acts);
            assertEquals(
                    List.of(true, true, true, true),
                    List.of(box.isSelected(), toggle.isSelected(), springs.isSelected(), names.isSelected()));
            assertEquals("last", choice.getValue());
        });
    }

    /** A menu that was never opened has no items yet, and one that was opened long ago has those of then. */
    @Test
    void menuThatMakesItsItemsWhenItOpensHasThoseOfNow() {
        ToolkitThread.run(() -> {
            MenuButton menu = new MenuButton("Toys");
            List<String> toys = new ArrayList<>(List.of("Ball"));
            menu.setOnShowing(
                    _ -> menu.getItems().setAll(toys.stream().map(MenuItem::new).toList()));
            assertEquals(List.of("Ball, Toys"), lines(VisibleControlEntries.of(new VBox(menu), List.of(), "Room")));
            toys.add("Kite");
            assertEquals(
                    List.of("Ball, Toys", "Kite, Toys"),
                    lines(VisibleControlEntries.of(new VBox(menu), List.of(), "Room")));
        });
    }

    @Test
    void hiddenAndDisabledControlsAndThoseOfCommandsHaveNoEntry() {
        ToolkitThread.run(() -> {
            Command next = Command.of("toy.next", "the next toy: one of the box", () -> {}, "N");
            Button hidden = new Button("Hidden");
            Button inside = new Button("Inside");
            VBox box = new VBox(inside);
            box.setVisible(false);
            hidden.setVisible(false);
            Button grey = new Button("Grey");
            grey.setDisable(true);
            Button withKeys = new Button("Next (N)");
            assertEquals(
                    List.of("Another, Toys"),
                    lines(VisibleControlEntries.of(
                            new VBox(
                                    hidden,
                                    box,
                                    grey,
                                    CommandButtonFactory.of(next, "Next toy"),
                                    CommandButtonFactory.of(next, "Another"),
                                    withKeys,
                                    new MenuButton("Toys", null, CommandButtonFactory.item(next))),
                            List.of(next),
                            "Toys")));
        });
    }
}
