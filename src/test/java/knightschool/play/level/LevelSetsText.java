package knightschool.play.level;

import java.util.List;
import java.util.Locale;
import knightschool.board.BoardText;

/** The text that {@link LevelCollection} reads. */
final class LevelSetsText {
    private LevelSetsText() {}

    static String of(List<LevelSet> sets) {
        StringBuilder text = new StringBuilder();
        for (LevelSet set : sets) {
            text.append("set ").append(set.name()).append('\n');
            for (Level level : set.levels()) {
                MeasuredDifficulty measured = level.difficulty();
                text.append(String.format(
                        Locale.ROOT, "level %d %.2f %.3f\n", level.seed(), measured.fails(), measured.forced()));
                text.append(BoardText.format(level.board()));
            }
        }
        return text.toString();
    }
}
