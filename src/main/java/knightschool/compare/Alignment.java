package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.search.Search;
import knightschool.text.Keyword;
import knightschool.trace.Trace;

/**
 * The count that is made equal in all searches of a comparison when they are displayed together: the step, or how often
 * something has happened. The clock is that of the first search. Every other search is displayed at the step where its
 * count reached that of the first, and then as many steps on as the first search has made since, but never beyond the
 * next change of its count.
 */
public enum Alignment implements Keyword {
    /** The step. */
    STEP(Search::step),

    /** The greatest number of visited squares so far. */
    VISITED(Search::deepest),

    /** The number of squares taken back. */
    UNDONE(Search::undos),

    /** The number of prunes. */
    PRUNED(Search::pruned);

    private final ToLongFunction<Search> count;

    Alignment(ToLongFunction<Search> count) {
        this.count = count;
    }

    /** Returns the next alignment, after the last the first. */
    public Alignment next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /**
     * Returns where searches are lined up.
     *
     * @param traces the searches, of which the first has the clock
     * @param step a step of the first search that has been computed
     */
    AlignedSteps at(List<Trace> traces, long step) {
        Trace first = traces.getFirst();
        long own = Math.min(step, first.explored());
        long value = count.applyAsLong(first.at(own));
        List<OptionalLong> firstSteps =
                traces.stream().map(trace -> trace.firstWith(count, value)).toList();
        long since = own - firstSteps.getFirst().orElse(0);
        Stream<Long> others = IntStream.range(1, traces.size())
                .mapToObj(search -> step(traces.get(search), firstSteps.get(search), value, since));
        return new AlignedSteps(
                this, value, firstSteps, Stream.concat(Stream.of(own), others).toList());
    }

    /**
     * Returns the step at which a search is shown.
     *
     * @param firstStep the step at which it has counted a number; empty if it has not, up to its last step
     * @param since the number of steps after that
     */
    private long step(Trace trace, OptionalLong firstStep, long value, long since) {
        if (firstStep.isEmpty()) {
            return trace.explored();
        }
        long event = firstStep.getAsLong();
        long wanted = Math.min(event + since, trace.explored());
        boolean again = count.applyAsLong(trace.at(wanted)) > value;
        long last = again ? trace.firstWith(count, value + 1).orElseThrow() - 1 : wanted;
        return Math.max(event, Math.min(wanted, last));
    }
}
