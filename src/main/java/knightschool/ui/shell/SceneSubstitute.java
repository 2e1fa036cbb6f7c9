package knightschool.ui.shell;

import knightschool.files.InputFault;

/** A scene that stands for another one, which cannot be created. */
public interface SceneSubstitute {
    /** Returns why the other scene cannot be created, for a place that needs it. */
    InputFault fault();
}
