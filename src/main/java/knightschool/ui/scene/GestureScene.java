package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.command.Gesture;

/** A scene whose controls do something by themselves, apart from its commands. */
public interface GestureScene {
    /** What they do, for the help. */
    List<Gesture> gestures();
}
