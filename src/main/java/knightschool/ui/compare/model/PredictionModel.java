package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.event.EventSearch;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionMoment;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.setup.value.ScenePart;
import knightschool.ui.playback.PlaybackStatus;

/**
 * The questions to a class about the next steps of the searches, asked just before an event that can be predicted, see
 * {@link PredictableEvent}. A question is open until all teams have answered or another step is shown; then it is
 * judged or withdrawn. Used on the JavaFX thread.
 */
public final class PredictionModel {
    /** The largest number of teams. */
    public static final int MOST_TEAMS = 4;

    /** The largest number of characters in the name of a team; longer names are cut. */
    private static final int LONGEST_NAME = 16;

    private static final List<String> NO_TEAMS = List.of("");

    private final CompareWorker worker;
    private final ComparisonPlayer transport;
    private final ShownComparisonSnapshot moment;
    private final ComparisonProgress progress;
    private final PaneAlgorithms panes;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final ReadOnlyObjectWrapper<Optional<PredictionRound>> round =
            new ReadOnlyObjectWrapper<>(this, "round", Optional.empty());
    private final ReadOnlyObjectWrapper<PredictionRecord> answered =
            new ReadOnlyObjectWrapper<>(this, "record", PredictionRecord.EMPTY);
    private final ReadOnlyObjectWrapper<List<String>> teams = new ReadOnlyObjectWrapper<>(this, "teams", NO_TEAMS);

    /** Whether everything beyond the shown step is hidden. */
    private final ReadOnlyBooleanWrapper covered = new ReadOnlyBooleanWrapper(this, "covered");

    /** Whether the ends of the searches are hidden: while all beyond the step is, or a bet on them is still to come. */
    private final ReadOnlyBooleanWrapper endsCovered = new ReadOnlyBooleanWrapper(this, "endsCovered");

    /** Whether a step has withdrawn a bet that nobody has answered, which is asked again at step 0. */
    private final ReadOnlyBooleanWrapper betWithdrawn = new ReadOnlyBooleanWrapper(this, "betWithdrawn");

    /** Whether a question will be asked as soon as its step is shown. */
    private final ReadOnlyBooleanWrapper due = new ReadOnlyBooleanWrapper(this, "due");

    /** Whether nothing is asked at the shown step, since what would be asked was answered there before. */
    private final ReadOnlyBooleanWrapper answeredBefore = new ReadOnlyBooleanWrapper(this, "answeredBefore");

    private final Set<Class<?>> betsMade = new HashSet<>();

    /** The searches of this problem whose ends the class may have seen; no bet is made on them. */
    private final Set<ConfiguredAlgorithm> seen = new HashSet<>();

    /**
     * Whether the score has begun again at a later step: what is on screen until step 0 is shown is not for the class.
     */
    private boolean awaitsBeginning;

    private Set<PredictableEvent> passed = Set.of();
    private Optional<PredictionQuestion> last = Optional.empty();

    /** Whether all kinds of events are searched for, since there is none of another kind than the last. */
    private boolean anyKind;

    /** The number of questions asked, by which the teams take turns to answer first. */
    private int questionCount;

    private long request;
    private long requested;

