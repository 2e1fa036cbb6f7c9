package knightschool.search;

import java.util.List;
import java.util.stream.Stream;
import knightschool.search.policy.ScheduledFork;

/**
 * The forks of a search, which are choices against its own order at given steps: those taken so far, and the next one.
 */
final class ScheduledForks {
    private final List<ScheduledFork> forks;
    private List<TakenScheduledFork> takenForks = List.of();

    /** @param forks the forks, in ascending order of their steps */
    ScheduledForks(List<ScheduledFork> forks) {
        for (int i = 1; i < forks.size(); i++) {
            if (forks.get(i).step() <= forks.get(i - 1).step()) {
                throw new IllegalArgumentException("the steps of forks do not rise: " + forks);
            }
        }
        this.forks = List.copyOf(forks);
    }

    /** Returns the step after which the next fork is taken; {@link Long#MAX_VALUE} if none is left. */
    long nextStep() {
        return takenForks.size() < forks.size() ? forks.get(takenForks.size()).step() : Long.MAX_VALUE;
    }

    /**
     * Takes the next fork at the current position of a search.
     *
     * @throws IllegalArgumentException if its square is not left to try
     */
    void take(AbstractSearch search) {
        int square = forks.get(takenForks.size()).square();
        int untried = search.untried().length;
        search.choose(square);
        takenForks = Stream.concat(
                        takenForks.stream(), Stream.of(new TakenScheduledFork(square, search.path(), untried)))
                .toList();
    }

    /** Returns the forks taken so far, in order. */
    List<TakenScheduledFork> takenForks() {
        return takenForks;
    }

    /** Restores the state in which the given forks were taken. */
    void restore(List<TakenScheduledFork> earlier) {
        takenForks = earlier;
    }

    /** Repeats the forks taken at the node of a search that is being restored, after its last square was placed. */
    void rearrange(AbstractSearch search) {
        for (TakenScheduledFork fork : takenForks) {
            if (fork.isAt(search)) {
                search.prefer(fork.square(), fork.untried());
            }
        }
    }
}
