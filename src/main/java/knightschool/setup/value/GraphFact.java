package knightschool.setup.value;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.board.MoveOrder;

/**
 * A fact about a board's graph that is shown in the graph.
 *
 * @param number the degree, or the number of the component from 0 in the order of the smallest squares; otherwise 0
 */
public record GraphFact(GraphFactKind kind, int number) {
    /** Examples of all facts, for users. */
    public static final String FORMS = Arrays.stream(GraphFactKind.values())
            .map(kind -> kind.word() + (kind == GraphFactKind.DEGREE ? " 3" : kind.hasNumber() ? " 1" : ""))
            .collect(Collectors.joining(", "));

    private static final Pattern WRITTEN = Pattern.compile("([a-z-]+)(?: +(\\d{1,6}))?");

    /** Returns a fact without a number. */
    public static GraphFact of(GraphFactKind kind) {
        return new GraphFact(kind, 0);
    }

    /** Parses a fact; empty if the text is not valid. Components are written from 1. */
    public static Optional<GraphFact> of(String text) {
        Matcher written = WRITTEN.matcher(text.strip());
        return !written.matches()
                ? Optional.empty()
                : Arrays.stream(GraphFactKind.values())
                        .filter(kind -> kind.word().equals(written.group(1)))
                        .filter(kind -> kind.hasNumber() == (written.group(2) != null))
                        .map(kind -> new GraphFact(kind, kind.hasNumber() ? Integer.parseInt(written.group(2)) : 0))
                        .map(fact ->
                                fact.is(GraphFactKind.COMPONENT) ? new GraphFact(fact.kind, fact.number - 1) : fact)
                        .filter(fact ->
                                fact.number >= 0 && (!fact.is(GraphFactKind.DEGREE) || fact.number <= MoveOrder.MOVES))
                        .findFirst();
    }

    /** Returns the text in files. */
    public String text() {
        int written = is(GraphFactKind.COMPONENT) ? number + 1 : number;
        return kind.word() + (kind.hasNumber() ? " " + written : "");
    }

    public boolean is(GraphFactKind other) {
        return kind == other;
    }
}
