package knightschool.ui.editor.tab;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import knightschool.board.Board;
import knightschool.ui.command.Command;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.model.OpenBoards;

/** The commands on the tabs of the open boards: new, duplicate, close, next and previous. */
public final class BoardTabStripCommands {
    public static final String NEW = "editor.new";
    public static final String DUPLICATE = "editor.duplicate";
    public static final String CLOSE = "editor.close";
    static final String NEXT = "editor.next";
    static final String PREVIOUS = "editor.previous";

    private static final int USUAL_SIDE = 8;

    private BoardTabStripCommands() {}

    /**
     * Returns the commands.
     *
     * @param files asks before a board with changes is closed
     */
    public static List<Command> of(OpenBoards boards, BoardFiles files) {
        BooleanBinding several = Bindings.size(boards.all()).greaterThan(1);
        BooleanBinding room = Bindings.size(boards.all()).lessThan(OpenBoards.MOST);
        return List.of(
                Command.of(NEW, () -> boards.open(Board.full(USUAL_SIDE, USUAL_SIDE)))
                        .when(room),
                Command.of(DUPLICATE, boards::duplicate).when(room),
                Command.of(CLOSE, () -> files.close(boards.front())),
                Command.of(NEXT, () -> boards.step(1)).when(several),
                Command.of(PREVIOUS, () -> boards.step(-1)).when(several));
    }
}
