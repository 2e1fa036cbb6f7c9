package knightschool.compare.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.compare.SpreadsheetTable;
import knightschool.text.CsvField;

/**
 * What was asked of a class and answered, in that order: the score of every team, and a table. Immutable.
 *
 * @param entries one an answer
 */
public record PredictionRecord(List<Entry> entries) implements SpreadsheetTable {
    /** Nothing was asked. */
    public static final PredictionRecord EMPTY = new PredictionRecord(List.of());

    private static final String YES = "yes";
    private static final String NO = "no";

    /** What is in a file, from left to right. */
    private static final List<Column> COLUMNS = List.of(
            new Column("step", entry -> String.valueOf(entry.step())),
            new Column("pane", Entry::pane),
            new Column("question", Entry::question),
            new Column("answer", Entry::answer),
            new Column("right", entry -> entry.right() ? YES : NO),
            new Column("team", Entry::team),
            new Column("bet", entry -> entry.bet() ? YES : NO));

    /**
     * A column of the file.
     *
     * @param name in the head
     * @param words what stands in it
     */
    private record Column(String name, Function<Entry, String> words) {}

    /**
     * One answer.
     *
     * @param step at which it was asked
     * @param pane the search that it was about
     * @param question in words
     * @param answer in words
     * @param right whether it counted as right
     * @param team who answered; empty where there are no teams
     * @param bet whether nobody could work it out
     */
    public record Entry(
            long step, String pane, String question, String answer, boolean right, String team, boolean bet) {
        /** An answer to a question. */
        public static Entry of(PredictionQuestion question, PredictionAnswer answer, String team) {
            return new Entry(
                    question.step(),
                    PredictionWords.pane(question),
                    PredictionWords.question(question),
                    PredictionWords.answer(question, answer),
                    question.isRight(answer),
                    team,
                    question.isBet());
        }
    }

    /**
     * How often a team was right.
     *
     * @param right number of right answers, bets left out
     * @param answered number of answers, bets left out
     * @param betsWon number of bets that came true
     * @param bets number of bets
     */
    public record Score(int right, int answered, int betsWon, int bets) {}

    public PredictionRecord {
        entries = List.copyOf(entries);
    }

    /** The same with some answers more. */
    public PredictionRecord with(List<Entry> more) {
        List<Entry> all = new ArrayList<>(entries);
        all.addAll(more);
        return new PredictionRecord(all);
    }

    /** The score of a team, bets apart. */
    public Score score(String team) {
        List<Entry> own =
                entries.stream().filter(entry -> entry.team().equals(team)).toList();
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
                        .map(column -> CsvField.of(column.words().apply(entry)))
                        .toList());
        return Stream.concat(head, answers).toList();
    }
}
