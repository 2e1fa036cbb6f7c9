package knightschool.compare.prediction;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads and writes the answers of a class to prediction questions as text, which the program stores until its next run:
 * a line for each entry, with tabs between the fields. Only the newest {@value #MOST} are written, more than a class
 * gives in a year, so that the text stays small.
 */
public final class PredictionRecordText {
    private static final int MOST = 1_000;

    /** The number of fields without the last two, which earlier versions of the program have not stored. */
    private static final int LEAST_FIELDS = 7;

    private static final int FIELDS = 9;

    private static final String YES = "yes";

    private PredictionRecordText() {}

    /** Returns the text of a record; empty for one without answers. */
    public static String format(PredictionRecord record) {
        List<PredictionRecord.Entry> all = record.entries();
        return all.subList(Math.max(0, all.size() - MOST), all.size()).stream()
                .map(PredictionRecordText::line)
                .collect(Collectors.joining("\n"));
    }

    private static String line(PredictionRecord.Entry entry) {
        return Stream.of(
                        String.valueOf(entry.step()),
                        entry.pane(),
                        entry.question(),
                        entry.answer(),
                        yes(entry.right()),
                        entry.team(),
                        yes(entry.bet()),
                        entry.board(),
                        entry.rightAnswers())
                .map(field -> field.replaceAll("[\t\n\r]", " "))
                .collect(Collectors.joining("\t"));
    }

    private static String yes(boolean is) {
        return is ? YES : "";
    }

    /** Returns the record of a text. Lines that are no answers are left out. */
    public static PredictionRecord parse(String text) {
        return new PredictionRecord(
                text.lines().flatMap(line -> entry(line).stream()).toList());
    }

    private static Optional<PredictionRecord.Entry> entry(String line) {
        List<String> fields = Arrays.asList(line.split("\t", -1));
        return fields.size() >= LEAST_FIELDS
                        && fields.size() <= FIELDS
                        && fields.getFirst().matches("\\d{1,18}")
                ? Optional.of(new PredictionRecord.Entry(
                        Long.parseLong(fields.get(0)),
                        fields.get(1),
                        fields.get(2),
                        fields.get(3),
                        fields.get(4).equals(YES),
                        fields.get(5),
                        fields.get(6).equals(YES),
                        field(fields, LEAST_FIELDS),
                        field(fields, LEAST_FIELDS + 1)))
                : Optional.empty();
    }

    private static String field(List<String> fields, int index) {
        return index < fields.size() ? fields.get(index) : "";
    }
}
