package knightschool.app;

import java.util.Locale;
import java.util.Map;

/** The four ways into the program. */
enum LaunchMode {
    /** A command was given: work without a screen. */
    COMMAND_LINE,
    /** No arguments, or files alone, and a display: open the window. */
    WINDOW,
    /** No display, but the build named a folder for pictures: render them there. */
    GALLERY,
    /** No display and nowhere to put pictures: say what to do. */
    ADVICE;

    /**
     * @param command whether the arguments are a command, and not files alone or nothing
     * @param files whether there are files to open
     * @param display whether a window can be opened, see {@link #hasDisplay}
     * @param gallery whether a folder for pictures was named
     */
    static LaunchMode choose(boolean command, boolean files, boolean display, boolean gallery) {
        if (command) {
            return COMMAND_LINE;
        }
        if (display) {
            return WINDOW;
        }
        return gallery && !files ? GALLERY : ADVICE;
    }

    /**
     * Whether a window can be opened. Only Linux and its kin run without a display; there it is named by
     * {@code DISPLAY} or {@code WAYLAND_DISPLAY}.
     *
     * @param system the value of {@code os.name}
     * @param environment the environment variables
     */
    static boolean hasDisplay(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        return name.contains("windows")
                || name.contains("mac")
                || !environment.getOrDefault("DISPLAY", "").isBlank()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
    }
}
