package knightschool.ui.compare.pane;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.ui.compare.model.TwinPaneWords;

/** The context menu of a square that a search could try instead of its next one. */
final class AlternativeMoveMenu {
    private final Optional<PaneActions> actions;
    private final Runnable home;

    /** Created at first use, since most panes never need it. */
    private ContextMenu menu;

    /**
     * @param actions the actions on the pane; empty if panes cannot be changed
     * @param home returns the keyboard focus to the scene
     */
    AlternativeMoveMenu(Optional<PaneActions> actions, Runnable home) {
        this.actions = actions;
        this.home = home;
    }

    /** Returns whether a square has a menu at the shown step. */
    boolean offers(int square) {
        return actions.isPresent() && actions.get().choices().get().contains(square);
    }

    /** Shows the menu of a square where the mouse was pressed. */
    void show(Node over, MouseEvent press, Board board, int square) {
        MenuItem item = new MenuItem(TwinPaneWords.whatIf(square, board), TwinPaneIconFactory.make());
        item.setId("fork-square");
        item.setOnAction(_ -> {
            actions.ifPresent(own -> own.fork().accept(square));
            home.run();
        });
        MenuItem costs = new MenuItem(actions.orElseThrow().costs().title());
        costs.setId("menu-compare-costs");
        costs.setDisable(!actions.orElseThrow().costs().available().get());
        costs.setOnAction(_ -> actions.orElseThrow().costs().run());
        if (menu == null) {
            menu = new ContextMenu();
        }
        menu.getItems().setAll(item, costs);
        menu.show(over, press.getScreenX(), press.getScreenY());
    }

    void hide() {
        if (menu != null) {
            menu.hide();
        }
    }
}
