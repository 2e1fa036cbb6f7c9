package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import knightschool.board.Board;
import knightschool.picture.file.NamedPicture;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardChooserConfiguration;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.picture.PictureImporter;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/** Chooses the board of a game in a window: a board chooser, and pictures from which boards are read. */
final class GameBoardChooser implements AutoCloseable {
    /** A game of the user, who chooses where to begin. */
    private static final BoardChooserConfiguration BOARD = new BoardChooserConfiguration(
            BuiltInSceneKinds.PLAY, false, true, PlayWords.TAKE_BOARD, PlayWords.TAKE_BOARD_HELP, PlayWords::tourOn);

    private final SceneHost shell;
    private final PlayModel model;
    private final PlayView view;
    private final BoardChooser chooser;
    private final PictureImporter pictures;

    /**
     * @param view the view of the game, visible while no picture is open
     * @param questions asks for the files of pictures
     */
    GameBoardChooser(SceneHost shell, PlayModel model, PlayView view, FileDialogs questions) {
        this.shell = shell;
        this.model = model;
        this.view = view;
        this.chooser = new BoardChooser(choice(), shell, this::begin);
        PictureImporter.Host pictureHost = new PictureImporter.Host(view.node(), view.board()::focus, this::open);
        this.pictures =
                new PictureImporter(shell, ScenePlacement.WINDOW, BuiltInSceneKinds.PLAY, pictureHost, questions);
    }

    private ChosenProblem choice() {
        Board board = model.board();
        return new ChosenProblem(BOARD, board, board.startOrFirst(), model.now().closed());
    }

    private void begin(ChosenProblem choice) {
        model.begin(choice.board());
        model.setClosed(choice.closed());
        leavePicture();
        view.board().focus();
    }

    /** Opens a board that was read from a picture. Asks nothing, since undo restores the present game. */
    private void open(Board board, Runnable accept) {
        accept.run();
        shell.open(model.now().on(board).withPath(List.of(), 0));
    }

    /** Shows the present board as the chosen one. */
    void show() {
        chooser.show(choice());
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
