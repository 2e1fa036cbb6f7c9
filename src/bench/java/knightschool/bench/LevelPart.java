package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelSet;
import knightschool.play.level.LevelSolver;
import knightschool.play.level.MeasuredDifficulty;

/** The measures of every level, taken anew from its seed. Counted, not timed. */
final class LevelPart implements Part {
    @Override
    public String name() {
        return "levels";
    }

    @Override
    public String heading() {
        return "Levels by measured difficulty (" + MeasuredDifficulty.PLAYS
                + " plays each by the rule of fewest open moves, ties by chance with the seeds 1 to "
                + MeasuredDifficulty.PLAYS
                + ")";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        for (LevelSet set : LevelCollection.sets()) {
            set.levels().forEach(level -> rows.add(row(set, level)));
        }
        long same = LevelCollection.all().stream().filter(LevelPart::isAsStored).count();
        rows.add(Row.of(
                "levels that are stored as their seeds give them",
                same,
                0,
                "of %d".formatted(LevelCollection.all().size()),
                "board and measures"));
        return rows;
    }

    private static Row row(LevelSet set, Level level) {
        MeasuredDifficulty measured = LevelGenerator.of(level.key()).difficulty();
        return Row.of(
                "level %d, %s".formatted(level.number(), set.name()),
                measured.value(),
                1,
                "difficulty",
                String.format(
                        Locale.ROOT,
                        "%d squares, seed %d: %.0f %% of plays fail, %.1f %% of moves are forced, %d steps of the solver",
                        level.squares(),
                        level.seed(),
                        100 * measured.fails(),
                        100 * measured.forced(),
                        LevelSolver.demonstration(level).size() - 1));
    }

    private static boolean isAsStored(Level level) {
        Level made = LevelGenerator.of(level.key());
        return made.board().equals(level.board()) && made.difficulty().equals(level.difficulty());
    }
}
