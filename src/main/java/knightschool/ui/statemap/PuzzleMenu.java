package knightschool.ui.statemap;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.collection.BuiltInPuzzle;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.statemap.model.PuzzleEditWords;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/**
 * The button in the bar of the window with the name of the puzzle. Its menu lists the puzzles of the program and the
 * commands for files.
 */
final class PuzzleMenu {
    private static final int IN_GROUP = 8;

    private final StateMapModel model;
    private final MenuButton button = NodeStyle.named(new MenuButton(), "puzzle-chooser", "puzzle-chooser");

    /** @param open shows another puzzle */
    PuzzleMenu(StateMapModel model, StateMapCommands commands, Consumer<StateMapSetup> open) {
        this.model = model;
        List<BuiltInPuzzle> all = PuzzleCollection.all();
        for (int first = 0; first < all.size(); first += IN_GROUP) {
            List<BuiltInPuzzle> group = all.subList(first, Math.min(all.size(), first + IN_GROUP));
            Menu menu = new Menu(StateMapWords.group(group));
            group.forEach(puzzle -> menu.getItems().add(item(puzzle, open)));
            button.getItems().add(menu);
        }
        button.getItems().add(new SeparatorMenuItem());
        for (String id : StateMapCommands.OF_PUZZLES) {
            button.getItems().add(CommandButtonFactory.item(commands.named(id)));
        }
        button.getItems().add(new SeparatorMenuItem());
        for (String id : StateMapCommands.OF_PLAYERS) {
            button.getItems().add(CommandButtonFactory.item(commands.named(id)));
        }
        button.getItems().add(new SeparatorMenuItem());
        for (String id : StateMapCommands.SAVING) {
            button.getItems().add(CommandButtonFactory.item(commands.named(id)));
        }
        model.setupProperty().addListener(_ -> show());
        model.editing().changedProperty().addListener(_ -> show());
        show();
    }

    private static MenuItem item(BuiltInPuzzle puzzle, Consumer<StateMapSetup> open) {
        MenuItem item = new MenuItem(StateMapWords.item(puzzle));
        item.setId("puzzle-" + puzzle.number());
        item.setOnAction(_ -> open.accept(StateMapSetup.of(WrittenPuzzle.of(puzzle.puzzle()))));
        return item;
    }

    private void show() {
        String name = StateMapWords.name(model.setupProperty().get().source());
        button.setText(model.editing().isChanged() ? PuzzleEditWords.changed(name) : name);
        button.setAccessibleText(StateMapWords.CHOOSE + ": " + button.getText());
    }

    MenuButton button() {
        return button;
    }

    /** Returns the palette entries of the same puzzles, which are found by their numbers. */
    static List<NamedSetup> paletteEntries() {
        return PuzzleCollection.all().stream().map(PuzzleMenu::paletteEntry).toList();
    }

    private static NamedSetup paletteEntry(BuiltInPuzzle puzzle) {
        return new NamedSetup(
                PaletteGroup.SLIDE,
                StateMapWords.item(puzzle),
                List.of(),
                List.of(),
                StateMapWords.TITLE,
                StateMapSetup.of(WrittenPuzzle.of(puzzle.puzzle())),
                List.of(StateMapWords.numbered(puzzle)));
    }
}
