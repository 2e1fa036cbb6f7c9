package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.compare.Comparison;
import knightschool.compare.event.EventSearch;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionQuestionsAtStep;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.model.prediction.PredictionBetTracker;
import knightschool.ui.compare.model.prediction.PredictionQuestionSelector;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.model.prediction.PredictionRounds;
import knightschool.ui.playback.PlaybackStatus;

/**
 * The questions to a class about the next steps of the searches, asked just before an event that can be predicted, see
 * {@link PredictableEvent}. A question is open until all teams have answered, or until it is left: for another step,
 * pane, board or search. Then the answers that were given are judged and the verdict stays to be read until the next
 * request; a question without an answer is withdrawn. Used on the JavaFX thread.
 */
public final class PredictionModel {
    private final CompareWorker worker;
    private final ComparisonPlayer transport;
    private final ComparisonSnapshotModel moment;
    private final ComparisonProgress progress;
    private final PaneAlgorithms panes;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final PredictionRounds rounds;
    private final PredictionBetTracker bets = new PredictionBetTracker();
    private final PredictionQuestionSelector selector = new PredictionQuestionSelector(this::isSeen, this::isAnswered);

    /** Whether everything beyond the shown step is hidden. */
    private final ReadOnlyBooleanWrapper covered = new ReadOnlyBooleanWrapper(this, "covered");

    /** Whether the ends of the searches are hidden: while all beyond the step is, or a bet on them is still to come. */
    private final ReadOnlyBooleanWrapper endsCovered = new ReadOnlyBooleanWrapper(this, "endsCovered");

    /** Whether a question will be asked as soon as its step is shown. */
    private final ReadOnlyBooleanWrapper due = new ReadOnlyBooleanWrapper(this, "due");

    /** Whether nothing is asked at the shown step, since what would be asked was answered there before. */
    private final ReadOnlyBooleanWrapper answeredBefore = new ReadOnlyBooleanWrapper(this, "answeredBefore");

    /**
     * The number of requests by which a question was left of which the verdict is read still; empty for no such
     * question. All steps of one request, such as those of a drag, leave the verdict.
     */
    private OptionalLong leftAtRequest = OptionalLong.empty();

    private final BooleanBinding answerUndoable;
    private final BooleanBinding answerRedoable;
    private long request;
    private long requested;

    PredictionModel(
            CompareWorker worker,
            ComparisonPlayer transport,
            ComparisonSnapshotModel moment,
            ComparisonProgress progress,
            PaneAlgorithms panes) {
        this.worker = worker;
        this.transport = transport;
        this.rounds = new PredictionRounds(transport::board);
        this.moment = moment;
        this.progress = progress;
        this.panes = panes;
        transport.setQuestions(this::nextMoment, this::arrived);
        shown.addListener((_, _, on) -> turn(on));
        moment.stepProperty().addListener(_ -> moved());
        panes.enlargedProperty().addListener(_ -> withdrawUnseen());
        covered.bind(Bindings.createBooleanBinding(
                this::isCovered,
                shown,
                rounds.roundProperty(),
                due,
                rounds.recordProperty(),
                moment.stepProperty(),
                progress.lanesProperty(),
                panes.enlargedProperty()));
        endsCovered.bind(covered.or(shown.and(bets.withdrawnProperty())));
        answerUndoable = onBoard(rounds.history().undoableProperty());
        answerRedoable = onBoard(rounds.history().redoableProperty());
        endsCovered.addListener(_ -> noteSeen());
        moment.stepProperty().addListener(_ -> noteSeen());
        progress.lanesProperty().addListener(_ -> noteSeen());
    }

    /** Notes whose ends are on screen. */
    private void noteSeen() {
        boolean visible = moment.isCurrent() && !endsCovered.get();
        bets.noteSeen(moment.step(), visible ? progress.lanesProperty().get() : List.of());
    }

    /** Starts or ends the questions as an opened set-up requests; they start at its step. */
    public void open(boolean on) {
        bets.forgetEnds();
        if (shown.get() && on) {
            turn(true);
        } else {
            shown.set(on);
        }
    }

    private void turn(boolean on) {
        noteSeen();
        bets.begin();
        selector.begin();
        rounds.judgeAnswered();
        withdraw();
        answeredBefore.set(false);
        transport.followStops();
        due.set(false);
        if (on) {
            want();
        }
    }

    /** Asks a question as soon as its step is shown. */
    private void want() {
        requested = 0;
        answeredBefore.set(false);
        due.set(true);
        settle();
    }

    /** Called when another problem begins. */
    void restart() {
        bets.restart();
        begin();
    }

    /**
     * Called when other searches begin: withdraws the question, which is about those before. A verdict on answers to it
     * is read first.
     */
    void begin() {
        leave();
        bets.begin();
        selector.forgetEvents();
        requested = 0;
        // First, so that what was covered stays so.
        due.set(shown.get());
        if (leftAtRequest.isEmpty()) {
            withdraw();
        }
    }

