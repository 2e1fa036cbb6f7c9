package knightschool.compare.prediction;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.compare.SearchProgress;
import knightschool.search.Candidate;
import knightschool.search.CandidateGenerator;
import knightschool.search.DomainCell;
import knightschool.search.StepKind;
import knightschool.trace.Frame;

/**
 * What a class is asked about searches at a step, with every answer that counts and the facts that say why. Searches
 * are numbered from 0 in the order of the comparison, squares are indices.
 */
public sealed interface PredictionQuestion {
    /** The step at which it is asked. */
    long step();

    /** The search that it is about; empty where it is about all. */
    OptionalInt pane();

    /** What can be answered, in the order of the numbers from 1 by which keys answer; at least two. */
    List<PredictionAnswer> choices();

    /** Every answer that counts as right, at least one; the first is what the search really does. */
    List<PredictionAnswer> right();

    /** Whether an answer counts as right. */
    default boolean isRight(PredictionAnswer answer) {
        return right().contains(answer);
    }

    /** Whether nobody can work it out, so that it is scored apart. */
    default boolean isBet() {
        return false;
    }

    /**
     * A question about the next step of one search.
     *
     * <p>Its {@code now} is the moment at which it is asked, its {@code next} the moment after the next step.
     */
    sealed interface OfStep extends PredictionQuestion {
        /** See {@link #pane()}. */
        int search();

        Frame now();

        Frame next();

        @Override
        default long step() {
            return now().step();
        }

        @Override
        default OptionalInt pane() {
            return OptionalInt.of(search());
        }
    }

    /** Which square the knight is placed on next, also where the lookahead takes it back in the same step. */
    record NextSquare(int search, Frame now, Frame next) implements OfStep {
        /** Whether it can be asked: the knight goes on, and has a choice. */
        static boolean fits(Frame now, Frame next) {
            boolean goes = next.stepKind() instanceof StepKind.Place || next.stepKind() instanceof StepKind.Attempt;
            return goes && now.position().candidates().size() > 1;
        }

        /** The squares that may be tried, in move order. */
        @Override
        public List<PredictionAnswer> choices() {
            return now.position().candidates().stream()
                    .sorted(Comparator.comparingInt(Candidate::move))
                    .<PredictionAnswer>map(candidate -> new PredictionAnswer.Square(candidate.square()))
                    .toList();
        }

        /** The next choice, and those that its rule tells from it by an order alone, or by chance. */
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
    record ForwardOrBack(int search, Frame now, Frame next) implements OfStep {
        /** Whether it can be asked: the knight does not stay where it is. */
        static boolean fits(Frame next) {
            return switch (next.stepKind()) {
                case StepKind.Place _, StepKind.Retreat _, StepKind.Jump _ -> true;
                case StepKind.Begin _, StepKind.Attempt _, StepKind.Mark _ -> false;
            };
        }

        @Override
        public List<PredictionAnswer> choices() {
            return List.of(new PredictionAnswer.Onward(true), new PredictionAnswer.Onward(false));
        }

        @Override
        public List<PredictionAnswer> right() {
            return List.of(new PredictionAnswer.Onward(next.stepKind() instanceof StepKind.Place));
        }
    }

    /**
     * Whether a move from an unvisited square is closed now.
     *
     * @param square the square
     * @param move which of its moves, 0 to 7; it leads to a playable square
     */
    record CellClosed(int search, Frame now, int square, int move) implements PredictionQuestion {
        /** The cell of that move. */
        public DomainCell cell() {
            return now.position().cells(square).get(move);
        }

        @Override
        public long step() {
            return now.step();
        }

        @Override
        public OptionalInt pane() {
            return OptionalInt.of(search);
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
     * @param ends how far each search is known; one of those that are complete has the fewest steps of all
     * @param titles the titles of the searches, all different
     */
    record FinishesFirst(long step, List<SearchProgress> ends, List<String> titles) implements PredictionQuestion {
        public FinishesFirst {
            ends = List.copyOf(ends);
            titles = List.copyOf(titles);
        }

        /** The fewest steps after which a search ends. */
        public long fewest() {
            return ends.stream()
                    .filter(SearchProgress::complete)
                    .mapToLong(SearchProgress::explored)
                    .min()
                    .orElseThrow();
        }

        @Override
        public OptionalInt pane() {
            return OptionalInt.empty();
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
     * A bet: after how many steps a search ends, to the nearest power of ten. Nearest by difference and nearest on a
     * logarithmic axis both count: 4,000,000 is nearer to 1,000,000 by the one and to 10,000,000 by the other.
     *
     * @param end the search, which is complete
     * @param title its title, which no other search has
     */
    record StepsToPowerOfTen(long step, int search, SearchProgress end, String title) implements PredictionQuestion {
        /** The exponent of the greatest power that can be answered. */
        static final int MOST = 8;

        private static final double HALF_BY_DIFFERENCE = 5.5;

        /** Whether the answer is among the choices. */
        static boolean fits(SearchProgress end) {
            return end.complete() && exponents(end.explored()).allMatch(exponent -> exponent >= 1 && exponent <= MOST);
        }

        /** The exponents of the nearest powers: on the logarithmic axis, and by difference if that is another. */
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
