import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Gives the packaged program a cache of loaded and linked classes (JEP 483, JEP 514), so that it starts sooner: runs it
 * once, as its launcher would, with Java watching, and tells the launcher to use what came of it.
 *
 * <p>At last the launcher gets a script before it ({@link ShellLauncher}).
 *
 * <p>A cache is good only for the very files that it was made from; where it does not fit, the program starts as
 * without one, and says nothing. So a package without a cache is no fault either, and only said.
 */
public final class StartCache {
    private static final String NAME = "knight-school.aot";
    private static final int PATIENCE_SECONDS = 300;

    /** Java reports a cache that does not fit as an error, which it is not. */
    private static final List<String> OPTIONS =
            List.of("java-options=-XX:AOTCache=$APPDIR/" + NAME, "java-options=-Xlog:aot*=off");

    private StartCache() {}

    /** @param args the folder of the packaged program; the file for what Java says meanwhile */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path program = Path.of(args[0]);
        give(program, Path.of(args[1]));
        ShellLauncher.install(program);
    }

    private static void give(Path program, Path log) throws IOException, InterruptedException {
        Path app = program.resolve(Path.of("lib", "app"));
        Path settings = app.resolve("knight-school.cfg");
        if (!Files.exists(settings)) {
            System.err.println("The packaged program gets no start cache: there is no " + settings);
            return;
        }
        if (rehearse(program, app, settings, log) && Files.exists(app.resolve(NAME))) {
            Files.write(settings, withOptions(Files.readAllLines(settings)));
        } else {
            System.err.println("The packaged program gets no start cache: see " + log);
            Files.deleteIfExists(app.resolve(NAME));
        }
    }

    private static boolean rehearse(Path program, Path app, Path settings, Path log)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(program.resolve(Path.of("lib", "runtime", "bin", "java")).toString());
        command.add("-XX:AOTCacheOutput=" + app.resolve(NAME));
        command.add("-Xlog:aot*=error");
        command.add("-Dknightschool.training=true");
        command.addAll(values(app, settings, "java-options"));
        command.add("-classpath");
        command.add(String.join(System.getProperty("path.separator"), values(app, settings, "app.classpath")));
        command.addAll(values(app, settings, "app.mainclass"));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            return process.exitValue() == 0;
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        return false;
    }

    private static List<String> values(Path app, Path settings, String name) throws IOException {
        return Files.readAllLines(settings).stream()
                .filter(line -> line.startsWith(name + "="))
                .map(line -> line.substring(name.length() + 1).replace("$APPDIR", app.toString()))
                .toList();
    }

    private static List<String> withOptions(List<String> lines) {
        return lines.stream()
                .flatMap(line -> line.equals("[JavaOptions]")
                        ? Stream.concat(Stream.of(line), OPTIONS.stream())
                        : Stream.of(line))
                .toList();
    }
}
