package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import knightschool.board.Board;
import knightschool.picture.NamedPicture;
import knightschool.setup.SceneKind;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.picture.PictureDoor;
import knightschool.ui.shell.Shell;

/** Where other boards come into a game in a window: a chooser, and pictures that boards are read from. */
final class BoardDoors implements AutoCloseable {
    private final Taker game;
    private final BoardChooser chooser;
    private final PictureDoor pictures;

    /** The game that they come into. */
    interface Taker {
        /** What is seen of it while no picture is open. */
        Node node();

        /** Gives it the keyboard. */
        void focus();

        /** What is played on, as a choice. */
        BoardChoice now();

        /** Begins a game on what was chosen. */
        void begin(BoardChoice choice);

        /** Opens a game on a board that was read from a picture. */
        void open(Board board);
    }

    BoardDoors(Shell shell, Taker game) {
        this.game = game;
        this.chooser = new BoardChooser(game.now(), shell.messages(), this::begin);
        this.pictures = new PictureDoor(shell, SceneKind.PLAY, new Taken());
    }

    private void begin(BoardChoice choice) {
        hidePicture();
        game.begin(choice);
        game.focus();
    }

    private final class Taken implements PictureDoor.Scene {
        @Override
        public Node node() {
            return game.node();
        }

        @Override
        public void focus() {
            game.focus();
        }

        @Override
        public void take(Board board, Runnable taken) {
            taken.run();
            game.open(board);
        }
    }

    /** Shows the board that is played on as the one that is chosen. */
    void show() {
        chooser.show(game.now());
    }

    /** The game, and over it a picture that is open. */
    Node node() {
        return pictures.node();
    }

    /** What stands in the bar of the window. */
    Node tool() {
        return chooser.node();
    }

    /** Those commands that open a picture. */
    List<Command> opening() {
        return pictures.opening();
    }

    /** Opens a picture. */
    Consumer<NamedPicture> pictures() {
        return pictures::open;
    }

    /** What can be done now, where that can be done with the game. */
    List<Command> commands(List<Command> ofGame) {
        List<Command> all = new ArrayList<>(ofGame);
        all.addAll(chooser.commands());
        return pictures.commands(all);
    }

    /** As {@link #commands}, for the help. */
    List<Gesture> gestures(List<Gesture> ofGame) {
        return pictures.gestures(ofGame);
    }

    void focus() {
        pictures.focus();
    }

    void hidePicture() {
        pictures.hide();
    }

    void hideChooser() {
        chooser.hide();
    }

    boolean isSettled() {
        return pictures.isSettled();
    }

    @Override
    public void close() {
        chooser.close();
        pictures.close();
    }
}
