package knightschool.ui.compare.pane;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.ui.compare.model.ForkWords;

/** The menu of a square that the search of a pane could go to instead of the next one. */
final class ForkMenu {
    private final Optional<PaneActions> actions;
    private final Runnable home;

    /** Made when it is needed first: most panes are never forked. */
    private ContextMenu menu;

    /**
     * A menu of a pane.
     *
     * @param actions what can be done with the pane; empty where panes are not to be changed
     * @param home puts the keyboard's focus back on the scene
     */
    ForkMenu(Optional<PaneActions> actions, Runnable home) {
        this.actions = actions;
        this.home = home;
    }

    /** Whether a square has a menu now. */
    boolean offers(int square) {
        return actions.isPresent() && actions.get().choices().get().contains(square);
    }

    /** Shows it where the mouse was pressed. */
    void show(Node over, MouseEvent press, Board board, int square) {
        MenuItem item = new MenuItem(ForkWords.whatIf(square, board), TwinSign.make());
        item.setId("fork-square");
        item.setOnAction(_ -> {
            actions.ifPresent(own -> own.fork().accept(square));
            home.run();
        });
        MenuItem costs = new MenuItem(actions.orElseThrow().costs().title());
        costs.setId("menu-compare-costs");
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
