package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.command.Gesture;

/** A scene whose controls react to keys or mouse apart from its commands. */
public interface GestureScene {
    /** The gestures, for the help. */
    List<Gesture> gestures();
}
