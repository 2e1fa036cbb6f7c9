package knightschool.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program in a process of its own, from the classes that are tested. */
final class ProgramProcess {
    private ProgramProcess() {}

    /** A command line, yet to be started. */
    static ProcessBuilder of(String... arguments) {
        return of(List.of(), arguments);
    }

    /** @param options of Java */
    static ProcessBuilder of(List<String> options, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
        command.addAll(options);
        command.add("knightschool.app.Main");
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }
}
