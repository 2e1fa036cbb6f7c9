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
import knightschool.explain.DecisionProgressListener;
import knightschool.explain.ObstructionCheck;
import knightschool.explain.SearchBudget;
import knightschool.explain.TourAnswer;
import knightschool.explain.TourDecision;
import knightschool.explain.TourTheorems;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;
import knightschool.ui.editor.answer.TourAnswerState.Stage;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkContext;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalk;

/**
 * Whether the board in the editor has a tour, without a toolkit. What takes time linear in the squares is said at once;
 * cuts, searches and walks are left to a thread of its own, for the newest board only.
 */
public final class TourAnswerModel implements AutoCloseable {
    /** On a larger board, in squares, even what takes linear time would be felt while one draws. */
    private static final int MOST_AT_ONCE = 1_600;

    private final BackgroundWork work;
    private final Decider decider;
    private final BooleanProperty closed = new SimpleBooleanProperty(this, "closed");
    private final BooleanProperty walkShown = new SimpleBooleanProperty(this, "walkShown");
    private final ReadOnlyObjectWrapper<TourAnswerState> answer;
    private final BooleanBinding underWay;
    private final BooleanBinding walkKnown;
    private final BooleanBinding openQuestion;

    /** Finds out whether there is a tour. */
    @FunctionalInterface
    interface Decider {
        /** The answer, as far as that effort leads to one. */
        TourAnswer answer(KnightGraph graph, TourEnds ends, SearchBudget effort, DecisionProgressListener progress);
    }

    /** @param screen runs what changes this model, on the thread that calls it */
    public TourAnswerModel(Board board, Executor screen) {
        this(
                board,
                screen,
                (graph, ends, effort, progress) ->
                        TourDecision.answer(graph, ends, effort, TourTheorems.OF_FULL_BOARDS, progress));
    }

    public TourAnswerModel(Board board, Executor screen, Decider decider) {
        this.decider = decider;
        work = BackgroundWork.newest("tours of the editor's board", screen);
        answer = new ReadOnlyObjectWrapper<>(this, "answer", TourAnswerState.looking(board, false));
        underWay = Bindings.createBooleanBinding(() -> answer.get().stage().isUnderWay(), answer);
        walkKnown = Bindings.createBooleanBinding(() -> answer.get().bestWalk().isPresent(), answer);
        openQuestion = Bindings.createBooleanBinding(() -> answer.get().isOpen(), answer);
        closed.addListener((_, _, _) -> ask(answer.get().board()));
        ask(board);
    }

    /** What is known now; it is always about the board asked for last. */
    public ReadOnlyObjectProperty<TourAnswerState> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Whether something is being looked for. */
    public ObservableBooleanValue underWayProperty() {
        return underWay;
    }

    /** Whether there is a tour or a walk to be shown. */
    ObservableBooleanValue walkKnownProperty() {
        return walkKnown;
    }

    /** Whether nothing is being looked for, and looking again may tell more. */
    ObservableBooleanValue openQuestionProperty() {
        return openQuestion;
    }

    /** Whether closed tours are asked for. */
    public BooleanProperty closedProperty() {
        return closed;
    }

    /** Whether the tour or the walk is to be shown, as soon as there is one; another question turns it off. */
    public BooleanProperty walkShownProperty() {
        return walkShown;
    }

    /** The tour or walk to be shown now. */
    public Optional<DrawnWalk> shownWalk() {
        return walkShown.get() ? answer.get().bestWalk() : Optional.empty();
    }

    /** What there is to see of why there is no tour; a walk that is shown takes its place. */
    public WitnessMarks evidence() {
        return shownWalk().isPresent() ? WitnessMarks.NONE : answer.get().evidence();
    }

    /** Shows the tour or the walk, or hides it; nothing where there is none. */
    void toggleWalk() {
        walkShown.set(!walkShown.get() && answer.get().bestWalk().isPresent());
    }