    /**
     * Leaves the open question: the answers that some teams have given are judged, and the verdict stays until the next
     * request. To be called before the board is another.
     *
     * @return whether there were answers
     */
    boolean leave() {
        if (!rounds.isPartlyAnswered()) {
            return false;
        }
        leftAtRequest = OptionalLong.of(transport.asks());
        return rounds.judgeAnswered();
    }

    private void withdraw() {
        leftAtRequest = OptionalLong.empty();
        rounds.withdraw();
    }

    /** Ends the questions. One that some teams have answered is judged first, and stays. */
    void end() {
        if (!rounds.judgeAnswered()) {
            shown.set(false);
        }
    }

    /**
     * Asks the next question: an open bet, or else one before the next event that can be predicted. A question that
     * some teams have answered is judged first, and stays.
     */
    public void next() {
        if (!shown.get() || rounds.judgeAnswered()) {
            return;
        }
        boolean waiting = leftAtRequest.isPresent() && due.get();
        withdraw();
        if (waiting) {
            settle();
            return;
        }
        selector.narrow();
        if (moment.isCurrent() && openBet().isPresent()) {
            want();
        } else {
            due.set(false);
            transport.afterOpening(transport::untilQuestion);
        }
    }

    private Optional<Function<Comparison, EventSearch>> nextMoment() {
        if (!shown.get()) {
            return Optional.empty();
        }
        OptionalInt alone = panes.enlarged();
        long from = transport.stepAsked();
        Set<PredictableEvent> kinds = selector.kinds();
        return Optional.of(comparison -> EventSearch.turningPoint(comparison, alone, kinds, from));
    }

    /** Called when the search for the next question has ended. */
    private void arrived(EventSearch.State state) {
        if (state == EventSearch.State.FOUND) {
            want();
        } else if (selector.widen()) {
            if (transport.direction() == PlaybackStatus.FORWARD) {
                transport.watch();
            } else {
                transport.untilQuestion();
            }
        }
    }

    /** Leaves an open question that is not about the shown step. One that was judged before stays for one step more. */
    private void moved() {
        answeredBefore.set(false);
        if (leftAtRequest.isPresent()) {
            if (leftAtRequest.getAsLong() != transport.asks()) {
                withdraw();
            }
            return;
        }
        long step = moment.step();
        Optional<PredictionRound> withdrawn =
                rounds.open().filter(open -> open.question().step() != step);
        if (withdrawn.isPresent() && !leave()) {
            withdraw(withdrawn.get());
        } else if (leftAtRequest.isEmpty()
                && rounds.roundProperty()
                        .get()
                        .filter(judged -> !judged.question().isBet()
                                && Math.abs(judged.question().step() - step) > 1)
                        .isPresent()) {
            withdraw();
        }
    }

    /** Withdraws an open question that nobody has answered. A bet is asked again; the ends stay hidden until then. */
    private void withdraw(PredictionRound open) {
        if (open.question().isBet()) {
            bets.withdraw(open.question());
        }
        withdraw();
    }

    private void withdrawUnseen() {
        if (rounds.open().filter(open -> !isSeen(open.question())).isPresent() && !leave()) {
            withdraw();
        }
    }

    private boolean isSeen(PredictionQuestion question) {
        OptionalInt alone = panes.enlarged();
        return alone.isEmpty() || question.pane().equals(alone);
    }

    /** Asks the question that is due if its step is shown. */
    private void settle() {
        boolean there = due.get()
                && leftAtRequest.isEmpty()
                && moment.isCurrent()
                && !transport.searchingProperty().get()
                && moment.step() == transport.stepAsked();
        if (!there) {
            return;
        }
        if (moment.step() == 0 && bets.isNoneMade() && !progress.idleProperty().get()) {
            // A bet needs the ends of the searches.
            return;
        }
        Optional<PredictionQuestion> bet = openBet();
        if (bet.isPresent()) {
            due.set(false);
            ask(bet.get());
        } else if (requested == 0) {
            requested = ++request;
            worker.questions(request, moment.step());
        }
    }

    /** Returns the first bet that has not been made, at step 0. */
    private Optional<PredictionQuestion> openBet() {
        return moment.step() != 0
                ? Optional.empty()
                : bets.remaining(transport.board(), progress.lanesProperty().get())
                        .filter(this::isSeen)
                        .filter(bet -> !isAnswered(bet))
                        .findFirst();
    }

    /** Returns the bets at the shown step, made or not, on the panes that are seen: none but at step 0. */
    private Stream<PredictionQuestion> allBets() {
        return moment.step() != 0
                ? Stream.empty()
                : PredictionQuestionsAtStep.bets(
                                0, transport.board(), progress.lanesProperty().get())
                        .stream()
                        .filter(this::isSeen);
    }

    /** Returns whether a question was answered before, maybe in an earlier run: it would be scored twice. */
    private boolean isAnswered(PredictionQuestion question) {
        return rounds.recordProperty().get().isAnswered(question, transport.board());
    }

