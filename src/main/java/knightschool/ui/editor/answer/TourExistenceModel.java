package knightschool.ui.editor.answer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.ObstructionSearchResult;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.ui.editor.answer.TourExistenceState.Stage;
import knightschool.ui.playback.WalkPlayback;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalkAnswer;

/**
 * Answers whether the board in the editor has a tour; free of JavaFX controls. Tests that take time linear in the
 * number of squares are answered at once. Cuts, searches and walks run on a background thread, for the newest board
 * only.
 */
public final class TourExistenceModel implements AutoCloseable {
    /**
     * The number of squares above which even tests in linear time run in the background, since they would delay
     * drawing.
     */
    private static final int MOST_AT_ONCE = 1_600;

    private final BackgroundWorker worker;
    private final Decider decider;
    private final BooleanProperty closed = new SimpleBooleanProperty(this, "closed");
    private final BooleanProperty walkShown = new SimpleBooleanProperty(this, "walkShown");
    private final WalkPlayback walk = new WalkPlayback();
    private final ReadOnlyObjectWrapper<TourExistenceState> answer;
    private final BooleanBinding underWay;
    private final BooleanBinding walkKnown;
    private final BooleanBinding openQuestion;

    /** Decides whether there is a tour. */
    @FunctionalInterface
    interface Decider {
        /** Returns the answer that the given effort leads to. */
        TourExistenceAnswer answer(
                KnightGraph graph,
                TourEndpointConstraint ends,
                TourExistenceBudget effort,
                TourOrWalkSearchProgressListener progress);
    }

    /** @param screen runs changes of this model on the thread that uses it */
    public TourExistenceModel(Board board, Executor screen) {
        this(
                board,
                screen,
                (graph, ends, effort, progress) ->
                        TourExistenceDecider.answer(graph, ends, effort, TourExistenceOracle.OF_FULL_BOARDS, progress));
    }

    public TourExistenceModel(Board board, Executor screen, Decider decider) {
        this.decider = decider;
        worker = BackgroundWorker.newest("tours of the editor's board", screen);
        answer = new ReadOnlyObjectWrapper<>(this, "answer", TourExistenceState.looking(board, false));
        underWay = Bindings.createBooleanBinding(() -> answer.get().stage().isUnderWay(), answer);
        walkKnown = Bindings.createBooleanBinding(() -> answer.get().bestWalk().isPresent(), answer);
        openQuestion = Bindings.createBooleanBinding(() -> answer.get().isOpen(), answer);
        // Before all others that hear of the answer and then look at the walk.
        answer.addListener((_, _, _) -> showWalk());
        walkShown.addListener((_, _, _) -> showWalk());
        closed.addListener((_, _, _) -> ask(answer.get().board()));
        ask(board);
    }

    /** The present state of the answer, which is always about the board asked about last. */
    public ReadOnlyObjectProperty<TourExistenceState> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Whether a search is in progress. */
    public ObservableBooleanValue underWayProperty() {
        return underWay;
    }

    /** Whether a tour or a walk is known. */
    ObservableBooleanValue walkKnownProperty() {
        return walkKnown;
    }

    /** Whether no search is in progress and a longer one may tell more. */
    ObservableBooleanValue openQuestionProperty() {
        return openQuestion;
    }

    /** Whether closed tours are asked about. */
    public BooleanProperty closedProperty() {
        return closed;
    }

    /** Whether the tour or the walk is to be shown once it is known; another question resets it. */
    public BooleanProperty walkShownProperty() {
        return walkShown;
    }

    private void showWalk() {
        walk.show(walkShown.get() ? answer.get().bestWalk() : Optional.empty());
    }

    /** The playback of the tour or walk that is shown, which is whole at first. */
    public WalkPlayback walkPlayback() {
        return walk;
    }

    /** Returns the part of the tour or walk to show now. */
    public Optional<DrawnWalk> shownWalk() {
        return walk.line();
    }

    /** Returns the evidence against a tour; none while a walk is shown in its place. */
    public WitnessMarks evidence() {
        return shownWalk().isPresent() ? WitnessMarks.NONE : answer.get().evidence();
    }

    /** Shows or hides the tour or the walk; has no effect if none is known. */
    void toggleWalk() {
        walkShown.set(!walkShown.get() && answer.get().bestWalk().isPresent());
    }

