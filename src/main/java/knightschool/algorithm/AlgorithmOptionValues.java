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
import knightschool.search.policy.TieBreak;
import knightschool.text.Keyword;
import knightschool.text.SeedText;

/**
 * The options chosen for an algorithm. Default values count as not chosen, so that equal choices make the same steps.
 *
 * @param options the options chosen; those with values follow from the other components
 * @param ties decides which of several equally good neighbours is tried first
 * @param seed the seed of the random order or tie-break; {@link #USUAL_SEED} for any other
 * @param parts those that a {@link ComposedAlgorithm} is composed of; {@link ComposedAlgorithmParts#USUAL} for every
 *     other algorithm
 */
public record AlgorithmOptionValues(
        Set<AlgorithmOption> options, TieBreak ties, long seed, ComposedAlgorithmParts parts) {
    /** The default seed of the random tie-break. It is shown on screen so that a run can be repeated. */
    public static final long USUAL_SEED = 1;

    /** No options chosen. */
    public static final AlgorithmOptionValues USUAL =
            new AlgorithmOptionValues(Set.of(), TieBreak.MOVE_ORDER, USUAL_SEED, ComposedAlgorithmParts.USUAL);

    public AlgorithmOptionValues {
        EnumSet<AlgorithmOption> allOptions = EnumSet.noneOf(AlgorithmOption.class);
        options.stream().filter(option -> !option.takesValue()).forEach(allOptions::add);
        if (ties != TieBreak.MOVE_ORDER) {
            allOptions.add(AlgorithmOption.TIE_BREAK);
        }
        boolean draws = ties == TieBreak.RANDOM || parts.isRandom();
        if (draws) {
            allOptions.add(AlgorithmOption.SEED);
        }
        if (parts.order() != ComposedAlgorithmParts.USUAL.order()) {
            allOptions.add(AlgorithmOption.ORDER);
        }
        if (!parts.lookaheads().isEmpty()) {
            allOptions.add(AlgorithmOption.LOOKAHEAD);
        }
        if (parts.backjump() != ComposedAlgorithmParts.USUAL.backjump()) {
            allOptions.add(AlgorithmOption.BACKJUMP);
        }
        seed = draws ? seed : USUAL_SEED;
        options = Set.copyOf(allOptions);
    }

    /** Creates choices for an algorithm that is not composed of parts. */
    public AlgorithmOptionValues(Set<AlgorithmOption> options, TieBreak ties, long seed) {
        this(options, ties, seed, ComposedAlgorithmParts.USUAL);
    }

    /**
     * Returns these choices with other parts. If the order of these parts has no ties, the tie-break becomes the
     * default.
     */
    public AlgorithmOptionValues with(ComposedAlgorithmParts others) {
        return new AlgorithmOptionValues(options, others.hasTies() ? ties : TieBreak.MOVE_ORDER, seed, others);
    }

    /** Returns these choices with another tie-break. */
    public AlgorithmOptionValues with(TieBreak other) {
        return new AlgorithmOptionValues(options, other, seed, parts);
    }

    /** Returns these choices with another seed. */
    public AlgorithmOptionValues withSeed(long other) {
        return new AlgorithmOptionValues(options, ties, other, parts);
    }

    /**
     * Parses the words that follow an algorithm's name on the command line.
     *
     * @throws InputFault with the option as its place, if the algorithm has no such option or the value is invalid
     */
    public static AlgorithmOptionValues read(Algorithm algorithm, List<String> words) {
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
    public static AlgorithmOptionValues read(Algorithm algorithm, Map<AlgorithmOption, String> values) {
        values.keySet().stream()
                .filter(option -> !algorithm.options().contains(option))
                .findFirst()
                .ifPresent(option -> {
                    throw noSuch(algorithm, option.flag());
                });
        TieBreak ties = values.containsKey(AlgorithmOption.TIE_BREAK)
                ? tieBreak(values.get(AlgorithmOption.TIE_BREAK))
                : USUAL.ties;
        ComposedAlgorithmParts parts = parts(values);
        boolean composed = algorithm.options().contains(AlgorithmOption.ORDER);
        if (composed && ties != TieBreak.MOVE_ORDER && !parts.hasTies()) {
            throw new InputFault(
                    AlgorithmOption.TIE_BREAK.flag(),
                    0,
                    "only the order by open moves has ties to break",
                    "Add --order fewest-onward, or leave it out.");
        }
        if (values.containsKey(AlgorithmOption.SEED) && ties != TieBreak.RANDOM && !parts.isRandom()) {
            throw new InputFault(
                    AlgorithmOption.SEED.flag(),
                    0,
                    "only the random tie-break draws from a seed",
                    composed ? "Add --order random, or --tie-break random." : "Add --tie-break random.");
        }
        long seed = values.containsKey(AlgorithmOption.SEED) ? seed(values.get(AlgorithmOption.SEED)) : USUAL_SEED;
        return new AlgorithmOptionValues(values.keySet(), ties, seed, parts);
    }

    private static ComposedAlgorithmParts parts(Map<AlgorithmOption, String> values) {
        ComposedAlgorithmParts parts = ComposedAlgorithmParts.USUAL;
        if (values.containsKey(AlgorithmOption.ORDER)) {
            parts = parts.by(ComposedAlgorithmParts.readOrder(values.get(AlgorithmOption.ORDER)));
        }
        if (values.containsKey(AlgorithmOption.LOOKAHEAD)) {
            parts = parts.looking(ComposedAlgorithmParts.readLookaheads(values.get(AlgorithmOption.LOOKAHEAD)));
        }
        if (values.containsKey(AlgorithmOption.BACKJUMP)) {
            parts = parts.returning(ComposedAlgorithmParts.readBackjump(values.get(AlgorithmOption.BACKJUMP)));
        }
        return parts;
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
        return SeedText.parse(text)
                .orElseThrow(() -> new InputFault(
                        AlgorithmOption.SEED.flag(), 0, "\"" + text + "\" cannot be a seed", SeedText.REMEDY));
    }

    /** Returns the chosen options as written on the command line, each with its value. Default values are omitted. */
    public List<String> arguments() {
        List<String> flags = new ArrayList<>();
        Arrays.stream(AlgorithmOption.values())
                .filter(option -> !option.takesValue() && has(option))
                .forEach(option -> flags.add(option.flag()));
        Arrays.stream(AlgorithmOption.values())
                .filter(option -> option.takesValue() && has(option))
                .forEach(option -> flags.add(option.flag() + " " + value(option)));
        return flags;
    }

    private String value(AlgorithmOption option) {
        return switch (option) {
            case NO_BACKTRACKING, STRICT -> "";
            case ORDER -> parts.order().word();
            case LOOKAHEAD -> parts.lookaheadWords();
            case BACKJUMP -> parts.backjump().word();
            case TIE_BREAK -> ties.word();
            case SEED -> String.valueOf(seed);
        };
    }

    /**
     * Returns the choices in a few words for display beside the algorithm's name, such as "strict" or "random 7"; empty
     * if all options have their defaults.
     */
    public String inShort() {
        Stream<String> switches = Arrays.stream(AlgorithmOption.values())
                .filter(option -> !option.takesValue() && has(option))
                .map(AlgorithmOption::words);
        Stream<String> values = Arrays.stream(AlgorithmOption.values())
                .filter(option -> option.takesValue() && has(option))
                .map(this::title);
        return Stream.concat(switches, values).filter(words -> !words.isEmpty()).collect(Collectors.joining(", "));
    }

    private String title(AlgorithmOption option) {
        return switch (option) {
            case NO_BACKTRACKING, STRICT -> "";
            case ORDER ->
                parts.order().title()
                        + (parts.isRandom() ? " " + seed : has(AlgorithmOption.TIE_BREAK) ? ", " + tieTitle() : "");
            case LOOKAHEAD -> parts.lookaheadTitles();
            case BACKJUMP -> parts.backjump().title();
            case TIE_BREAK -> parts.hasTies() ? "" : tieTitle();
            case SEED -> "";
        };
    }

    private String tieTitle() {
        return ties.title() + (ties == TieBreak.RANDOM ? " " + seed : "");
    }

    public boolean has(AlgorithmOption option) {
        return options.contains(option);
    }
}
