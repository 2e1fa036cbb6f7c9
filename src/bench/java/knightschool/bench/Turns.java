package knightschool.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A run of {@link TurnsBenchmark}.
 *
 * @param roster whose turns
 * @param traffic whether every algorithm runs before
 * @param forks how many times a new Java is started
 * @param warmups turns of each subject that are not counted
 * @param rounds turns of each subject that are, in each fork
 * @param millis how long a turn takes
 */
record Turns(Roster roster, boolean traffic, int forks, int warmups, int rounds, int millis) {

    /** One measured turn of each subject, one after another. */
    record Round(List<Turn> turns) {
        /** How many times as fast one subject was as another in this round. */
        double ratio(int subject, int other) {
            return turns.get(subject).stepsPerSecond() / turns.get(other).stepsPerSecond();
        }
    }

    /** What one turn measured. */
    record Turn(double stepsPerSecond, double bytesPerStep) {
        double nanosPerStep() {
            return 1e9 / stepsPerSecond;
        }
    }

    /** The turns of one subject. */
    static List<Turn> of(List<Round> rounds, int subject) {
        return rounds.stream().map(round -> round.turns().get(subject)).toList();
    }

    /** How often and how long, in words. */
    String how() {
        return forks * rounds + " turns of " + millis + " ms each, "
                + (traffic ? "after every algorithm has run" : "alone");
    }

    /** Runs it, and returns the rounds in the order in which they were made. */
    List<Round> measure() {
        try {
            Collection<RunResult> results = new Runner(options()).run();
            return results.stream().flatMap(result -> rounds(result).stream()).toList();
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH could not measure " + roster, e);
        }
    }

    private Options options() {
        int subjects = roster.subjects().size();
        return new OptionsBuilder()
                .include(TurnsBenchmark.class.getName())
                .param("roster", roster.name())
                .param("traffic", Boolean.toString(traffic))
                .forks(forks)
                .warmupIterations(warmups * subjects)
                .warmupTime(TimeValue.milliseconds(millis))
                .measurementIterations(rounds * subjects)
                .measurementTime(TimeValue.milliseconds(millis))
                .addProfiler(GCProfiler.class)
                .jvmArgs("--sun-misc-unsafe-memory-access=allow")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
    }

    private List<Round> rounds(RunResult result) {
        int subjects = roster.subjects().size();
        List<Round> all = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            List<Turn> turns =
                    fork.getIterationResults().stream().map(Turns::turn).toList();
            for (int first = 0; first < turns.size(); first += subjects) {
                all.add(new Round(turns.subList(first, first + subjects)));
            }
        }
        return all;
    }

    private static Turn turn(IterationResult result) {
        double runs = result.getPrimaryResult().getScore();
        double steps = secondary(result, "steps");
        return new Turn(steps, secondary(result, "gc.alloc.rate.norm") * runs / steps);
    }

    private static double secondary(IterationResult result, String name) {
        Result<?> found = result.getSecondaryResults().get(name);
        if (found == null) {
            throw new IllegalStateException("JMH reported no " + name + ", only "
                    + result.getSecondaryResults().keySet());
        }
        return found.getScore();
    }
}
