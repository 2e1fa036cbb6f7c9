package knightschool.ui.statemap;

import knightschool.statemap.edit.DraftFault;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.hint.HintWords;
import knightschool.ui.statemap.model.PuzzleEditWords;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;

/**
 * The reasons, in sentences, why something cannot be done with a puzzle and its map now, as far as the reason depends
 * on the state of the puzzle or the map.
 */
final class StateMapRefusals {
    private final StateMapModel model;

    StateMapRefusals(StateMapModel model) {
        this.model = model;
    }

    /** Why there is no map; empty if there is one. */
    String noMap() {
        return switch (model.maps().stateProperty().get()) {
            case StateMapStatus.Mapping _ -> StateMapWords.WAIT_FOR_MAP;
            case StateMapStatus.Waiting(String why) -> why;
            case StateMapStatus.TooLarge(String reason) -> StateMapWords.tooLarge(reason);
            case StateMapStatus.Cancelled _ -> StateMapWords.MAKE_MAP_FIRST;
            case StateMapStatus.Failed(var failure) -> failure.words();
            case StateMapStatus.Mapped _ -> "";
        };
    }

    /** Why no path to a goal is known; empty if one is. */
    String noSolution() {
        if (model.maps().solvable().get()) {
            return "";
        }
        return model.stateMap().isPresent() ? StateMapWords.NO_WAY : noMap();
    }

    /** Why there is no help; empty if there is some. */
    String noHelp() {
        if (model.edit().isEditing()) {
            return editing();
        }
        return model.play().game().isSolved() ? StateMapWords.SOLVED : noSolution();
    }

    /** Why there is no other hint. */
    String noHint() {
        String why = noHelp();
        return why.isEmpty() ? HintWords.EVERY_GIVEN : why;
    }

    /** Why the player's own moves wait while a solution is shown; empty if none is. */
    String solutionShown() {
        return model.help().isShowing() ? StateMapWords.solutionShown().displayMessage() : "";
    }

    /** Why there is nothing to undo in the game now; empty if there is nothing and there are no edits either. */
    String noUndo() {
        if (model.help().isShowing()) {
            return solutionShown();
        }
        return model.editing().hasEditsToUndo()
                ? StateMapWords.editToUndo(CommandDefinitions.keyText(StateMapCommands.EDIT))
                : "";
    }

    /** Asks to edit the puzzle first; empty while it is edited. */
    String notEditing() {
        return model.edit().isEditing()
                ? ""
                : StateMapWords.editFirst(CommandDefinitions.keyText(StateMapCommands.EDIT));
    }

    /** Why editing cannot end; empty if it can. */
    String unsound() {
        return model.edit()
                .fault()
                .filter(DraftFault::isFatal)
                .map(PuzzleEditWords::fault)
                .orElse("");
    }

    /** Asks to end editing first; empty while the puzzle is not edited. */
    String editing() {
        return model.edit().isEditing()
                ? StateMapWords.endEditingFirst(CommandDefinitions.keyText(StateMapCommands.EDIT))
                : "";
    }
}
