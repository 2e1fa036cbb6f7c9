package knightschool.algorithm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.files.InputFault;
import knightschool.search.TieBreak;

/**
 * What a person chose of an algorithm's options.
 *
 * @param options the options that were given
 * @param ties which of several equal neighbours goes first; means something with {@link Option#TIE_BREAK}
 * @param seed what the random tie-break draws from; means something with {@link Option#SEED}
 */
public record Choices(Set<Option> options, TieBreak ties, long seed) {
    /** The seed of a random tie-break unless someone chooses another: shown, so that a run can be repeated. */
    public static final long USUAL_SEED = 1;

    /** Nothing chosen. */
    public static final Choices USUAL = new Choices(Set.of(), TieBreak.MOVE_ORDER, USUAL_SEED);

    public Choices {
        options = Set.copyOf(options);
    }

    /** Switches alone. */
    public static Choices of(Option... switches) {
        return new Choices(Set.of(switches), TieBreak.MOVE_ORDER, USUAL_SEED);
    }

    /** A tie-break alone. */
    public static Choices with(TieBreak ties) {
        return new Choices(Set.of(Option.TIE_BREAK), ties, USUAL_SEED);
    }

    /**
     * Reads what was written.
     *
     * @param given the options, each with what stood behind it, which is empty for a switch
     * @throws InputFault with the option as its place, if the algorithm has none such or the value cannot be used
     */
    public static Choices read(Algorithm algorithm, Map<Option, String> given) {
        given.keySet().stream()
                .filter(option -> !algorithm.options().contains(option))
                .findFirst()
                .ifPresent(option -> {
                    throw new InputFault(
                            option.flag(),
                            0,
                            "the algorithm " + algorithm.name() + " has no such option",
                            "Leave it out.");
                });
        TieBreak ties = given.containsKey(Option.TIE_BREAK) ? tieBreak(given.get(Option.TIE_BREAK)) : USUAL.ties;
        if (given.containsKey(Option.SEED) && ties != TieBreak.RANDOM) {
            throw new InputFault(
                    Option.SEED.flag(), 0, "only the random tie-break draws from a seed", "Add --tie-break random.");
        }
        long seed = given.containsKey(Option.SEED) ? seed(given.get(Option.SEED)) : USUAL_SEED;
        return new Choices(given.keySet(), ties, seed);
    }

    private static TieBreak tieBreak(String word) {
        return Arrays.stream(TieBreak.values())
                .filter(ties -> ties.word().equals(word.strip()))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        Option.TIE_BREAK.flag(),
                        0,
                        "there is no tie-break \"" + word.strip() + "\"",
                        "Choose one of: "
                                + Arrays.stream(TieBreak.values())
                                        .map(TieBreak::word)
                                        .collect(Collectors.joining(", "))
                                + "."));
    }

    private static long seed(String text) {
        if (!text.strip().matches("\\d{1,18}")) {
            throw new InputFault(
                    Option.SEED.flag(),
                    0,
                    "\"" + text + "\" is no seed",
                    "Write a whole number of at most 18 digits, such as 7.");
        }
        return Long.parseLong(text.strip());
    }

    /** What was chosen as it is written, each option with its value; what is usual is left out. */
    public List<String> said() {
        List<String> flags = new ArrayList<>();
        Arrays.stream(Option.values())
                .filter(option -> !option.takesValue() && has(option))
                .forEach(option -> flags.add(option.flag()));
        if (ties != TieBreak.MOVE_ORDER) {
            flags.add(Option.TIE_BREAK.flag() + " " + ties.word());
        }
        if (ties == TieBreak.RANDOM) {
            flags.add(Option.SEED.flag() + " " + seed);
        }
        return flags;
    }

    public boolean has(Option option) {
        return options.contains(option);
    }
}
