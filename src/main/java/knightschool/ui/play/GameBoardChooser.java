package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import knightschool.board.Board;
import knightschool.picture.file.NamedPicture;
import knightschool.setup.SceneKind;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.ProblemChoice;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.FileQuestions;
import knightschool.ui.picture.PictureImport;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/** Selects the board of a game in a window: a chooser, and pictures that boards are read from. */
final class GameBoardChooser implements AutoCloseable {
    private final Host game;
    private final BoardChooser chooser;
    private final PictureImport pictures;

    /** The game that they come into. */
    interface Host {
        /** What is seen of it while no picture is open. */
        Node node();

        /** Gives it the keyboard. */
        void focus();

        /** What is played on, as a choice. */
        ProblemChoice now();

        /** Begins a game on what was chosen. */
        void begin(ProblemChoice choice);

        /** Opens a game on a board that was read from a picture. */
        void open(Board board);
    }

    /** @param questions about the files of pictures */
    GameBoardChooser(SceneHost shell, Host game, FileQuestions questions) {
        this.game = game;
        this.chooser = new BoardChooser(game.now(), shell, this::begin);
        PictureImport.Host pictureHost = new PictureImport.Host(game.node(), game::focus, this::open);
        this.pictures = new PictureImport(shell, SceneForm.WINDOW, SceneKind.PLAY, pictureHost, questions);
    }

    private void begin(ProblemChoice choice) {
        game.begin(choice);
        leavePicture();
        game.focus();
    }

    private void open(Board board, Runnable accept) {
        accept.run();
        game.open(board);
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

    /** Opens a picture, once a person was asked what must be asked. */
    void openPicture(NamedPicture picture) {
        pictures.open(picture);
    }

    /** The board that was corrected in a picture and not taken yet. */
    Optional<Board> corrected() {
        return pictures.corrected();
    }

    /** The same as something to be saved. */
    List<UnsavedDocument> documents() {
        return pictures.documents();
    }

    /** What can be done now, where that can be done with the game. */
    List<Command> commands(List<Command> ofGame) {
        List<Command> all = new ArrayList<>(ofGame);
        all.addAll(chooser.commands());
        return pictures.commands(all);
    }

    /** As {@link #commands}, for the help. */
    List<GestureDescription> gestures(List<GestureDescription> ofGame) {
        return pictures.gestures(ofGame);
    }

    void focus() {
        pictures.focus();
    }

    /** Shows the game alone; a corrected picture is put aside. */
    void leavePicture() {
        pictures.leave();
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