    void toggleClosed() {
        closed.set(!closed.get());
    }

    /** Asks about a board, and cancels the question about the previous one. */
    public void ask(Board board) {
        walkShown.set(false);
        ask(board, TourExistenceBudget.BRIEF, ShortestCoveringWalkAnswer.BRIEF);
    }

    /** Asks again, with the effort that suits a user who waits for the answer. */
    void lookLonger() {
        ask(answer.get().board(), TourExistenceBudget.THOROUGH, ShortestCoveringWalkAnswer.THOROUGH);
    }

    /**
     * Stops the search; what is known stays.
     *
     * @return whether a search was in progress
     */
    boolean stop() {
        boolean underWay = answer.get().stage().isUnderWay();
        if (underWay) {
            worker.cancel();
            answer.set(answer.get().at(Stage.STOPPED));
        }
        return underWay;
    }

    private void ask(Board board, TourExistenceBudget effort, long changes) {
        worker.cancel();
        KnightGraph graph = KnightGraph.of(board);
        TourEndpointConstraint ends = closed.get() ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.of(board);
        TourExistenceState firstState = TourExistenceState.looking(board, closed.get());
        Optional<TourExistenceAnswer> plain = plain(graph, ends);
        answer.set(plain.map(firstState::with).orElse(firstState));
        if (plain.isEmpty()) {
            look(graph, ends, effort, changes);
        } else if (firstState.closed() && board.end() != Board.NONE) {
            answer.set(answer.get().at(Stage.DONE));
        } else {
            walk(graph, ends, plain.get(), changes);
        }
    }

    /** Returns the answer that is known without a search, if there is one. */
    private static Optional<TourExistenceAnswer> plain(KnightGraph graph, TourEndpointConstraint ends) {
        if (ends.closed() && graph.board().end() != Board.NONE) {
            return Optional.of(TourExistenceAnswer.impossible(Witness.ofEndOfClosedTour(graph.board()), List.of()));
        }
        if (graph.board().squares() > MOST_AT_ONCE) {
            return Optional.empty();
        }
        ObstructionSearchResult check = ObstructionSearchResult.of(graph, ends);
        return check.witness().map(witness -> TourExistenceAnswer.impossible(witness, check.steps()));
    }

    private void look(KnightGraph graph, TourEndpointConstraint ends, TourExistenceBudget effort, long changes) {
        worker.ask(
                context -> decider.answer(graph, ends, effort, progress(context)),
                tourAnswer -> {
                    answer.set(answer.get().with(tourAnswer));
                    if (tourAnswer.verdict() == TourExistenceVerdict.IMPOSSIBLE) {
                        walk(graph, ends, tourAnswer, changes);
                    }
                },
                this::fail);
    }

    private void walk(KnightGraph graph, TourEndpointConstraint ends, TourExistenceAnswer tourAnswer, long changes) {
        worker.ask(
                context -> ShortestCoveringWalkAnswer.of(graph, ends, tourAnswer, changes, progress(context)),
                coveringWalk -> answer.set(answer.get().with(coveringWalk)),
                this::fail);
    }

    private void fail(WorkFailure failure) {
        answer.set(answer.get().with(failure));
    }

    private TourExistenceProgress progress(RunningWorkContext context) {
        return new TourExistenceProgress(context, howFar -> {
            Stage stage = answer.get().stage();
            answer.set(answer.get().with(stage == Stage.WALKING ? TourExistenceWords.WALKING : howFar));
        });
    }

    /** Ends the thread; listeners are not called after that. */
    @Override
    public void close() {
        worker.close();
    }

    /** Returns whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return worker.isEnded();
    }

    /** Reports the progress of a question from time to time, and ends it when its answer is no longer wanted. */
    private static final class TourExistenceProgress implements TourOrWalkSearchProgressListener {
        private final ThrottledProgressReporter<String> report;

        TourExistenceProgress(RunningWorkContext context, Consumer<String> words) {
            this.report = new ThrottledProgressReporter<>(context, words);
        }

        @Override
        public void cuts(long count) {
            report.say(() -> TourExistenceWords.cutsTried(count));
        }

        @Override
        public void steps(long count) {
            report.say(() -> TourExistenceWords.stepsSearched(count));
        }
    }
}