    /** Asks about closed tours where open ones were asked about, and the other way round. */
    void toggleClosed() {
        closed.set(!closed.get());
    }

    /** Asks about a board; the answer about the one before is given up. */
    public void ask(Board board) {
        walkShown.set(false);
        ask(board, SearchBudget.BRIEF, ShortestCoveringWalk.BRIEF);
    }

    /** Asks once more, with as much effort as a person who waits for it allows. */
    void lookLonger() {
        ask(answer.get().board(), SearchBudget.THOROUGH, ShortestCoveringWalk.THOROUGH);
    }

    /** Stops looking; what is known stays. Says whether there was something to stop. */
    boolean stop() {
        boolean underWay = answer.get().stage().isUnderWay();
        if (underWay) {
            work.cancel();
            answer.set(answer.get().at(Stage.STOPPED));
        }
        return underWay;
    }

    private void ask(Board board, SearchBudget effort, long changes) {
        work.cancel();
        KnightGraph graph = KnightGraph.of(board);
        TourEnds ends = closed.get() ? TourEnds.CLOSED : TourEnds.of(board);
        TourAnswerState begun = TourAnswerState.looking(board, closed.get());
        Optional<TourAnswer> plain = plain(graph, ends);
        answer.set(plain.map(begun::with).orElse(begun));
        if (plain.isEmpty()) {
            look(graph, ends, effort, changes);
        } else if (begun.closed() && board.end() != Board.NONE) {
            answer.set(answer.get().at(Stage.DONE));
        } else {
            walk(graph, ends, plain.get(), changes);
        }
    }

    /** What can be seen at once. */
    private static Optional<TourAnswer> plain(KnightGraph graph, TourEnds ends) {
        if (ends.closed() && graph.board().end() != Board.NONE) {
            return Optional.of(TourAnswer.impossible(Witness.ofEndOfClosedTour(graph.board()), List.of()));
        }
        if (graph.board().squares() > MOST_AT_ONCE) {
            return Optional.empty();
        }
        ObstructionCheck seen = ObstructionCheck.of(graph, ends);
        return seen.witness().map(witness -> TourAnswer.impossible(witness, seen.steps()));
    }

    private void look(KnightGraph graph, TourEnds ends, SearchBudget effort, long changes) {
        work.ask(
                context -> decider.answer(graph, ends, effort, progress(context)),
                found -> {
                    answer.set(answer.get().with(found));
                    if (found.verdict() == Verdict.IMPOSSIBLE) {
                        walk(graph, ends, found, changes);
                    }
                },
                this::fail);
    }

    private void walk(KnightGraph graph, TourEnds ends, TourAnswer known, long changes) {
        work.ask(
                context -> ShortestCoveringWalk.of(graph, ends, known, changes, progress(context)),
                found -> answer.set(answer.get().with(found)),
                this::fail);
    }

    private void fail(WorkFailure failure) {
        answer.set(answer.get().with(failure));
    }

    private TourAnswerProgress progress(WorkContext context) {
        return new TourAnswerProgress(context, howFar -> {
            Stage stage = answer.get().stage();
            answer.set(answer.get().with(stage == Stage.WALKING ? TourAnswerWords.WALKING : howFar));
        });
    }

    /** Ends the thread; nothing is said after that. */
    @Override
    public void close() {
        work.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return work.isEnded();
    }

    /** Says now and then how far an inquiry is, and ends it when nobody wants its answer any more. */
    private static final class TourAnswerProgress implements DecisionProgressListener {
        private final ThrottledProgressReporter<String> report;

        TourAnswerProgress(WorkContext context, Consumer<String> words) {
            this.report = new ThrottledProgressReporter<>(context, words);
        }

        @Override
        public void cuts(long tried) {
            report.say(() -> TourAnswerWords.cutsTried(tried));
        }

        @Override
        public void steps(long made) {
            report.say(() -> TourAnswerWords.stepsSearched(made));
        }
    }
}
