package knightschool.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import knightschool.files.InputFault;

/**
 * A partial order of the lines of a proof. Every linear extension of it is a valid order of the proof. Lines are
 * numbered from 1 as they stand in one valid order, so a line can only rest on lines with smaller numbers, and the
 * relation has no cycle.
 *
 * @param restsOn for the lines that rest on others, the numbers of those lines, ascending
 */
public record ProofLinePartialOrder(Map<Integer, List<Integer>> restsOn) {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    public ProofLinePartialOrder {
        restsOn = Map.copyOf(restsOn);
    }

    /** Returns the order of questions that are not a proof: it has no lines. */
    public static ProofLinePartialOrder none() {
        return new ProofLinePartialOrder(Map.of());
    }

    /**
     * Reads an order.
     *
     * @param written for a line's number, the numbers of the lines on which it rests, with spaces or commas between
     * @param lines the number of lines of the proof
     * @throws InputFault if something is not the number of a line, or a line rests on itself or a later one
     */
    static ProofLinePartialOrder read(Map<String, String> written, int lines) {
        Map<Integer, List<Integer>> restsOn = new LinkedHashMap<>();
        written.forEach((line, others) -> {
            int number = number(line, lines);
            var earlier = new TreeSet<Integer>();
            for (String other : others.strip().split("[\\s,]+")) {
                earlier.add(number(other, lines));
            }
            if (earlier.isEmpty()) {
                throw noLine(others, lines);
            }
            if (earlier.last() >= number) {
                throw new InputFault(
                        "line " + number + " rests on line " + earlier.last() + ", which does not stand before it",
                        "Write \"right\" in an order that is valid, and let each line rest on earlier ones.");
            }
            restsOn.put(number, List.copyOf(earlier));
        });
        return new ProofLinePartialOrder(restsOn);
    }

    private static int number(String word, int lines) {
        int number = NUMBER.matcher(word).matches() ? Integer.parseInt(word) : 0;
        if (number < 1 || number > lines) {
            throw noLine(word, lines);
        }
        return number;
    }

    private static InputFault noLine(String word, int lines) {
        return new InputFault(
                "\"rests-on\" names the line \"" + word + "\", and the proof has " + lines + " lines",
                "Write numbers of lines, as in \"rests-on: {2: 1, 4: 2 3}\": line 4 of \"right\" rests on 2 and 3.");
    }

    public boolean isEmpty() {
        return restsOn.isEmpty();
    }

    /**
     * Returns the first line of an arrangement that stands before a line on which it rests; empty if the arrangement is
     * valid.
     *
     * @param arranged the numbers of all lines, in the order to check
     */
    public Optional<EarlyLine> firstEarlyLine(List<Integer> arranged) {
        return arranged.stream()
                .flatMap(line -> restsOn.getOrDefault(line, List.of()).stream()
                        .filter(other -> arranged.indexOf(other) > arranged.indexOf(line))
                        .map(other -> new EarlyLine(line, other))
                        .limit(1))
                .findFirst();
    }

    /**
     * A line that stands too early.
     *
     * @param line its number
     * @param missing the number of the first line on which it rests that does not stand before it
     */
    public record EarlyLine(int line, int missing) {}
}
