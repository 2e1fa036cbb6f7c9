package knightschool.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A new Java with this one's class path and modules, so that what is measured begins fresh. It has the options of the
 * packaged program, with the collector and the heap that a person has: with those that Java chooses by itself a frame
 * is late wherever it is the first to touch a part of a growing heap.
 */
final class OwnJava {
    private OwnJava() {}

    /**
     * Runs a main class that prints lines like {@code name=1.5}, and returns them in order.
     *
     * @param program has the options, to which others are added
     * @throws IllegalStateException if it fails
     */
    static Map<String, Double> figures(Package program, List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "--module-path=" + System.getProperty("jdk.module.path"),
                "--add-modules=javafx.controls,javafx.fxml,javafx.swing",
                "--enable-native-access=javafx.graphics,ALL-UNNAMED"));
        command.addAll(program.javaOptions());
        command.addAll(options);
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return figures(command, Map.of());
    }

    /** As {@link #figures(Package, List, Class, String...)}, for a whole command with variables of its environment. */
    static Map<String, Double> figures(List<String> command, Map<String, String> environment) {
        return parsed(output(command, environment));
    }

    private static List<String> output(List<String> command, Map<String, String> environment) {
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(environment);
            Process process = builder.start();
            List<String> lines = process.inputReader().lines().toList();
            int status = process.waitFor();
            if (status != 0) {
                throw new IllegalStateException("status " + status + " of " + String.join(" ", command));
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static Map<String, Double> parsed(List<String> lines) {
        Map<String, Double> figures = new LinkedHashMap<>();
        for (String line : lines) {
            int equals = line.lastIndexOf('=');
            figures.put(line.substring(0, equals), Double.valueOf(line.substring(equals + 1)));
        }
        return figures;
    }
}
