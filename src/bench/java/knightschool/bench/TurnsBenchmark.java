package knightschool.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The subjects of a roster in turns: every iteration measures the next one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class TurnsBenchmark {
    /** Whose turns are measured: the name of a {@link Roster}. */
    @Param("RATES")
    public String roster;

    /** Whether every algorithm runs before, see {@link Traffic}. */
    @Param("true")
    public boolean traffic;

    private List<Subject> subjects;
    private Subject subject;
    private int turn;

    /** The steps made in an iteration; JMH turns them into steps a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Steps {
        /** Read by JMH. */
        public long steps;
    }

    @Setup(Level.Trial)
    public void begin() {
        if (traffic) {
            Traffic.run();
        }
        subjects = Roster.valueOf(roster).subjects();
    }

    @Setup(Level.Iteration)
    public void next() {
        subject = subjects.get(turn++ % subjects.size());
    }

    @Benchmark
    public void run(Steps steps) {
        steps.steps += subject.run();
    }
}
