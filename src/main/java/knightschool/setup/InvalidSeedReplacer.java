package knightschool.setup;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.files.FaultCollector;
import knightschool.text.SeedText;

/** Replaces seeds in set-ups of older versions, which allowed any number, if {@link SeedText} does not include them. */
final class InvalidSeedReplacer {
    private static final Pattern SEED = Pattern.compile(
            "(?m)((?:^[ \\t]*+seed:|--seed)[ \\t]++)" + "(-\\d{1,30}+|\\d{" + (SeedText.DIGITS + 1) + ",30}+)(?!\\d)");

    /** Matches the keys that depend on the board of a level, which a new seed changes. */
    private static final Pattern OF_BOARD = Pattern.compile("(?m)^(walk|moment|time): .*$");

    private InvalidSeedReplacer() {}

    /**
     * Returns variants of the text with the default seed in place of each invalid one, best first: complete, then
     * without the moves on a board that was generated from such a seed. Empty if there is no invalid seed.
     */
    static List<String> replaced(String text) {
        Matcher seeds = SEED.matcher(text);
        if (!seeds.find()) {
            return List.of();
        }
        String now = seeds.replaceAll("$1" + AlgorithmOptionValues.USUAL_SEED);
        return List.of(now, OF_BOARD.matcher(now).replaceAll(""));
    }

    /** Adds a fault for each replaced seed. */
    static void addFaults(String text, FaultCollector faults) {
        Matcher seeds = SEED.matcher(text);
        int line = 1;
        int from = 0;
        while (seeds.find()) {
            line += (int) text.substring(from, seeds.start(2))
                    .chars()
                    .filter(sign -> sign == '\n')
                    .count();
            from = seeds.start(2);
            faults.add(
                    line,
                    "the seed " + seeds.group(2) + " is no longer possible, and " + AlgorithmOptionValues.USUAL_SEED
                            + " is taken in its place",
                    "");
        }
    }
}
