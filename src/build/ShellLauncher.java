import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Puts a script before the launcher of the packaged program where the system is one with a shell: Java reads the locale
 * and the working folder before any line of the program runs, so that only a script can mend them. The launcher finds
 * its settings by its own name.
 */
final class ShellLauncher {
    private static final Path SCRIPT = Path.of("src", "build", "launcher.sh");
    private static final String NAME = "knight-school";
    private static final String BEHIND = NAME + ".bin";

    private ShellLauncher() {}

    /** @param program the folder of the packaged program, complete otherwise */
    static void install(Path program) throws IOException {
        Path launcher = program.resolve(Path.of("bin", NAME));
        if (!System.getProperty("os.name").equals("Linux") || !Files.exists(launcher)) {
            return;
        }
        Files.move(launcher, launcher.resolveSibling(BEHIND), StandardCopyOption.REPLACE_EXISTING);
        Files.copy(SCRIPT, launcher);
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path app = program.resolve(Path.of("lib", "app"));
        Files.copy(app.resolve(NAME + ".cfg"), app.resolve(BEHIND + ".cfg"), StandardCopyOption.REPLACE_EXISTING);
    }
}
