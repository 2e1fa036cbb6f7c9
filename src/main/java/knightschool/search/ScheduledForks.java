package knightschool.search;

import java.util.List;
import java.util.stream.Stream;
import knightschool.search.policy.ScheduledFork;

/**
 * The forks of a search, which are choices against its own order at given steps: those taken so far, and the next one.
 */
final class ScheduledForks {
    private final List<ScheduledFork> forks;
    private List<TakenFork> takenForks = List.of();

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
        takenForks = Stream.concat(takenForks.stream(), Stream.of(new TakenFork(square, search.path(), untried)))
                .toList();
    }

    /** Returns the forks taken so far, in order. */
    List<TakenFork> takenForks() {
        return takenForks;
    }

    /** Restores the state in which the given forks were taken. */
    void restore(List<TakenFork> earlier) {
        takenForks = earlier;
    }

    /** Repeats the forks taken at the node of a search that is being restored, after its last square was placed. */
    void rearrange(AbstractSearch search) {
        for (TakenFork fork : takenForks) {
            if (fork.isAt(search)) {
                search.prefer(fork.square(), fork.untried());
            }
        }
    }

    /**
     * A fork that a search has taken, that is, a choice against the order of the search, with the node of the search
     * tree where the choice was made.
     *
     * @param square the square that was moved to the front of those left to try
     * @param path the squares visited at the node
     * @param untried the number of squares left to try there, including that square
     */
    record TakenFork(int square, KnightPath path, int untried) {
        /** Returns whether the fork was taken at the current node of a search. Takes time proportional to the depth. */
        boolean isAt(Search search) {
            if (search.depth() != path.length()) {
                return false;
            }
            for (int i = path.length() - 1; i >= 0; i--) {
                if (search.square(i) != path.square(i)) {
                    return false;
                }
            }
            return true;
        }
    }
}
