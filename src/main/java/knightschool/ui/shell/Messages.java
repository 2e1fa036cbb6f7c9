package knightschool.ui.shell;

import knightschool.files.InputFault;

/** Short messages for a person, shown below the scene that is on screen. Used on the JavaFX thread only. */
public interface Messages {

    /** Shows what is wrong with an input, and how to mend it. It stays until it is dismissed or another comes. */
    void show(InputFault fault);

    /** Shows one sentence; it goes by itself after some seconds. */
    void say(String sentence);

    /** Takes away what is shown. */
    void clear();
}
