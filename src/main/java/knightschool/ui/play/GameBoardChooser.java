package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import knightschool.board.Board;
import knightschool.picture.file.NamedPicture;
import knightschool.setup.SceneKind;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.ProblemChoice;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.FileQuestions;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.picture.PictureImporter;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/** Chooses the board of a game in a window: a board chooser, and pictures from which boards are read. */
final class GameBoardChooser implements AutoCloseable {
    private final Host game;
    private final BoardChooser chooser;
    private final PictureImporter pictures;

    /** The game that receives the boards. */
    interface Host {
        /** Returns the node of the game, visible while no picture is open. */
        Node node();

        /** Gives the keyboard focus to the game. */
        void focus();

        /** Returns the present choice. */
        ProblemChoice now();

        /** Begins a game with a choice. */
        void begin(ProblemChoice choice);

        /** Opens a game on a board that was read from a picture. */
        void open(Board board);
    }

    /** @param questions asks for the files of pictures */
    GameBoardChooser(SceneHost shell, Host game, FileQuestions questions) {
        this.game = game;
        this.chooser = new BoardChooser(game.now(), shell, this::begin);
        PictureImporter.Host pictureHost = new PictureImporter.Host(game.node(), game::focus, this::open);
        this.pictures = new PictureImporter(shell, SceneForm.WINDOW, SceneKind.PLAY, pictureHost, questions);
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

    /** Shows the present board as the chosen one. */
    void show() {
        chooser.show(game.now());
    }

    /** Returns the game with an open picture over it. */
    Node node() {
        return pictures.node();
    }

    /** Returns the node in the bar of the window. */
    Node tool() {
        return chooser.node();
    }

    /** Returns the commands that open a picture. */
    List<Command> opening() {
        return pictures.opening();
    }

    /** Opens a picture, after asking what must be asked. */
    void openPicture(NamedPicture picture) {
        pictures.open(picture);
    }

    /** Returns the corrected board of a picture that has not been taken. */
    Optional<Board> corrected() {
        return pictures.corrected();
    }

    /** Returns the corrected board of a picture as an unsaved document. */
    List<UnsavedDocument> documents() {
        return pictures.documents();
    }

    /** Returns the commands that are available now, given those of the game. */
    List<Command> commands(List<Command> ofGame) {
        List<Command> all = new ArrayList<>(ofGame);
        all.addAll(chooser.commands());
        return pictures.commands(all);
    }

    /** Returns the signs on the board now, given those of the game. */
    List<LegendEntry> signs(Supplier<List<LegendEntry>> ofGame) {
        return pictures.signs(ofGame);
    }

    /** Returns the gestures that are available now; see {@link #commands}. */
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
