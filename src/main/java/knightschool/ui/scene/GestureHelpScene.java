package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** A scene whose controls react to keys or mouse apart from its commands. */
public interface GestureHelpScene {
    /** The gestures, for the help. */
    List<GestureDescription> gestures();
}