    /** Applies a report of the worker. */
    void take(PredictionQuestionsQuery.Answer answer) {
        if (requested > 0 && answer.number() == requested) {
            requested = 0;
            boolean current = due.get() && answer.moment().step() == moment.step();
            due.set(false);
            if (current) {
                choose(answer.moment());
            }
        }
        settle();
    }

    /**
     * Asks the question at a step that is least like the last one; none if there is none about a visible pane, or all
     * were answered at this step before and would be scored twice.
     */
    private void choose(PredictionQuestionsAtStep now) {
        PredictionQuestionSelector.Selection selection = selector.select(now);
        answeredBefore.set(selection.question().isEmpty()
                && (!selection.isNone() || allBets().anyMatch(this::isAnswered)));
        selection.question().ifPresent(this::ask);
    }

    private void ask(PredictionQuestion question) {
        bets.note(question);
        selector.note(question);
        leftAtRequest = OptionalLong.empty();
        rounds.ask(question);
    }

    /**
     * Deletes all answers. Another class may begin: its first team answers first, and as it has seen no ends, bets are
     * made again, from step 0.
     */
    public void forget() {
        rounds.forget();
        bets.forget(moment.step());
        if (answeredBefore.get()) {
            want();
        }
    }

    private boolean isCovered() {
        return shown.get() && (due.get() || rounds.isAsking() || openBet().isPresent());
    }

    /** The parts of the panes that would give the answer away: of the open question, or of any while one is due. */
    public Set<HideableScenePart> spoilers() {
        return due.get()
                ? PredictionRound.ALL_SPOILERS
                : rounds.roundProperty().get().map(PredictionRound::spoilers).orElse(Set.of());
    }

    /** Whether no question is due, or none before the verdict on the one before is read. */
    boolean isSettled() {
        return !due.get() || leftAtRequest.isPresent();
    }

    /** The question that is shown on its board too: not one that was left for another step, pane or board. */
    public Optional<PredictionRound> roundOnBoard() {
        return leftAtRequest.isPresent()
                ? Optional.empty()
                : rounds.roundProperty().get();
    }

    /**
     * Whether the last answer can be taken back: the question of the answer is still the question of this step, and the
     * pane is in view.
     */
    public ObservableBooleanValue answerUndoableProperty() {
        return answerUndoable;
    }

    /** Whether an answer that was taken back can be given again. */
    public ObservableBooleanValue answerRedoableProperty() {
        return answerRedoable;
    }

    /**
     * Returns why the answers to the question on screen can be neither taken back nor given again here, in a sentence.
     */
    public String answerRefusal() {
        Optional<PredictionQuestion> question = roundOnBoard().map(PredictionRound::question);
        return question.filter(elsewhere -> elsewhere.step() != moment.step())
                .map(elsewhere -> CompareCommandWords.answeredAt(elsewhere.step()))
                .or(() -> question.filter(here -> !isSeen(here)).map(_ -> CompareCommandWords.ANSWERED_IN_HIDDEN_PANE))
                .orElse(CompareCommandWords.ANSWERS_STAY);
    }

    /** Takes the last answer back if {@link #answerUndoableProperty} allows it. */
    public void takeBackAnswer() {
        if (answerUndoable.get()) {
            rounds.takeBack();
        }
    }

    /** Gives the answer that was taken back last once more, if {@link #answerRedoableProperty} allows it. */
    public void giveAnswerAgain() {
        if (answerRedoable.get()) {
            rounds.giveAgain();
        }
    }

    private BooleanBinding onBoard(ReadOnlyBooleanProperty possible) {
        return Bindings.createBooleanBinding(
                () -> possible.get()
                        && !due.get()
                        && roundOnBoard()
                                .map(PredictionRound::question)
                                .filter(question -> question.step() == moment.step() && isSeen(question))
                                .isPresent(),
                possible,
                due,
                rounds.roundProperty(),
                moment.stepProperty(),
                panes.enlargedProperty());
    }

    /** The question on screen, the teams and their answers. */
    public PredictionRounds rounds() {
        return rounds;
    }

    /** Whether questions are asked. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** Whether the ends of the searches are hidden, since a bet on them is open or still to come. */
    public ReadOnlyBooleanProperty endsCoveredProperty() {
        return endsCovered.getReadOnlyProperty();
    }

    /** Whether everything beyond the shown step is hidden, since it would give an answer away. */
    public ReadOnlyBooleanProperty coveredProperty() {
        return covered.getReadOnlyProperty();
    }

    /** Whether nothing is asked at the shown step, since what would be asked was answered there before. */
    public ReadOnlyBooleanProperty answeredBeforeProperty() {
        return answeredBefore.getReadOnlyProperty();
    }

    /** Whether a question will be asked as soon as the searches are computed far enough. */
    public ReadOnlyBooleanProperty dueProperty() {
        return due.getReadOnlyProperty();
    }
}
