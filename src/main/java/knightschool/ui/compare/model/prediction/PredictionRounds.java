package knightschool.ui.compare.model.prediction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.ui.history.ObservableHistory;

/**
 * The question that is put to a class, its teams, and all answers so far. A question is open until all teams have
 * answered; then it is judged and its answers are recorded. Used on the JavaFX thread.
 */
public final class PredictionRounds {
    /** The largest number of teams. */
    public static final int MOST_TEAMS = 4;

    /** The largest number of characters in the name of a team; longer names are cut. */
    public static final int LONGEST_NAME = 16;

    private static final List<String> NO_TEAMS = List.of("");

    /** A multiple of every number of teams, after which the turns begin again. */
    private static final int TURN_CYCLE = 12;

    /** The board of the searches that the questions are about. */
    private final Supplier<Board> board;

    private final ReadOnlyObjectWrapper<Optional<PredictionRound>> round =
            new ReadOnlyObjectWrapper<>(this, "round", Optional.empty());
    private final ReadOnlyObjectWrapper<PredictionRecord> answers =
            new ReadOnlyObjectWrapper<>(this, "record", PredictionRecord.EMPTY);
    private final ReadOnlyObjectWrapper<List<String>> teams = new ReadOnlyObjectWrapper<>(this, "teams", NO_TEAMS);

    /** The number of questions judged, by which the teams take turns to answer first. */
    private final ReadOnlyIntegerWrapper turn = new ReadOnlyIntegerWrapper(this, "turn");

    /** The states before the answers to the present question, which can be taken back one by one. */
    private final ObservableHistory<State> history = new ObservableHistory<>();

    /** The values that an answer changes. */
    private record State(Optional<PredictionRound> round, PredictionRecord answers, int turn) {}

    /** @param board returns the board of the searches that the questions are about */
    public PredictionRounds(Supplier<Board> board) {
        this.board = board;
    }

    /** Asks a question in place of the present one. The teams take turns to answer first. */
    public void ask(PredictionQuestion question) {
        history.clear();
        round.set(Optional.of(PredictionRound.of(question, teamsInTurn())));
    }

    private List<String> teamsInTurn() {
        List<String> inTurn = new ArrayList<>(teams.get());
        Collections.rotate(inTurn, -turn.get());
        return inTurn;
    }

    /** Removes the question, whether open or judged. */
    public void withdraw() {
        history.clear();
        round.set(Optional.empty());
    }

    /** Returns the open question; empty if there is none. */
    public Optional<PredictionRound> open() {
        return round.get().filter(now -> !now.isJudged());
    }

    /** Whether a question is open. */
    public boolean isAsking() {
        return open().isPresent();
    }

    /** Gives an answer for the team whose turn it is; ignored if no question is open. */
    public void answer(PredictionAnswer answer) {
        open().ifPresent(now -> take(now.with(Optional.of(answer))));
    }

    /** Gives the answer with a number, from 1. Returns whether there is one. */
    public boolean answer(int number) {
        List<PredictionAnswer> choices =
                open().map(now -> now.question().choices()).orElse(List.of());
        boolean is = number >= 1 && number <= choices.size();
        if (is) {
            answer(choices.get(number - 1));
        }
        return is;
    }

    /** Lets the team whose turn it is give no answer. */
    public void pass() {
        open().ifPresent(now -> take(now.with(Optional.empty())));
    }

    /**
     * Judges the open question if a team has answered it, so that what was answered is neither lost nor untold: the
     * teams that have not answered give no answer. It is taken back as one.
     *
     * @return whether a question was judged
     */
    public boolean judgeAnswered() {
        boolean isAnswered = isPartlyAnswered();
        if (isAnswered) {
            PredictionRound judged = open().orElseThrow();
            while (!judged.isJudged()) {
                judged = judged.with(Optional.empty());
            }
            take(judged);
        }
        return isAnswered;
    }

    /** Whether a question is open that at least one team has answered. */
    public boolean isPartlyAnswered() {
        return open().filter(now -> !now.hasNoAnswer()).isPresent();
    }

    private void take(PredictionRound now) {
        history.leave(now());
        if (now.isJudged()) {
            turn.set((turn.get() + 1) % TURN_CYCLE);
            answers.set(answers.get().with(now.entries(board.get())));
        }
        round.set(Optional.of(now));
    }

    private State now() {
        return new State(round.get(), answers.get(), turn.get());
    }

    /** Takes the last answer to the present question back; a question that was judged is open again then. */
    public void takeBack() {
        history.back(now()).ifPresent(this::bring);
    }

    /** Gives the answer that was taken back last once more. */
    public void giveAgain() {
        history.forth(now()).ifPresent(this::bring);
    }

    private void bring(State state) {
        turn.set(state.turn());
        answers.set(state.answers());
        round.set(state.round());
    }

    /** The answers to the present question that can be taken back or given again. */
    public ObservableHistory<?> history() {
        return history;
    }

    /**
     * Sets the teams. An open question begins again.
     *
     * @param names the names; empty and repeated ones are left out. Fewer than two mean no teams, and of more than
     *     {@link #MOST_TEAMS} the first are taken
     */
    public void setTeams(List<String> names) {
        List<String> some = distinct(names)
                .map(name -> name.codePoints()
                        .limit(LONGEST_NAME)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append))
                .map(name -> name.toString().strip())
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(MOST_TEAMS)
                .toList();
        history.clear();
        teams.set(some.size() < 2 ? NO_TEAMS : some);
        beginAgain();
    }

    /** Returns whether {@link #setTeams} would leave out or cut a name. */
    public static boolean areTooManyOrLong(List<String> names) {
        return distinct(names).count() > MOST_TEAMS
                || distinct(names).anyMatch(name -> name.codePointCount(0, name.length()) > LONGEST_NAME);
    }

    private static Stream<String> distinct(List<String> names) {
        return names.stream().map(String::strip).filter(name -> !name.isEmpty()).distinct();
    }

    /** Asks the open question again, which nobody has answered then. */
    private void beginAgain() {
        open().map(PredictionRound::question).ifPresent(this::ask);
    }

    /** Sets the answers that were given before. */
    public void restore(PredictionRecord before) {
        history.clear();
        answers.set(before);
    }

    /** Deletes all answers, as another class may begin: the first team answers first. An open question begins again. */
    public void forget() {
        restore(PredictionRecord.EMPTY);
        restoreTurn(0);
        beginAgain();
    }

    /** Continues with the turns of an earlier run: as if this number of questions had been judged. */
    public void restoreTurn(int judged) {
        turn.set(Math.floorMod(judged, TURN_CYCLE));
    }

    /** The number of questions judged, modulo 12. It decides which team answers the next one first. */
    public ReadOnlyIntegerProperty turnProperty() {
        return turn.getReadOnlyProperty();
    }

    /** The question that is open or was judged last; empty if there is none. */
    public ReadOnlyObjectProperty<Optional<PredictionRound>> roundProperty() {
        return round.getReadOnlyProperty();
    }

    /** The answers so far. */
    public ReadOnlyObjectProperty<PredictionRecord> recordProperty() {
        return answers.getReadOnlyProperty();
    }

    /** The names of the teams; a single empty name if there are no teams. */
    public ReadOnlyObjectProperty<List<String>> teamsProperty() {
        return teams.getReadOnlyProperty();
    }
}
