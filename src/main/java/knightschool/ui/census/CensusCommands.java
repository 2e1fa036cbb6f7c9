package knightschool.ui.census;

import java.util.List;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.RecentFileMenu;

/** The commands of a census. */
final class CensusCommands extends AbstractCommandList {
    static final String RUN = "census.go-on";
    static final String STOP = "census" + Command.STOP;
    static final String UNDO = "census.undo";
    static final String REDO = "census.redo";
    static final String LAYOUT = "census.layout";
    static final String COMPARE = "census.compare";
    static final String OPEN = "census.open";
    static final String RECENT = "census.recent";
    static final String SAVE = "census.save";
    static final String SAVE_AS = "census.save-as";
    static final String SAVE_TABLE = "census.save-table";

    private final RecentFileMenu recent;

    /** @param board the commands that choose another board */
    CensusCommands(CensusViewModel model, CensusFiles files, Runnable compare, List<Command> board) {
        recent = files.recentMenu(RECENT);
        all.add(run(model));
        all.add(stop(model));
        all.addAll(board);
        all.add(Command.of(LAYOUT, () -> model.ask(model.plan().seeingNext()))
                .when(() -> model.plan().solvers().size() > 1, model.planProperty()));
        all.add(Command.of(UNDO, model::undo).when(model.undoableProperty()));
        all.add(Command.of(REDO, model::redo).when(model.redoableProperty()));
        all.add(Command.of(COMPARE, compare).when(model.pointedProperty().greaterThanOrEqualTo(0)));
        all.add(Command.of(OPEN, files::open));
        all.add(recent.command());
        all.add(Command.of(SAVE, files::save));
        all.add(Command.of(SAVE_AS, files::saveAs));
        all.add(Command.of(SAVE_TABLE, files::saveTable));
    }

    static Command run(CensusViewModel model) {
        return Command.of(RUN, model::run)
                .when(model.runnableProperty())
                .orSay(() -> model.runningProperty().get() ? CensusWords.COUNTING : CensusWords.COMPLETE);
    }

    static Command stop(CensusViewModel model) {
        return Command.of(STOP, model::cancel).when(model.runningProperty());
    }

    /** The menu of recent tables. */
    RecentFileMenu recent() {
        return recent;
    }

    static List<GestureDescription> gestures() {
        return CensusWords.GESTURES;
    }
}
