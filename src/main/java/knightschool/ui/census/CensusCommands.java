package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with a census. */
final class CensusCommands {
    private final List<Command> all = new ArrayList<>();

    /** @param board the commands that choose another board */
    CensusCommands(CensusViewModel model, CensusFiles files, Runnable compare, List<Command> board) {
        all.add(Command.of("census.run", "run, or go on with what is missing", model::run, "R"));
        all.add(Command.of("census" + Command.STOP, "cancel; what is done stays", model::cancel, "Esc")
                .when(model.runningProperty()));
        all.addAll(board);
        all.add(Command.of("census.compare", "compare on the start pointed at", compare, "Ctrl+Enter"));
        all.add(Command.of("census.open", "open a table", files::open, "Ctrl+O"));
        all.add(Command.of("census.save", "save the table", files::save, "Ctrl+S"));
    }

    List<Command> all() {
        return List.copyOf(all);
    }

    static List<Gesture> gestures() {
        return List.of(
                new Gesture("Arrows", "to another square, or another row"),
                new Gesture("Enter", "compare on that start"));
    }
}
