package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with a census. */
final class CensusCommands {
    static final String RUN = "census.run";
    static final String STOP = "census" + Command.STOP;
    static final String COMPARE = "census.compare";
    static final String OPEN = "census.open";
    static final String SAVE = "census.save";

    private final List<Command> all = new ArrayList<>();

    /** @param board the commands that choose another board */
    CensusCommands(CensusViewModel model, CensusFiles files, Runnable compare, List<Command> board) {
        all.add(run(model));
        all.add(stop(model));
        all.addAll(board);
        all.add(Command.of(COMPARE, "compare on the start pointed at", compare, "Ctrl+Enter")
                .when(model.pointedProperty().greaterThanOrEqualTo(0)));
        all.add(Command.of(OPEN, "open a table", files::open, "Ctrl+O"));
        all.add(Command.of(SAVE, "save the table", files::save, "Ctrl+S"));
    }

    static Command run(CensusViewModel model) {
        return Command.of(RUN, "count the starts that are missing", model::run, "R")
                .when(model.runnableProperty());
    }

    static Command stop(CensusViewModel model) {
        return Command.of(STOP, "stop counting; what is counted stays", model::cancel, "Esc")
                .when(model.runningProperty());
    }

    List<Command> all() {
        return List.copyOf(all);
    }

    static List<Gesture> gestures() {
        return List.of(
                new Gesture("Arrows", "to another square, another row, or another choice in a box"),
                new Gesture("Enter, or a click", "compare on that start"));
    }
}
