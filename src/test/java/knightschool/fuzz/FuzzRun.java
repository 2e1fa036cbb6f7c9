package knightschool.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.text.Keyword;

/**
 * Runs the fuzzer Jazzer on one reader after another, each in a process of its own: a fuzzer that has found something
 * ends its process.
 */
public final class FuzzRun {
    /**
     * Jazzer loads an agent and a library of C. Its own detectors of faults are off: they report regular expressions.
     */
    private static final List<String> JAVA = List.of(
            "-XX:+EnableDynamicAgentLoading",
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-Xmx1g",
            "-Xss1m",
            "-cp",
            System.getProperty("java.class.path"),
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + ReaderFuzzTarget.class.getName(),
            "--instrumentation_includes=knightschool.**:org.snakeyaml.**:org.commonmark.**",
            "--custom_hook_excludes=**",
            "-runs=10000000",
            "-max_len=4096",
            "-timeout=10",
            "-rss_limit_mb=3000",
            "-print_final_stats=1");

    private static final Pattern EXECUTIONS = Pattern.compile("stat::number_of_executed_units: *(\\d+)");

    private FuzzRun() {}

    /**
     * Runs the fuzzer.
     *
     * @param args the words of readers with commas, or {@code all}; the seconds for each; the folder for what it finds
     * @throws IOException if a file cannot be written
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<FuzzedReader> readers = args[0].equals("all")
                ? List.of(FuzzedReader.values())
                : Arrays.stream(args[0].split(","))
                        .map(word -> Keyword.find(FuzzedReader.class, word).orElseThrow())
                        .toList();
        int findings = 0;
        for (FuzzedReader reader : readers) {
            findings += run(reader, args[1], Path.of(args[2])) == 0 ? 0 : 1;
        }
        System.exit(findings == 0 ? 0 : 1);
    }

    private static int run(FuzzedReader reader, String seconds, Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve(reader.word() + ".log");
        Path inputs = Files.createDirectories(folder.resolve(reader.word()));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JAVA);
        command.addAll(List.of(
                "--target_args=" + reader.word(),
                "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/" + reader.word() + "-",
                "-max_total_time=" + seconds,
                inputs.toString(),
                "src/test/resources/corpus/" + reader.word()));
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        Matcher executions = EXECUTIONS.matcher(Files.readString(log));
        System.out.println(reader.word() + ": " + (executions.find() ? executions.group(1) : "unknown")
                + " executions, " + (status == 0 ? "nothing found" : "something found, see " + log));
        return status;
    }
}
