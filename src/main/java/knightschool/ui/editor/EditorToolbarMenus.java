package knightschool.ui.editor;

import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import knightschool.board.edit.BoardSide;
import knightschool.board.edit.BoardTransform;
import knightschool.board.edit.Symmetry;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.editor.model.BoardEditorModel;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The menus of the editor's toolbar: the symmetry of drawing, and the actions on the whole board. */
final class EditorToolbarMenus {
    private final EditorCommands commands;
    private final Runnable focus;

    /** @param focus returns the keyboard focus to the board after an action on it */
    EditorToolbarMenus(EditorCommands commands, Runnable focus) {
        this.commands = commands;
        this.focus = focus;
    }

    private static MenuButton button(String id, Node sign, String help) {
        MenuButton button = NodeStyle.named(new MenuButton(null, sign), id, "icon-button", "editor-menu");
        button.setAccessibleText(help);
        button.setTooltip(new Tooltip(help));
        return button;
    }

    /** Returns the menu of symmetries, whose button is marked while a symmetry is in use. */
    MenuButton symmetries(BoardEditorModel model) {
        String key = commands.named(BoardEditCommands.MIRROR).tooltip();
        MenuButton button = button("symmetry", EditToolIcons.mirror(), EditorWords.symmetryTip(key));
        ToggleGroup group = new ToggleGroup();
        for (Symmetry symmetry : Symmetry.values()) {
            RadioMenuItem item = new RadioMenuItem(
                    commands.named(BoardEditCommands.id(symmetry)).title());
            item.setId(BoardEditCommands.id(symmetry).replace('.', '-'));
            item.setToggleGroup(group);
            item.setSelected(model.strokes().symmetryProperty().get() == symmetry);
            item.setOnAction(_ -> {
                commands.named(BoardEditCommands.id(symmetry)).run();
                focus.run();
            });
            model.strokes().symmetryProperty().addListener((_, _, now) -> item.setSelected(now == symmetry));
            button.getItems().add(item);
        }
        button.setOnShowing(_ -> {
            for (Symmetry symmetry : Symmetry.values()) {
                button.getItems().get(symmetry.ordinal()).setDisable(!symmetry.fits(model.board()));
            }
        });
        model.strokes().symmetryProperty().addListener((_, _, now) -> mark(button, now != Symmetry.NONE));
        return button;
    }

    private static void mark(Node button, boolean on) {
        button.getStyleClass().remove("chosen");
        if (on) {
            button.getStyleClass().add("chosen");
        }
    }

    /** Returns the menu of actions on the whole board and on the selected squares. */
    MenuButton board() {
        MenuButton button = button("board-menu", new FontIcon(Feather.MORE_HORIZONTAL), EditorWords.BOARD_MENU);
        button.getItems()
                .setAll(
                        item(EditorCommands.PATTERNS),
                        item(EditorCommands.HUNT),
                        new SeparatorMenuItem(),
                        menu(
                                EditorWords.TURN,
                                Stream.of(BoardTransform.values()).map(BoardEditCommands::id)),
                        menu(
                                EditorWords.SIDES,
                                Stream.of(BoardSide.values())
                                        .flatMap(side -> Stream.of(
                                                BoardEditCommands.id(side, 1), BoardEditCommands.id(side, -1)))),
                        menu(
                                EditorWords.MOVE,
                                Stream.of(true, false)
                                        .flatMap(around -> Stream.of(BoardSide.values())
                                                .map(side -> BoardEditCommands.shiftId(side, around)))),
                        new SeparatorMenuItem(),
                        toBoard(BoardEditCommands.COPY),
                        toBoard(BoardEditCommands.CUT),
                        item(EditorCommands.PASTE),
                        toBoard(BoardEditCommands.ALL),
                        toBoard(BoardEditCommands.HOLES),
                        new SeparatorMenuItem(),
                        toBoard(BoardEditCommands.FIT));
        return button;
    }

    private MenuItem item(String id) {
        return CommandButtonFactory.item(commands.named(id));
    }

    /** Returns the menu item of an action on the board, which then receives the keyboard focus. */
    private MenuItem toBoard(String id) {
        MenuItem item = item(id);
        item.addEventHandler(ActionEvent.ACTION, _ -> focus.run());
        return item;
    }

    private Menu menu(String words, Stream<String> ids) {
        Menu menu = new Menu(words);
        menu.getItems().setAll(ids.map(this::toBoard).toList());
        return menu;
    }
}
