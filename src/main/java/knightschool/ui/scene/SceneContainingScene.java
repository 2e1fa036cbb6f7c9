package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.command.Command;

/** A scene that shows another one inside it, and does not offer all of its commands. */
public interface SceneContainingScene {
    /** The commands of the scene inside that are offered in its own tab only; their keys say so. */
    List<Command> absentCommands();
}
