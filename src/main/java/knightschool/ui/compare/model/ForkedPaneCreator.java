package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.ScheduledForkValidator;
import knightschool.board.Board;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.ComparisonSnapshot;
import knightschool.search.Problem;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.position.Candidate;
import knightschool.trace.SearchSnapshot;

/**
 * Creates twins of panes. A twin is a pane at the right of its original whose search makes the same steps up to the
 * shown step, and there takes another choice.
 */
public final class ForkedPaneCreator {
    private final PaneAlgorithms panes;
    private final Supplier<ComparisonSnapshot> currentSnapshot;
    private final Supplier<Problem> problem;
    private final BooleanSupplier asking;
    private final Consumer<String> refused;

    /**
     * @param currentSnapshot supplies the shown snapshot; null for none
     * @param problem supplies the problem of the searches
     * @param asking supplies whether a question to the students is open; a twin would give its answer away
     * @param refused receives the reason why a request was refused, in words
     */
    ForkedPaneCreator(
            PaneAlgorithms panes,
            Supplier<ComparisonSnapshot> currentSnapshot,
            Supplier<Problem> problem,
            BooleanSupplier asking,
            Consumer<String> refused) {
        this.panes = panes;
        this.currentSnapshot = currentSnapshot;
        this.problem = problem;
        this.asking = asking;
        this.refused = refused;
    }

    /** Returns the snapshot that a pane shows, by index from 0; empty as long as it is not known. */
    private Optional<SearchSnapshot> frame(int pane) {
        ComparisonSnapshot snapshot = currentSnapshot.get();
        List<ConfiguredAlgorithm> solvers = panes.solvers();
        boolean current = snapshot != null
                && pane < solvers.size()
                && snapshot.frames().stream()
                        .map(SearchSnapshot::solver)
                        .toList()
                        .equals(solvers);
        return current
                ? Optional.of(snapshot.frames().get(pane))
                        .filter(frame -> frame.position().problem().equals(problem.get()))
                : Optional.empty();
    }

    /** Returns the squares that a search could try at the shown step instead of its next one. */
    public List<Integer> choices(int pane) {
        return asking.getAsBoolean()
                ? List.of()
                : frame(pane).map(ForkedPaneCreator::choices).orElse(List.of());
    }

    private static List<Integer> choices(SearchSnapshot frame) {
        return frame.position().candidates().stream()
                .filter(candidate -> !candidate.isNext())
                .map(Candidate::square)
                .toList();
    }

    /** Returns the index of the first pane whose search could try a square instead of its next one. */
    public Optional<Integer> paneWith(int square) {
        return IntStream.range(0, panes.solvers().size())
                .boxed()
                .filter(pane -> choices(pane).contains(square))
                .findFirst();
    }

    /**
     * Inserts a twin of a pane at its right, or reports why it cannot be done.
     *
     * @param pane the index of the pane, from 0
     * @param square the square that the twin tries next; {@link Board#NONE} selects the only other choice
     */
    public void fork(int pane, int square) {
        if (asking.getAsBoolean()) {
            refused.accept(TwinPaneWords.ANSWER_FIRST);
            return;
        }
        Optional<SearchSnapshot> now = frame(pane);
        if (now.isEmpty()) {
            refused.accept(TwinPaneWords.NOT_YET);
            return;
        }
        SearchSnapshot frame = now.get();
        List<Integer> choices = choices(frame);
        int chosen = choices.size() == 1 && !isNext(frame, square) ? choices.getFirst() : square;
        ConfiguredAlgorithm twin = frame.solver().twin(new ScheduledFork(frame.step(), Math.max(0, chosen)));
        String why = refusal(frame, choices, chosen, twin);
        if (why.isEmpty()) {
            panes.insert(pane + 1, twin);
        } else {
            refused.accept(why);
        }
    }

    /**
     * Inserts a twin of the pane whose choices a table shows. It is refused if the table is about another step than the
     * shown one.
     *
     * @param square one of the choices
     */
    public void fork(ChoiceCostTable table, int square) {
        int pane = panes.find(table.search(), table.progress().solver()).orElse(-1);
        boolean current = pane >= 0
                && frame(pane)
                        .filter(frame ->
                                frame.step() == table.step() && frame.path().equals(table.node()))
                        .isPresent();
        if (current || asking.getAsBoolean()) {
            fork(pane, square);
        } else {
            refused.accept(TwinPaneWords.NOT_YET);
        }
    }

    private static boolean isNext(SearchSnapshot frame, int square) {
        return frame.position().candidates().stream()
                .anyMatch(candidate -> candidate.isNext() && candidate.square() == square);
    }

    private String refusal(SearchSnapshot frame, List<Integer> choices, int square, ConfiguredAlgorithm twin) {
        if (choices.isEmpty()) {
            return TwinPaneWords.noChoice(frame.solver());
        }
        String title = frame.solver().title(frame.board());
        if (isNext(frame, square)) {
            return TwinPaneWords.isNext(square, title, choices, frame.board());
        }
        if (!choices.contains(square)) {
            return TwinPaneWords.pointAtOne(title, choices, frame.board());
        }
        if (frame.step() > ScheduledForkValidator.LATEST) {
            return TwinPaneWords.TOO_LATE;
        }
        if (frame.solver().forks().stream().anyMatch(own -> own.step() == frame.step())) {
            return TwinPaneWords.beginsHere(title);
        }
        if (twin.forks().size() > ScheduledForkValidator.MOST) {
            return TwinPaneWords.tooMany(title);
        }
        return panes.solvers().contains(twin) ? TwinPaneWords.thereAlready(twin.title(frame.board())) : "";
    }
}
