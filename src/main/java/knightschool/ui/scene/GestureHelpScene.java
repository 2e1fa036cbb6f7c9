package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** A scene that describes its key and mouse gestures, which belong to no command, for the help. */
public interface GestureHelpScene {
    /** The gestures, for the help. */
    List<GestureDescription> gestures();
}
