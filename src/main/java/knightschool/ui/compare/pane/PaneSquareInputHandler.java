package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.breakpoint.BreakpointWords;
import knightschool.ui.compare.model.PointedOrPinnedSquare;
import knightschool.ui.compare.model.TwinPaneWords;

/**
 * The effects of mouse and keys on the squares of a pane, which are the same on its board and in its table: they point
 * at a square, pin or pick it, open its menu, and enlarge the pane.
 */
final class PaneSquareInputHandler {
    private final PaneBoard board;
    private final Optional<PaneActions> actions;
    private final PointedOrPinnedSquare pointer;
    private final BoardPickAnswer answer;
    private final List<SquareMenu> menus = new ArrayList<>();
    private Runnable home = () -> {};

    /**
     * @param actions the actions on the pane; empty if panes cannot be changed
     * @param pointer receives the square below the pointer and the clicked square
     * @param answer receives the squares picked to answer a question
     */
    PaneSquareInputHandler(
            PaneBoard board, Optional<PaneActions> actions, PointedOrPinnedSquare pointer, BoardPickAnswer answer) {
        this.board = board;
        this.actions = actions;
        this.pointer = pointer;
        this.answer = answer;
    }

    /** Sets the action that moves the focus after the board or a menu was used. */
    void setHome(Runnable back) {
        home = back;
    }

    /** Moves the focus after the board or a menu was used. */
    void goHome() {
        home.run();
    }

    /**
     * Connects the events of the board or the table.
     *
     * @param entered run when a square is entered by the keyboard while no question asks for one
     */
    void follow(BoardCanvas squares, Runnable entered) {
        squares.pointedProperty().addListener((_, _, now) -> pointer.point(now.intValue()));
        SquareMenu menu = new SquareMenu(actions, this::goHome);
        menus.add(menu);
        squares.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> press(squares, press, menu));
        squares.leaveToCommands(this::isOfPlayback);
        squares.setFirst(
                () -> board.snapshot().map(frame -> frame.path().head()).orElse(Board.NONE));
        squares.setOnSquarePressed(square -> {
            if (isAsked()) {
                choose(square);
            } else {
                entered.run();
            }
        });
    }

    /** Whether a square is asked for, in a question of the lesson or about the steps to come. */
    private boolean isAsked() {
        return answer.isPicking() || board.prediction().isAsked();
    }

    /** Whether a key on the board is one of the playback: Space answers where a square is asked for. */
    private boolean isOfPlayback(KeyEvent key) {
        return key.isShiftDown() || key.getCode() == KeyCode.SPACE && !isAsked();
    }

    private void press(BoardCanvas squares, MouseEvent press, SquareMenu menu) {
        home.run();
        menu.hide();
        int square = squares.pointedProperty().get();
        Optional<Board> clicked = board.snapshot()
                .map(SearchSnapshot::board)
                .filter(_ -> press.getButton() == MouseButton.SECONDARY && !isAsked())
                .filter(playable -> square != Board.NONE && playable.isPlayable(square) && menu.isOffered());
        if (clicked.isPresent()) {
            menu.show(squares, press, clicked.get(), square);
            press.consume();
            return;
        }
        choose(square);
        // The second press of two has let go of the square that the first one pinned.
        if (press.getButton() == MouseButton.PRIMARY && press.getClickCount() == 2) {
            actions.map(PaneActions::place)
                    .filter(own -> !own.isAlone())
                    .ifPresent(own -> own.enlarge().run());
        }
        press.consume();
    }

    /**
     * Pins the clicked square and picks it if a question is asked. Where several squares are picked, none is pinned.
     */
    private void choose(int square) {
        if (board.prediction().isAsked() && square != Board.NONE) {
            board.prediction().press(square);
            return;
        }
        if (!answer.takesSeveral()) {
            pointer.pin(square);
        }
        if (answer.isPicking() && square != Board.NONE) {
            board.snapshot().ifPresent(frame -> answer.press(square, frame.board()));
        }
    }

    /** Closes the menu of a square, if one is open. */
    void hideMenus() {
        menus.forEach(SquareMenu::hide);
    }

    /** The context menu of a square: stops there and, for an alternative of the next choice, a twin and the costs. */
    private static final class SquareMenu {
        private final Optional<PaneActions> actions;
        private final Runnable home;

        /** Created at first use, since most panes never need it. */
        private ContextMenu menu;

        /**
         * @param actions the actions on the pane; empty if panes cannot be changed
         * @param home returns the keyboard focus to the scene
         */
        SquareMenu(Optional<PaneActions> actions, Runnable home) {
            this.actions = actions;
            this.home = home;
        }

        /** Returns whether squares have a menu now: where panes can be changed, while no class is asked. */
        boolean isOffered() {
            return actions.filter(own -> own.onSquares().areOffered().getAsBoolean())
                    .isPresent();
        }

        /** Shows the menu of a square where the mouse was pressed. */
        void show(Node over, MouseEvent press, Board board, int square) {
            PaneActions own = actions.orElseThrow();
            if (menu == null) {
                menu = new ContextMenu();
            }
            menu.getItems().clear();
            if (own.moves().squares().get().contains(square)) {
                MenuItem fork = item("fork-square", TwinPaneWords.whatIf(square, board), () -> {
                    own.moves().fork().accept(square);
                    home.run();
                });
                fork.setGraphic(TwinPaneIconFactory.make());
                menu.getItems()
                        .addAll(
                                fork,
                                item(
                                        "menu-compare-costs",
                                        own.moves().costs().title(),
                                        own.moves().costs()::run));
            }
            menu.getItems()
                    .add(item(
                            "stop-at-square",
                            BreakpointWords.stopAt(square, board),
                            () -> own.onSquares().stopAt().accept(square)));
            menu.show(over, press.getScreenX(), press.getScreenY());
        }

        private static MenuItem item(String id, String words, Runnable action) {
            MenuItem item = new MenuItem(words);
            item.setId(id);
            item.setOnAction(_ -> action.run());
            return item;
        }

        void hide() {
            if (menu != null) {
                menu.hide();
            }
        }
    }
}
