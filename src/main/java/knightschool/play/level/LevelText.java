package knightschool.play.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;

/**
 * Sets of levels as text: a line with {@code set} and its name; for each of its levels a line with {@code level}, its
 * seed, the share of failing plays and of forced moves, and the rows of its board; {@code ;} begins a comment.
 */
final class LevelText {
    private static final Pattern SET = Pattern.compile("(?m)^set ");
    private static final Pattern LEVEL = Pattern.compile("(?m)^level ");

    private LevelText() {}

    /** The sets of a text of this program; numbers are counted through all of them. */
    static List<LevelSet> parse(String text) {
        List<LevelSet> sets = new ArrayList<>();
        int before = 0;
        for (String set : SET.splitAsStream(text).skip(1).toList()) {
            List<String> parts = LEVEL.splitAsStream(set).toList();
            List<Level> levels = new ArrayList<>();
            for (String level : parts.subList(1, parts.size())) {
                levels.add(level(before + levels.size() + 1, level));
            }
            sets.add(new LevelSet(parts.getFirst().strip(), levels));
            before += levels.size();
        }
        return List.copyOf(sets);
    }

    private static Level level(int number, String text) {
        int head = text.indexOf('\n');
        String[] facts = text.substring(0, head).split(" ");
        Board board = BoardText.parse(text.substring(head));
        Difficulty difficulty =
                Difficulty.of(Double.parseDouble(facts[1]), Double.parseDouble(facts[2]), board.playableCount() - 1);
        return new Level(number, board, Long.parseLong(facts[0]), difficulty);
    }

    /** The text of sets. */
    static String format(List<LevelSet> sets) {
        return sets.stream().map(LevelText::format).collect(Collectors.joining());
    }

    private static String format(LevelSet set) {
        return Stream.concat(
                        Stream.of("set " + set.name() + "\n"),
                        set.levels().stream().map(LevelText::format))
                .collect(Collectors.joining());
    }

    private static String format(Level level) {
        Difficulty measured = level.difficulty();
        return String.format(Locale.ROOT, "level %d %.2f %.3f\n", level.seed(), measured.fails(), measured.forced())
                + BoardText.format(level.board());
    }
}