    PredictionModel(
            CompareWorker worker,
            ComparisonPlayer transport,
            ShownComparisonSnapshot moment,
            ComparisonProgress progress,
            PaneAlgorithms panes) {
        this.worker = worker;
        this.transport = transport;
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
                round,
                due,
                answered,
                moment.stepProperty(),
                progress.lanesProperty(),
                panes.enlargedProperty()));
        endsCovered.bind(covered.or(shown.and(betWithdrawn)));
        endsCovered.addListener(_ -> noteSeen());
        moment.stepProperty().addListener(_ -> noteSeen());
        progress.lanesProperty().addListener(_ -> noteSeen());
    }

    /**
     * Notes whose ends are on screen. At step 0, before the first bet, a teacher is still choosing what to compare, and
     * nothing counts as seen.
     */
    private void noteSeen() {
        if (moment.step() == 0) {
            awaitsBeginning = false;
        }
        boolean begun = !awaitsBeginning && (moment.step() > 0 || !betsMade.isEmpty());
        if (moment.isCurrent() && begun && !endsCovered.get()) {
            progress.lanesProperty().get().stream()
                    .filter(SearchProgress::complete)
                    .map(SearchProgress::solver)
                    .forEach(seen::add);
        }
    }

    /** Starts or ends the questions as an opened set-up requests; they start at its step. */
    public void open(boolean on) {
        seen.clear();
        if (shown.get() && on) {
            turn(true);
        } else {
            shown.set(on);
        }
    }

    private void turn(boolean on) {
        noteSeen();
        betsMade.clear();
        betWithdrawn.set(false);
        passed = Set.of();
        last = Optional.empty();
        round.set(Optional.empty());
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
        seen.clear();
        awaitsBeginning = false;
        begin();
    }

    /** Called when other searches begin: withdraws the question, which is about those before. */
    void begin() {
        betsMade.clear();
        betWithdrawn.set(false);
        passed = Set.of();
        requested = 0;
        // First, so that what was covered stays so.
        due.set(shown.get());
        round.set(Optional.empty());
    }

    /** Asks the next question: an open bet, or else one before the next event that can be predicted. */
    public void next() {
        if (!shown.get()) {
            return;
        }
        round.set(Optional.empty());
        anyKind = false;
        if (moment.isCurrent() && openBet().isPresent()) {
            want();
        } else {
            due.set(false);
            transport.afterOpening(transport::untilQuestion);
        }
    }

    private Optional<PredictionRound> standing() {
        return round.get().filter(open -> !open.isJudged());
    }

    private Optional<Function<Comparison, EventSearch>> nextMoment() {
        if (!shown.get()) {
            return Optional.empty();
        }
        OptionalInt alone = panes.enlarged();
        long from = transport.stepAsked();
        Set<PredictableEvent> kinds = kinds();
        return Optional.of(comparison -> EventSearch.turningPoint(comparison, alone, kinds, from));
    }

    /** Returns the kinds of events to search for: other ones than at the last question, or all if there is no other. */
    private Set<PredictableEvent> kinds() {
        Set<PredictableEvent> kinds = EnumSet.allOf(PredictableEvent.class);
        if (!anyKind) {
            kinds.removeAll(passed);
        }
        return kinds.isEmpty() ? EnumSet.allOf(PredictableEvent.class) : kinds;
    }

    /** Called when the search for the next question has ended. */
    private void arrived(EventSearch.State state) {
        if (state == EventSearch.State.FOUND) {
            want();
        } else if (!anyKind && !passed.isEmpty()) {
            anyKind = true;
            if (transport.direction() == PlaybackStatus.FORWARD) {
                transport.watch();
            } else {
                transport.untilQuestion();
            }
        }
    }

    /** Withdraws an open question that is not about the shown step. A judged one stays for one step more. */
    private void moved() {
        answeredBefore.set(false);
        long step = moment.step();
        Optional<PredictionRound> withdrawn =
                standing().filter(open -> open.question().step() != step);
        if (withdrawn.isPresent()) {
            withdraw(withdrawn.get());
        } else if (round.get()
                .filter(judged ->
                        !judged.question().isBet() && Math.abs(judged.question().step() - step) > 1)
                .isPresent()) {
            round.set(Optional.empty());
        }
    }

    /**
     * Withdraws an open question. A bet that nobody has answered is asked again, and the ends stay hidden until then.
     */
    private void withdraw(PredictionRound open) {
        if (open.question().isBet() && open.hasNoAnswer()) {
            betsMade.remove(open.question().getClass());
            betWithdrawn.set(true);
        }
        round.set(Optional.empty());
    }

    private void withdrawUnseen() {
        if (standing().filter(open -> !isSeen(open.question())).isPresent()) {
            round.set(Optional.empty());
        }
    }

    private boolean isSeen(PredictionQuestion question) {
        OptionalInt alone = panes.enlarged();
        return alone.isEmpty() || question.pane().equals(alone);
    }

    /** Asks the question that is due if its step is shown. */
    private void settle() {
        boolean there = due.get()
                && moment.isCurrent()
                && !transport.searchingProperty().get()
                && moment.step() == transport.stepAsked();
        if (!there) {
            return;
        }
        if (moment.step() == 0 && betsMade.isEmpty() && !progress.idleProperty().get()) {
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
        return bets().filter(bet -> !betsMade.contains(bet.getClass()))
                .filter(this::isOpen)
                .filter(bet -> !isAnswered(bet))
                .findFirst();
    }

    /** Returns the bets at the shown step, made or not, on the panes that are seen: none but at step 0. */
    private Stream<PredictionQuestion> bets() {
        return moment.step() != 0
                ? Stream.empty()
                : PredictionMoment.bets(
                                0, transport.board(), progress.lanesProperty().get())
                        .stream()
                        .filter(this::isSeen);
    }

    /** Returns whether a question was answered before, maybe in an earlier run: it would be scored twice. */
    private boolean isAnswered(PredictionQuestion question) {
        return answered.get().isAnswered(question, transport.board());
    }

    private boolean isOpen(PredictionQuestion bet) {
        return switch (bet) {
            case PredictionQuestion.FinishesFirst race ->
                race.ends().stream().map(SearchProgress::solver).noneMatch(seen::contains);
            case PredictionQuestion.StepsToPowerOfTen steps ->
                !seen.contains(steps.end().solver());
            case PredictionQuestion.OfStep _, PredictionQuestion.CellClosed _ -> true;
        };
    }

    /** Applies a report of the worker. */
    void take(PredictionMomentQuery.Answer answer) {
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
    private void choose(PredictionMoment now) {
        passed = now.turningPoints();
        anyKind = false;
        List<PredictionQuestion> all = Stream.concat(
                        now.atTurn().stream(),
                        now.atTurn().stream().anyMatch(this::isSeen) ? Stream.of() : now.others().stream())
                .filter(this::isSeen)
                .toList();
        List<PredictionQuestion> open =
                all.stream().filter(question -> !isAnswered(question)).toList();
        answeredBefore.set(open.isEmpty() && (!all.isEmpty() || bets().anyMatch(this::isAnswered)));
        open.stream().min(Comparator.comparingInt(this::likeLast)).ifPresent(this::ask);
    }

    /** Returns how similar a question is to the last one, from 0 to 3. */
    private int likeLast(PredictionQuestion question) {
        if (last.isEmpty()) {
            return 0;
        }
        boolean sameKind = last.get().getClass() == question.getClass();
        boolean samePane = last.get().pane().equals(question.pane());
        return (sameKind ? 2 : 0) + (samePane ? 1 : 0);
    }

    private void ask(PredictionQuestion question) {
        noteBet(question);
        last = Optional.of(question);
        List<String> inTurn = new ArrayList<>(teams.get());
        Collections.rotate(inTurn, -questionCount);
        questionCount++;
        round.set(Optional.of(PredictionRound.of(question, inTurn)));
    }

    private void noteBet(PredictionQuestion question) {
        if (question.isBet()) {
            betsMade.add(question.getClass());
            betWithdrawn.set(false);
        }
    }

    /** Gives an answer for the team whose turn it is; ignored if no question is open. */
    public void answer(PredictionAnswer answer) {
        standing().ifPresent(open -> take(open.with(Optional.of(answer))));
    }

    /** Gives the answer with a number, from 1. Returns whether there is one. */
    public boolean answer(int number) {
        List<PredictionAnswer> choices =
                standing().map(open -> open.question().choices()).orElse(List.of());
        boolean is = number >= 1 && number <= choices.size();
        if (is) {
            answer(choices.get(number - 1));
        }
        return is;
    }

    /** Whether a question is open. */
    public boolean isAsking() {
        return standing().isPresent();
    }

    /** Lets the team whose turn it is give no answer. */
    public void pass() {
        standing().ifPresent(open -> take(open.with(Optional.empty())));
    }

    private void take(PredictionRound now) {
        if (now.isJudged()) {
            answered.set(answered.get().with(now.entries(transport.board())));
        }
        round.set(Optional.of(now));
    }

    /**
     * Sets the teams. An open question begins again.
     *
     * @param names the names; empty and repeated ones are left out. Fewer than two mean no teams, and of more than
     *     {@link #MOST_TEAMS} the first are taken
     */
    public void setTeams(List<String> names) {
        List<String> some = names.stream()
                .map(name -> name.strip()
                        .codePoints()
                        .limit(LONGEST_NAME)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append))
                .map(name -> name.toString().strip())
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MOST_TEAMS)
                .toList();
        teams.set(some.size() < 2 ? NO_TEAMS : some);
        standing().ifPresent(open -> round.set(Optional.of(PredictionRound.of(open.question(), teams.get()))));
    }

    /** Sets the answers that were given before. */
    public void restore(PredictionRecord before) {
        answered.set(before);
    }

    /** Deletes all answers. Another class may begin, which has seen no ends: bets are made again, from step 0. */
    public void forget() {
        answered.set(PredictionRecord.EMPTY);
        seen.clear();
        betsMade.clear();
        awaitsBeginning = moment.step() > 0;
        if (answeredBefore.get()) {
            want();
        }
    }

    private boolean isCovered() {
        boolean open = shown.get()
                && (due.get() || round.get().filter(one -> !one.isJudged()).isPresent());
        boolean bets = shown.get() && openBet().isPresent();
        return open || bets;
    }

    /** The parts of the panes that would give the answer away: of the open question, or of any while one is due. */
    public Set<ScenePart> spoilers() {
        return due.get()
                ? PredictionRound.ALL_SPOILERS
                : round.get().map(PredictionRound::spoilers).orElse(Set.of());
    }

    /** Whether no question is due. */
    boolean isSettled() {
        return !due.get();
    }

    /** Whether questions are asked. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** The question that is open or was judged last; empty if there is none. */
    public ReadOnlyObjectProperty<Optional<PredictionRound>> roundProperty() {
        return round.getReadOnlyProperty();
    }

    /** The answers so far. */
    public ReadOnlyObjectProperty<PredictionRecord> recordProperty() {
        return answered.getReadOnlyProperty();
    }

    /** Whether the ends of the searches are hidden, since a bet on them is open or still to come. */
    public ReadOnlyBooleanProperty endsCoveredProperty() {
        return endsCovered.getReadOnlyProperty();
    }

    /** The names of the teams; a single empty name if there are no teams. */
    public ReadOnlyObjectProperty<List<String>> teamsProperty() {
        return teams.getReadOnlyProperty();
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
