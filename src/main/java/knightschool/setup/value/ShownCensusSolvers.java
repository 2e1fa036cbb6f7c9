package knightschool.setup.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The part of a census of several solvers that is shown: the steps of one, or their ratio to the steps of another.
 *
 * @param solver the index of the solver, from 0
 * @param second the index of the other solver; empty for the steps of the one alone
 */
public record ShownCensusSolvers(int solver, OptionalInt second) {
    /** How it is written, for users. */
    public static final String REMEDY = "Write the number of a pane, or two different ones, such as 2 beside 1.";

    private static final Pattern FORM = Pattern.compile("([1-9]\\d?)(?: beside ([1-9]\\d?))?");

    /** Returns the steps of a solver alone. */
    public static ShownCensusSolvers of(int solver) {
        return new ShownCensusSolvers(solver, OptionalInt.empty());
    }

    /** Returns the steps of a solver beside those of another. */
    public static ShownCensusSolvers pair(int solver, int second) {
        return new ShownCensusSolvers(solver, OptionalInt.of(second));
    }

    /** Returns what is shown by default: the second solver beside the first, or the only one. */
    public static ShownCensusSolvers usual(int solvers) {
        return solvers > 1 ? pair(1, 0) : of(0);
    }

    /** Returns what can be shown of some number of solvers: each alone, then each beside those before it. */
    public static List<ShownCensusSolvers> all(int solvers) {
        List<ShownCensusSolvers> all = new ArrayList<>(
                IntStream.range(0, solvers).mapToObj(ShownCensusSolvers::of).toList());
        for (int other = 0; other < solvers; other++) {
            for (int solver = other + 1; solver < solvers; solver++) {
                all.add(pair(solver, other));
            }
        }
        return List.copyOf(all);
    }

    /** Returns whether there are such solvers, and two different ones where two are compared. */
    public boolean isAmong(int solvers) {
        return solver >= 0
                && solver < solvers
                && (second.isEmpty()
                        || second.getAsInt() >= 0 && second.getAsInt() < solvers && second.getAsInt() != solver);
    }

    /** Returns the text in files, such as "2 beside 1". */
    public String word() {
        return solver + 1 + (second.isPresent() ? " beside " + (second.getAsInt() + 1) : "");
    }

    /** Parses the text of files; empty if it is another one, or there are no such solvers. */
    public static Optional<ShownCensusSolvers> parse(String text, int solvers) {
        Matcher matcher = FORM.matcher(text.strip().replaceAll("\\s+", " "));
        return Optional.of(matcher)
                .filter(Matcher::matches)
                .map(form -> new ShownCensusSolvers(
                        Integer.parseInt(form.group(1)) - 1,
                        form.group(2) == null
                                ? OptionalInt.empty()
                                : OptionalInt.of(Integer.parseInt(form.group(2)) - 1)))
                .filter(view -> view.isAmong(solvers));
    }
}
