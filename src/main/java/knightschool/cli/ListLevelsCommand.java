package knightschool.cli;

import java.io.IOException;
import java.util.Locale;
import knightschool.board.BoardText;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSet;
import knightschool.play.level.MeasuredDifficulty;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the levels, or prints the board of one. */
@Command(
        name = "levels",
        description = {
            "Lists the levels with their measures, or prints the board of one.",
            "Prints CSV: number, set, squares, seed, moves (the fewest that visit every square), fails (the share of "
                    + MeasuredDifficulty.PLAYS
                    + " plays by the rule of fewest open moves that get stuck), forced (the share of the"
                    + " moves in them at which no other was open) and difficulty, by which levels rise."
        },
        footer = {"%nExample:", "  knight-school levels --board 15"})
final class ListLevelsCommand extends AbstractTerminalCommand {
    private static final String HEAD = "number,set,squares,seed,moves,fails,forced,difficulty\n";

    @Option(names = "--board", paramLabel = "N", description = "Print the board of this level instead.")
    private String number;

    @Override
    public Integer call() throws IOException {
        terminal.results().append(number == null ? table() : board());
        return 0;
    }

    private String board() {
        long levelNumber = ArgumentReader.number(
                "--board",
                number,
                new ArgumentReader.Range(1, LevelCollection.all().size(), "the number of a level"));
        Level level = LevelCollection.numbered(levelNumber);
        return BoardText.format(level.board());
    }

    private static String table() {
        StringBuilder table = new StringBuilder(HEAD);
        for (LevelSet set : LevelCollection.sets()) {
            for (Level level : set.levels()) {
                MeasuredDifficulty measured = level.difficulty();
                table.append(String.format(
                        Locale.ROOT,
                        "%d,%s,%d,%d,%d,%.2f,%.3f,%.1f\n",
                        level.number(),
                        set.name(),
                        level.squares(),
                        level.seed(),
                        level.shortest(),
                        measured.fails(),
                        measured.forced(),
                        measured.value()));
            }
        }
        return table.toString();
    }
}
