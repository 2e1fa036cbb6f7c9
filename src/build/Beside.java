import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs a step of the build beside the others, which use one processor each, and tells the build later how it ended:
 * Maven itself waits for every step, or never hears of its end.
 *
 * <p>{@code run <folder> <build> <name> <command …>} runs the command, and keeps what it says and its status in files
 * of that folder. {@code await <folder> <build> <name …>} waits for the end of such commands of the same build, says
 * what they said, and fails where one failed. {@code do} and the same words is both.
 */
public final class Beside {
    private static final int PATIENCE_MINUTES = 40;
    private static final int LOOK_MILLIS = 50;

    private Beside() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(args[1]));
        String build = args[2];
        List<String> rest = List.of(args).subList(3, args.length);
        if (!args[0].equals("await")) {
            run(folder, build, rest.getFirst(), rest.subList(1, rest.size()));
        }
        List<String> awaited = switch (args[0]) {
            case "run" -> List.of();
            case "await" -> rest;
            default -> rest.subList(0, 1);
        };
        boolean good = true;
        for (String name : awaited) {
            good &= await(folder, build, name);
        }
        System.exit(good ? 0 : 1);
    }

    private static void run(Path folder, String build, String name, List<String> command)
            throws IOException, InterruptedException {
        List<String> own = new ArrayList<>(command);
        // The Java that the build was given, where the path may lead to another.
        own.replaceAll(word -> word.equals("java")
                ? Path.of(System.getProperty("java.home"), "bin", word).toString()
                : word);
        Process process = new ProcessBuilder(own)
                .redirectErrorStream(true)
                .redirectOutput(log(folder, name).toFile())
                .start();
        // Where the build is ended this process is, and takes its own with it.
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        int status = process.waitFor();
        Path written = Files.writeString(folder.resolve(name + ".new"), build + " " + status);
        Files.move(written, end(folder, name), StandardCopyOption.REPLACE_EXISTING);
    }

    /** Whether a command has ended well. */
    private static boolean await(Path folder, String build, String name) throws IOException, InterruptedException {
        long latest = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
        while (System.nanoTime() < latest) {
            String[] end = Files.exists(end(folder, name))
                    ? Files.readString(end(folder, name)).split(" ")
                    : new String[] {"", ""};
            if (end[0].equals(build)) {
                Files.readAllLines(log(folder, name)).forEach(System.out::println);
                return end[1].equals("0");
            }
            Thread.sleep(LOOK_MILLIS);
        }
        System.err.println(name + ": not at its end after " + PATIENCE_MINUTES + " minutes; see " + log(folder, name));
        return false;
    }

    private static Path log(Path folder, String name) {
        return folder.resolve(name + ".log");
    }

    /** Which build it was and the status, between them a space. */
    private static Path end(Path folder, String name) {
        return folder.resolve(name + ".end");
    }
}
