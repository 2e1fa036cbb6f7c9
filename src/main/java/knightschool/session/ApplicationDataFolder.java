package knightschool.session;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folder for a program's data about the user that are not documents, according to the conventions of each system.
 */
public final class ApplicationDataFolder {
    private static final String NAME = "knight-school";

    private ApplicationDataFolder() {}

    /** Returns the folder of the current user; it may not exist. */
    public static Path ofUser() {
        return of(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
    }

    /** Returns whether a folder, which may have to be created, can be written to. */
    public static boolean mayBeWritten(Path folder) {
        Path ancestor = folder.toAbsolutePath();
        while (ancestor.getParent() != null && !Files.exists(ancestor, LinkOption.NOFOLLOW_LINKS)) {
            ancestor = ancestor.getParent();
        }
        return Files.isDirectory(ancestor) && Files.isWritable(ancestor);
    }

    /**
     * Returns the folder for a system and environment.
     *
     * @param system the value of {@code os.name}
     * @param home the user's home directory
     * @param environment the environment variables
     */
    static Path of(String system, String home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("windows")) {
            return Path.of(environment.getOrDefault("LOCALAPPDATA", home), NAME);
        }
        if (name.contains("mac")) {
            return Path.of(home, "Library", "Application Support", NAME);
        }
        String state = environment.getOrDefault("XDG_STATE_HOME", "");
        // Java gives "?" as the home of a user without one; a folder of that name is not made in the working folder.
        return state.startsWith("/")
                ? Path.of(state, NAME)
                : Path.of("/").resolve(Path.of(home, ".local", "state", NAME));
    }
}
