package knightschool.search;

import java.util.List;
import java.util.stream.Stream;

/** The forks of a search: which of them it has taken, and when the next one comes. */
final class ForkQueue {
    private final List<Fork> forks;
    private List<TakenFork> taken = List.of();

    /** @param forks with rising steps */
    ForkQueue(List<Fork> forks) {
        for (int i = 1; i < forks.size(); i++) {
            if (forks.get(i).step() <= forks.get(i - 1).step()) {
                throw new IllegalArgumentException("the steps of forks do not rise: " + forks);
            }
        }
        this.forks = List.copyOf(forks);
    }

    /** The step after which the next fork is to be taken; greater than any step where none is left. */
    long nextStep() {
        return taken.size() < forks.size() ? forks.get(taken.size()).step() : Long.MAX_VALUE;
    }

    /**
     * Takes the next fork where a search stands.
     *
     * @throws IllegalArgumentException if its square is not still to be tried there
     */
    void take(AbstractSearch search) {
        int square = forks.get(taken.size()).square();
        int untried = search.untried().length;
        search.choose(square);
        taken = Stream.concat(taken.stream(), Stream.of(new TakenFork(square, search.path(), untried)))
                .toList();
    }

    /** The forks taken until now, in order. */
    List<TakenFork> taken() {
        return taken;
    }

    /** Comes back to where those had been taken. */
    void restore(List<TakenFork> earlier) {
        taken = earlier;
    }

    /** Rearranges what is to be tried from the square that a search was just given again. */
    void rearrange(AbstractSearch search) {
        for (TakenFork fork : taken) {
            if (fork.isAt(search)) {
                search.prefer(fork.square(), fork.untried());
            }
        }
    }
}
