package knightschool.compare.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.text.CsvFieldEscaper;
import knightschool.text.SpreadsheetTable;

/**
 * The answers of a school class in the order in which they were given. The scores of the teams are computed from them.
 * Immutable.
 *
 * @param entries one entry for each team that a question was put to
 */
public record PredictionRecord(List<Entry> entries) implements SpreadsheetTable {
    /** The record without answers. */
    public static final PredictionRecord EMPTY = new PredictionRecord(List.of());

    private static final String YES = "yes";
    private static final String NO = "no";

    /** The columns of the exported table. */
    private static final List<Column> COLUMNS = List.of(
            new Column("step", entry -> String.valueOf(entry.step())),
            new Column("pane", Entry::pane),
            new Column("question", Entry::question),
            new Column("answer", Entry::answer),
            new Column("right", entry -> !entry.isGiven() ? "" : entry.right() ? YES : NO),
            new Column("team", Entry::team),
            new Column("bet", entry -> entry.bet() ? YES : NO),
            new Column("board", Entry::board),
            new Column("right_answers", Entry::rightAnswers));

    /**
     * A column of the exported table.
     *
     * @param name the heading
     * @param words returns the field of an entry
     */
    private record Column(String name, Function<Entry, String> words) {}

    /**
     * The answer of a team to a question, or that it gave none.
     *
     * @param step the step at which the question was asked
     * @param pane the title of the search that it was about
     * @param question the question in words
     * @param answer the answer in words; empty if the team gave none
     * @param right whether the answer counts as right
     * @param team the name of the team; empty if there are no teams
     * @param bet whether the question was a bet
     * @param board the board and the start of the searches, as {@link PredictionWords#board} writes them; empty for an
     *     answer that an earlier version of the program has stored
     * @param rightAnswers the answers that count as right, that of the search first; empty as for the board
     */
    public record Entry(
            long step,
            String pane,
            String question,
            String answer,
            boolean right,
            String team,
            boolean bet,
            String board,
            String rightAnswers) {
        /** Returns the entry for the answer of a team; empty if it gives none. */
        public static Entry of(
                PredictionQuestion question, Optional<PredictionAnswer> answer, String team, Board board) {
            return new Entry(
                    question.step(),
                    PredictionWords.pane(question),
                    PredictionWords.question(question),
                    answer.map(one -> PredictionWords.answer(question, one)).orElse(""),
                    answer.filter(question::isRight).isPresent(),
                    team,
                    question.isBet(),
                    PredictionWords.board(board),
                    String.join(" or ", PredictionWords.rightAnswers(question)));
        }

        private boolean isGiven() {
            return !answer.isEmpty();
        }

        private boolean isOn(String other) {
            return board.isEmpty() || board.equals(other);
        }
    }

    /**
     * The score of a team.
     *
     * @param right the number of right answers, without bets
     * @param answered the number of answers, without bets
     * @param betsWon the number of bets won
     * @param bets the number of bets
     */
    public record Score(int right, int answered, int betsWon, int bets) {}

    public PredictionRecord {
        entries = List.copyOf(entries);
    }

    /** Returns this record with further answers at the end. */
    public PredictionRecord with(List<Entry> more) {
        List<Entry> all = new ArrayList<>(entries);
        all.addAll(more);
        return new PredictionRecord(all);
    }

    /**
     * Returns whether a question about searches on a board was answered at its step before. An answer of an earlier
     * version does not tell its board: it counts only if it would be as right or wrong here.
     *
     * @param board the board with the start of the searches
     */
    public boolean isAnswered(PredictionQuestion question, Board board) {
        String where = PredictionWords.board(board);
        String pane = PredictionWords.pane(question);
        String words = PredictionWords.question(question);
        List<String> right = PredictionWords.rightAnswers(question);
        return entries.stream()
                .filter(Entry::isGiven)
                .filter(entry -> entry.step() == question.step() && entry.bet() == question.isBet())
                .filter(entry -> entry.isOn(where))
                .filter(entry -> entry.pane().equals(pane) && entry.question().equals(words))
                .anyMatch(entry -> entry.right() == right.contains(entry.answer()));
    }

    /** Returns the number of answers that were given. */
    public int answerCount() {
        return (int) entries.stream().filter(Entry::isGiven).count();
    }

    /** Returns the score of a team. */
    public Score score(String team) {
        List<Entry> own = entries.stream()
                .filter(Entry::isGiven)
                .filter(entry -> entry.team().equals(team))
                .toList();
        return new Score(
                count(own, false, true), count(own, false, false), count(own, true, true), count(own, true, false));
    }

    private static int count(List<Entry> entries, boolean bets, boolean onlyRight) {
        return (int) entries.stream()
                .filter(entry -> entry.bet() == bets && (entry.right() || !onlyRight))
                .count();
    }

    @Override
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    @Override
    public List<List<String>> lines() {
        Stream<List<String>> head = Stream.of(COLUMNS.stream().map(Column::name).toList());
        Stream<List<String>> answers = entries.stream()
                .map(entry -> COLUMNS.stream()
                        .map(column -> CsvFieldEscaper.of(column.words().apply(entry)))
                        .toList());
        return Stream.concat(head, answers).toList();
    }
}
