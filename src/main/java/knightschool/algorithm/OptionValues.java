package knightschool.algorithm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.search.TieBreak;
import knightschool.text.Keyword;
import knightschool.text.SeedRange;

/**
 * The options chosen for an algorithm. Default values count as not chosen, so that equal choices make the same steps.
 *
 * @param options the options chosen; {@link AlgorithmOption#TIE_BREAK} and {@link AlgorithmOption#SEED} follow from the
 *     other two components
 * @param ties decides which of several equally good neighbours is tried first
 * @param seed the seed of the random tie-break; {@link #USUAL_SEED} for any other tie-break
 */
public record OptionValues(Set<AlgorithmOption> options, TieBreak ties, long seed) {
    /** The default seed of the random tie-break. It is shown on screen so that a run can be repeated. */
    public static final long USUAL_SEED = 1;

    /** No options chosen. */
    public static final OptionValues USUAL = new OptionValues(Set.of(), TieBreak.MOVE_ORDER, USUAL_SEED);

    public OptionValues {
        EnumSet<AlgorithmOption> allOptions = EnumSet.noneOf(AlgorithmOption.class);
        options.stream().filter(option -> !option.takesValue()).forEach(allOptions::add);
        if (ties != TieBreak.MOVE_ORDER) {
            allOptions.add(AlgorithmOption.TIE_BREAK);
        }
        if (ties == TieBreak.RANDOM) {
            allOptions.add(AlgorithmOption.SEED);
        }
        seed = ties == TieBreak.RANDOM ? seed : USUAL_SEED;
        options = Set.copyOf(allOptions);
    }

    /**
     * Parses the words that follow an algorithm's name on the command line.
     *
     * @throws InputFault with the option as its place, if the algorithm has no such option or the value is invalid
     */
    public static OptionValues read(Algorithm algorithm, List<String> words) {
        Map<AlgorithmOption, String> values = new EnumMap<>(AlgorithmOption.class);
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            AlgorithmOption option = option(algorithm, rest.next());
            if (option.takesValue() && !rest.hasNext()) {
                throw new InputFault(option.flag(), 0, "nothing stands behind it", "Write what it is to be.");
            }
            if (values.put(option, option.takesValue() ? rest.next() : "") != null) {
                throw new InputFault(option.flag(), 0, "it is there twice", "Keep one.");
            }
        }
        return read(algorithm, values);
    }

    private static AlgorithmOption option(Algorithm algorithm, String flag) {
        return Arrays.stream(AlgorithmOption.values())
                .filter(option -> option.flag().equals(flag))
                .findFirst()
                .orElseThrow(() -> noSuch(algorithm, flag));
    }

    private static InputFault noSuch(Algorithm algorithm, String word) {
        String all =
                algorithm.options().stream().sorted().map(AlgorithmOption::flag).collect(Collectors.joining(", "));
        return new InputFault(
                word,
                0,
                "the algorithm " + algorithm.name() + " has no such option",
                all.isEmpty() ? "Leave it out: it has none." : "Leave it out, or choose one of: " + all + ".");
    }

    /**
     * Parses options and their values.
     *
     * @param values the text of the value of each option; empty for a switch
     * @throws InputFault with the option as its place, if the algorithm has no such option or the value is invalid
     */
    public static OptionValues read(Algorithm algorithm, Map<AlgorithmOption, String> values) {
        values.keySet().stream()
                .filter(option -> !algorithm.options().contains(option))
                .findFirst()
                .ifPresent(option -> {
                    throw noSuch(algorithm, option.flag());
                });
        TieBreak ties = values.containsKey(AlgorithmOption.TIE_BREAK)
                ? tieBreak(values.get(AlgorithmOption.TIE_BREAK))
                : USUAL.ties;
        if (values.containsKey(AlgorithmOption.SEED) && ties != TieBreak.RANDOM) {
            throw new InputFault(
                    AlgorithmOption.SEED.flag(),
                    0,
                    "only the random tie-break draws from a seed",
                    "Add --tie-break random.");
        }
        long seed = values.containsKey(AlgorithmOption.SEED) ? seed(values.get(AlgorithmOption.SEED)) : USUAL_SEED;
        return new OptionValues(values.keySet(), ties, seed);
    }

    private static TieBreak tieBreak(String word) {
        return Keyword.find(TieBreak.class, word.strip())
                .orElseThrow(() -> new InputFault(
                        AlgorithmOption.TIE_BREAK.flag(),
                        0,
                        "there is no tie-break \"" + word.strip() + "\"",
                        "Choose one of: " + Keyword.list(TieBreak.class) + "."));
    }

    private static long seed(String text) {
        return SeedRange.parse(text)
                .orElseThrow(() -> new InputFault(
                        AlgorithmOption.SEED.flag(), 0, "\"" + text + "\" cannot be a seed", SeedRange.REMEDY));
    }

    /** Returns the chosen options as written on the command line, each with its value. Default values are omitted. */
    public List<String> arguments() {
        List<String> flags = new ArrayList<>();
        Arrays.stream(AlgorithmOption.values())
                .filter(option -> !option.takesValue() && has(option))
                .forEach(option -> flags.add(option.flag()));
        if (ties != TieBreak.MOVE_ORDER) {
            flags.add(AlgorithmOption.TIE_BREAK.flag() + " " + ties.word());
        }
        if (ties == TieBreak.RANDOM) {
            flags.add(AlgorithmOption.SEED.flag() + " " + seed);
        }
        return flags;
    }

    /**
     * Returns the choices in a few words for display beside the algorithm's name, such as "strict" or "random 7"; empty
     * if all options have their defaults.
     */
    public String inShort() {
        Stream<String> switches = Arrays.stream(AlgorithmOption.values())
                .filter(option -> !option.takesValue() && has(option))
                .map(AlgorithmOption::words);
        Stream<String> order = has(AlgorithmOption.TIE_BREAK)
                ? Stream.of(ties.title() + (has(AlgorithmOption.SEED) ? " " + seed : ""))
                : Stream.empty();
        return Stream.concat(switches, order).collect(Collectors.joining(", "));
    }

    public boolean has(AlgorithmOption option) {
        return options.contains(option);
    }
}
