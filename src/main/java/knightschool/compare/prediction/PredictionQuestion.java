package knightschool.compare.prediction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SearchComputationProgress;
import knightschool.search.SearchStep;
import knightschool.search.position.Candidate;
import knightschool.search.position.CandidateGenerator;
import knightschool.search.position.DomainCell;
import knightschool.trace.SearchSnapshot;

/**
 * A question to the students of a school class about the searches of a comparison at a step, with its right answers and
 * the facts that explain them. Searches are indices from 0 in the order of the comparison, squares are indices of the
 * board. Immutable.
 */
public sealed interface PredictionQuestion {
    /** The step at which the question is asked. */
    long step();

    /** The search that the question is about; empty if it is about all. */
    default OptionalInt pane() {
        return OptionalInt.empty();
    }

    /** The algorithm of that search; empty if the question is about all. */
    default Optional<ConfiguredAlgorithm> solver() {
        return Optional.empty();
    }

    /** The possible answers, at least two; the keys 1, 2, … select them in this order. */
    List<PredictionAnswer> choices();

    /** The answers that count as right, at least one; the first is what the search does. */
    List<PredictionAnswer> right();

    /** Returns whether an answer counts as right. */
    default boolean isRight(PredictionAnswer answer) {
        return right().contains(answer);
    }

    /** Returns whether the answer cannot be worked out, so that it is scored separately. */
    default boolean isBet() {
        return false;
    }

    /** A question about one search that has come to the step of the question. */
    sealed interface OfSearch extends PredictionQuestion {
        /** See {@link #pane()}. */
        int search();

        /** The search at the step of the question. */
        SearchSnapshot now();

        @Override
        default long step() {
            return now().step();
        }

        @Override
        default OptionalInt pane() {
            return OptionalInt.of(search());
        }

        @Override
        default Optional<ConfiguredAlgorithm> solver() {
            return Optional.of(now().solver());
        }
    }

    /** A question about the next step of one search. */
    sealed interface OfStep extends OfSearch {
        /** The search one step later. */
        SearchSnapshot next();
    }

    /**
     * The question for the square on which the knight is placed next, even if the lookahead takes it back in the same
     * step.
     */
    record NextSquare(int search, SearchSnapshot now, SearchSnapshot next) implements OfStep {
        /** Returns whether the question makes sense: the knight moves on, and has at least two candidates. */
        static boolean fits(SearchSnapshot now, SearchSnapshot next) {
            boolean goes = next.stepKind() instanceof SearchStep.Place || next.stepKind() instanceof SearchStep.Attempt;
            return goes && now.position().candidates().size() > 1;
        }

        /** The squares of the candidates, in move order. */
        @Override
        public List<PredictionAnswer> choices() {
            return now.position().candidates().stream()
                    .sorted(Comparator.comparingInt(Candidate::move))
                    .<PredictionAnswer>map(candidate -> new PredictionAnswer.Square(candidate.square()))
                    .toList();
        }

        /** The next candidate, and those that its rule ranks behind it only by an order of moves or at random. */
        @Override
        public List<PredictionAnswer> right() {
            return CandidateGenerator.asGoodAsNext(
                            now.position(), now.solver().policy().order())
                    .stream()
                    .<PredictionAnswer>map(PredictionAnswer.Square::new)
                    .toList();
        }
    }

    /** Whether the knight is placed on a square next, or taken back from where it stands. */
    record ForwardOrBack(int search, SearchSnapshot now, SearchSnapshot next) implements OfStep {
        /** Returns whether the question makes sense: the next step moves the knight. */
        static boolean fits(SearchSnapshot next) {
            return switch (next.stepKind()) {
                case SearchStep.Place _, SearchStep.Retreat _, SearchStep.Jump _ -> true;
                case SearchStep.Begin _, SearchStep.Attempt _, SearchStep.Mark _ -> false;
            };
        }

        @Override
        public List<PredictionAnswer> choices() {
            return List.of(new PredictionAnswer.Onward(true), new PredictionAnswer.Onward(false));
        }

