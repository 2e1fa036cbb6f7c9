package knightschool.session;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where a program keeps what belongs to a person but is no document of theirs, by the custom of each system. */
public final class StateFolder {
    private static final String NAME = "knight-school";

    private StateFolder() {}

    /** The folder of the person who runs the program; it may not be there yet. */
    public static Path ofUser() {
        return of(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
    }

    /** Whether something can be kept in a folder, which may have to be made. */
    public static boolean mayBeWritten(Path folder) {
        Path there = folder.toAbsolutePath();
        while (there.getParent() != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
            there = there.getParent();
        }
        return Files.isDirectory(there) && Files.isWritable(there);
    }

    /**
     * @param system the value of {@code os.name}
     * @param home the person's folder
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
        return state.startsWith("/") ? Path.of(state, NAME) : Path.of(home, ".local", "state", NAME);
    }
}
