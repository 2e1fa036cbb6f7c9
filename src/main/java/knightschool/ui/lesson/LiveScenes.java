package knightschool.ui.lesson;

import knightschool.setup.Setup;
import knightschool.ui.shell.Shell;

/** Makes the live scene of a set-up. */
final class LiveScenes {
    private final Shell shell;

    /** @param shell the window around the scenes */
    LiveScenes(Shell shell) {
        this.shell = shell;
    }

    /** The scene that a set-up names; a plain board where the program has no live form of it. */
    LiveScene make(Setup setup) {
        return switch (setup.scene()) {
            case GRAPH -> new GraphScene(setup);
            case WALK -> new WalkScene(setup, shell.settings().dictionaryProperty());
            case COMPARE -> new CompareScene(setup);
            case EDITOR -> new EditorScene(shell, setup);
            case CENSUS -> new CensusScene(setup);
            case TOUR -> new TourScene(shell, setup);
            default -> new BoardScene(setup);
        };
    }
}
