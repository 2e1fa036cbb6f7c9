package knightschool.ui.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.layout.HBox;
import knightschool.board.Board;
import knightschool.ui.command.Command;
import knightschool.ui.playback.PlaybackCommands;

/** The commands for correcting the board that was read from an open picture. */
final class PictureCorrectionCommands {
    static final String TAKE = "picture.take";
    static final String BACK = "picture.back";
    static final String STOP = "picture" + Command.STOP;
    static final String UNDO = "picture.undo";
    static final String REDO = "picture.redo";
    static final String SQUARES = "picture.tool-hole";
    static final String KNIGHT = "picture.tool-knight";
    static final String FRAME = "picture.tool-frame";
    static final String FIND = "picture.whole";
    static final String NEXT = "picture.next-board";
    static final String NEAR = "picture.zoom";
    static final String DOUBT = "picture.next";
    static final String SOLVE = "picture.solution";
    static final String COPY = "picture.copy";
    static final String SAVE = "picture.save";

    private final Results results;
    private final PlaybackCommands playback;
    private final List<Command> correcting;

    /** The actions with the board and the clicks. */
    interface Results {
        /** Hands over the board. */
        void take();

        /** Goes back without the board. */
        void back();

        /** Copies the clicks to the clipboard. */
        void copyClicks();

        /** Saves the clicks, after asking for a file. */
        void saveClicks();

        /** Returns the keyboard focus to the picture. */
        void focus();
    }

    PictureCorrectionCommands(PictureCorrectionModel model, PictureShortestWalkModel solution, Results results) {
        this.results = results;
        // While a picture is read the board on screen is the one before.
        ObservableBooleanValue read = Bindings.and(model.foundProperty(), Bindings.not(model.busyProperty()));
        ObservableBooleanValue busy = Bindings.or(model.busyProperty(), solution.busyProperty());
        Supplier<String> reading = () -> model.busyProperty().get() ? PictureCorrectionWords.WAIT_FOR_BOARD : "";
        Supplier<String> solving =
                () -> solution.busyProperty().get() ? PictureCorrectionWords.WAIT_FOR_WALK : reading.get();
        playback = new PlaybackCommands(
                "picture", solution.playback().playback(), solution.playback().shownProperty());
        playback.offerWhile(() -> !model.isFraming());
        correcting = List.of(
                Command.of(TAKE, results::take).when(read).orSay(reading),
                Command.of(STOP, () -> stop(model, solution)).when(busy),
                Command.of(BACK, results::back),
                Command.of(UNDO, model::undo).when(model.canUndoProperty()),
                Command.of(REDO, model::redo).when(model.canRedoProperty()),
                Command.of(SQUARES, () -> use(model, PictureCorrectionTool.SQUARES)),
                Command.of(KNIGHT, () -> knight(model)).when(read).orSay(reading),
                Command.of(FRAME, () -> use(model, PictureCorrectionTool.FRAME)),
                Command.of(FIND, model::showWhole),
                Command.of(NEXT, model::nextBoard)
                        .when(Bindings.and(read, model.hasOthersProperty()))
                        .orSay(reading),
                Command.of(NEAR, () -> toggle(model.nearProperty()))
                        .when(model.foundProperty())
                        .orSay(reading),
                Command.of(DOUBT, model.corrections()::pointAtNextDoubt)
                        .when(model.foundProperty())
                        .orSay(reading),
                Command.of(SOLVE, solution::solve).when(read).orSay(reading),
                Command.of(COPY, results::copyClicks)
                        .when(solution.knownProperty())
                        .orSay(solving),
                Command.of(SAVE, results::saveClicks)
                        .when(solution.knownProperty())
                        .orSay(solving));
    }

    private static void use(PictureCorrectionModel model, PictureCorrectionTool tool) {
        model.toolProperty().set(tool);
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }

    private static void knight(PictureCorrectionModel model) {
        if (model.pointedProperty().get() == Board.NONE) {
            use(model, PictureCorrectionTool.KNIGHT);
        } else {
            model.corrections().placeKnight(model.pointedProperty().get());
        }
    }

    private static void stop(PictureCorrectionModel model, PictureShortestWalkModel solution) {
        solution.stop();
        if (model.busyProperty().get()) {
            model.cancel();
        }
    }

    /** Returns the commands to offer now: while keys act on the frame, none of them plays the walk. */
    List<Command> offered() {
        List<Command> commands = new ArrayList<>(correcting);
        commands.addAll(playback.offered());
        return List.copyOf(commands);
    }

    /** Returns the commands that play the walk. */
    PlaybackCommands playback() {
        return playback;
    }

    /** Returns the buttons that play the walk, after which the keys are those of the picture again. */
    HBox player() {
        return playback.buttons(results::focus);
    }

    /** Runs a command, after which the keys are those of the picture again. */
    void runAndFocus(Command command) {
        command.run();
        results.focus();
    }

    Command named(String id) {
        return Command.named(correcting, id);
    }
}
