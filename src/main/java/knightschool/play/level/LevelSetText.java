package knightschool.play.level;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;

/**
 * The text format of sets of levels. A set begins with a line {@code set} and its name. Each of its levels has a line
 * {@code level} with its seed and the shares of failing plays and of forced moves, followed by the rows of its board.
 * {@code ;} begins a comment.
 */
final class LevelSetText {
    private static final Pattern SET = Pattern.compile("(?m)^set ");
    private static final Pattern LEVEL = Pattern.compile("(?m)^level ");

    private LevelSetText() {}

    /** Parses the sets of a text of this program. Levels are numbered consecutively over all sets. */
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
        MeasuredDifficulty difficulty = MeasuredDifficulty.of(
                Double.parseDouble(facts[1]), Double.parseDouble(facts[2]), board.playableCount() - 1);
        return new Level(number, board, Long.parseLong(facts[0]), difficulty);
    }
}