        @Override
        public List<PredictionAnswer> right() {
            return List.of(new PredictionAnswer.Onward(next.stepKind() instanceof SearchStep.Place));
        }
    }

    /**
     * Whether a move from an unvisited square is closed now.
     *
     * @param square the unvisited square
     * @param move the index of a move from it to a playable square, 0 to 7
     */
    record CellClosed(int search, SearchSnapshot now, int square, int move) implements OfSearch {
        /** The state of the move. */
        public DomainCell cell() {
            return now.position().cells(square).get(move);
        }

        @Override
        public List<PredictionAnswer> choices() {
            return List.of(new PredictionAnswer.Closed(true), new PredictionAnswer.Closed(false));
        }

        @Override
        public List<PredictionAnswer> right() {
            return List.of(new PredictionAnswer.Closed(!cell().isOpen()));
        }
    }

    /**
     * A bet: which search ends after the fewest steps.
     *
     * @param ends the progress of each search; the smallest number of steps is that of a complete one
     * @param titles the titles of the searches, all different
     */
    record FinishesFirst(long step, List<SearchComputationProgress> ends, List<String> titles)
            implements PredictionQuestion {
        public FinishesFirst {
            ends = List.copyOf(ends);
            titles = List.copyOf(titles);
        }

        /** Returns the smallest number of steps after which a search ends. */
        public long fewest() {
            return ends.stream()
                    .filter(SearchComputationProgress::complete)
                    .mapToLong(SearchComputationProgress::explored)
                    .min()
                    .orElseThrow();
        }

        @Override
        public List<PredictionAnswer> choices() {
            return panes().<PredictionAnswer>map(PredictionAnswer.Pane::new).toList();
        }

        @Override
        public List<PredictionAnswer> right() {
            long fewest = fewest();
            return panes().filter(
                            pane -> ends.get(pane).complete() && ends.get(pane).explored() == fewest)
                    .<PredictionAnswer>map(PredictionAnswer.Pane::new)
                    .toList();
        }

        private Stream<Integer> panes() {
            return IntStream.range(0, ends.size()).boxed();
        }

        @Override
        public boolean isBet() {
            return true;
        }
    }

    /**
     * A bet: after how many steps a search ends, to the nearest power of ten. The nearest power by difference and the
     * nearest on a logarithmic axis both count as right: for 4,000,000 these are 1,000,000 and 10,000,000.
     *
     * @param end the progress of the search, which is complete
     * @param title its title, which no other search has
     */
    record StepsToPowerOfTen(long step, int search, SearchComputationProgress end, String title)
            implements PredictionQuestion {
        /** The largest exponent among the answers. */
        static final int MOST = 8;

        private static final double HALF_BY_DIFFERENCE = 5.5;

        /** Returns whether the right answers are among the choices. */
        static boolean fits(SearchComputationProgress end) {
            return end.complete() && exponents(end.explored()).allMatch(exponent -> exponent >= 1 && exponent <= MOST);
        }

        /**
         * Returns the exponents of the nearest powers: on the logarithmic axis, then by difference if it is another
         * one.
         */
        private static IntStream exponents(long steps) {
            double logarithm = Math.log10(Math.max(1, steps));
            int below = (int) Math.floor(logarithm);
            int onAxis = (int) Math.rint(logarithm);
            int byDifference = steps > HALF_BY_DIFFERENCE * Math.pow(10, below) ? below + 1 : below;
            return IntStream.of(onAxis, byDifference).distinct();
        }

        @Override
        public OptionalInt pane() {
            return OptionalInt.of(search);
        }

        @Override
        public Optional<ConfiguredAlgorithm> solver() {
            return Optional.of(end.solver());
        }

        @Override
        public List<PredictionAnswer> choices() {
            return IntStream.rangeClosed(1, MOST)
                    .<PredictionAnswer>mapToObj(PredictionAnswer.PowerOfTen::new)
                    .toList();
        }

        @Override
        public List<PredictionAnswer> right() {
            return exponents(end.explored())
                    .<PredictionAnswer>mapToObj(PredictionAnswer.PowerOfTen::new)
                    .toList();
        }

        @Override
        public boolean isBet() {
            return true;
        }
    }
}
