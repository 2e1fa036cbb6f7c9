package knightschool.ui.level;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.level.BestLevelResult;
import knightschool.play.level.Level;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.scene.LevelSetup;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.knight.MovableKnightBoardWords;

/** The texts of the level scene. */
final class LevelWords {
    static final String TITLE = "Levels";
    static final String MOVES = "moves made";
    static final String LEFT = "squares left";
    static final String SHORTEST = "shortest walk";
    static final String FIRST = "This is the first level.";
    static final String LAST = "This is the last level.";
    static final String IN_NO_SET = "This level is in no set: there is none before it.";
    static final String CLOCK = "on the clock";
    static final String RESTART = "Start again";
    static final String SOLVE = "Solution";
    static final String STOP = "Back to your walk";
    static final String SOLVING = "The solution is being shown. Press \"" + STOP + "\" first.";
    static final String ALL_VISITED = "All squares are visited: nothing is left to ask.";
    static final String FINISHED = "Every square is visited. Start again, or go to the next level.";
    static final String LONGEST =
            "A walk has at most " + NumberFormatter.grouped(LevelSetup.MOST_MOVES) + " moves here. Take some back.";
    static final String NEXT = "Next level";
    static final String ANOTHER = "Another like this";
    static final String TODAY = "Level of the day";
    static final String LIMIT = "limit";
    static final String MORE = "More";
    static final String TOUR_GAME = "Tour game";
    static final String PLAYING = "playing";
    static final String RULE = "three: no move too many; two: at most 2; one: finished";
    static final String FORGET_QUESTION = "Forget your results?";
    static final String FORGET_FACT = "All moves, times and stars will be forgotten. The levels stay.";
    static final String FORGET = "Forget them";
    static final String KEEP = "Keep them";
    static final String FORGOTTEN = "All results are forgotten. The first level of every set is open.";

    static final String ALL_OPEN =
            "All levels are open for everybody who plays here. \"More\" locks those again that were not reached.";

    static final List<GestureDescription> GESTURES =
            MovableKnightBoardWords.gestures("move the knight", "move to the square pointed at", "level.number");

    private static final String READING = "your results are being read…";

    private LevelWords() {}

    static String title(Level level) {
        if (level.number() != Level.UNNUMBERED) {
            return "Level " + level.number();
        }
        return LevelGenerator.isOfADay(level) ? TODAY : "A level of its own";
    }

    /** Returns the name by which a level of the program is found, such as "Level 7: 28 squares". */
    static String found(Level level) {
        return title(level) + ": " + squares(level);
    }

    /** Returns the size, and of a level without a number its seed, such as "28 squares, seed 4711". */
    static String squares(Level level) {
        return level.squares() + " squares" + (level.number() == Level.UNNUMBERED ? ", seed " + level.seed() : "");
    }

    /** Returns a time in minutes and seconds, such as "1:42", with hours if there are any. */
    static String time(long seconds) {
        long minutes = seconds / 60;
        String rest = two(seconds % 60);
        return minutes < 60 ? minutes + ":" + rest : minutes / 60 + ":" + two(minutes % 60) + ":" + rest;
    }

    private static String two(long number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    /** Returns the text below the clock if there is a time limit. */
    static String clock(int limit) {
        return "of " + time(limit);
    }

    /** Returns the label of the switch for the limit, such as "limit 2 min 59 s". */
    static String limit(int limit) {
        return LIMIT + " " + limit / 60 + " min" + (limit % 60 == 0 ? "" : " " + limit % 60 + " s");
    }

    /** Returns a number of stars in words, such as "two stars". */
    static String stars(int stars) {
        return switch (stars) {
            case 3 -> "three stars";
            case 2 -> "two stars";
            default -> "one star";
        };
    }

    /** Returns a number of moves in words, such as "28 moves". */
    static String moves(int moves) {
        return Plural.counted(moves, "move");
    }

    /** Returns the task, shown before the first move. */
    static String begin(Level level, Optional<BestLevelResult> best) {
        return "Visit all " + level.squares() + " squares. You may come back to a square, but every move counts."
                + best.map(LevelWords::best).orElse("");
    }

    private static String best(BestLevelResult best) {
        return " Your best: " + moves(best.moves()) + ", " + time(best.time().toSeconds()) + ".";
    }

    /** Returns the sentence about the pace: what is certain about the final number of moves. */
    static String pace(PlayedLevelWalk walk) {
        return switch (walk.returns().size()) {
                    case 0 -> "No return so far: ";
                    case 1 -> "One move was a return: ";
                    default -> walk.returns().size() + " moves were returns: ";
                }
                + moves(walk.atLeast()) + " at least, for " + stars(walk.starsAtMost()) + ".";
    }

    /** Returns the sentence about a finished walk. */
    static String finished(PlayedLevelWalk walk, int seconds, Optional<BestLevelResult> before) {
        int more = walk.moves() - walk.level().shortest();
        String sentence = "Done in " + moves(walk.moves()) + ", " + time(seconds) + ": "
                + (more == 0 ? "no move too many." : Plural.counted(more, "move") + " too many.");
        return sentence + before.map(best -> compared(walk, seconds, best)).orElse("");
    }

    private static String compared(PlayedLevelWalk walk, int seconds, BestLevelResult best) {
        boolean fewer = walk.moves() < best.moves();
        boolean sooner = Duration.ofSeconds(seconds).compareTo(best.time()) < 0;
        if (fewer || sooner) {
            String aspect = fewer && sooner ? "in moves and in time" : fewer ? "in moves" : "in time";
            return " Better than before, " + aspect + ".";
        }
        return best(best);
    }

    /** Returns the message that the time limit is exceeded. */
    static String timeOver(int limit) {
        return "The time of " + time(limit) + " is over. Start again, or take the time limit off.";
    }

    /** Returns the reason why a click had no effect. */
    static String refusal(PlayedLevelWalk walk, int square) {
        Board board = walk.level().board();
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return MovableKnightBoardWords.hole(name);
        }
        if (walk.isFinished()) {
            return FINISHED;
        }
        if (square == walk.knight()) {
            return MovableKnightBoardWords.already(name);
        }
        return name + " is not a knight's move from " + SquareNames.name(board, walk.knight()) + ". It can go to "
                + walk.targets().stream()
                        .map(target -> SquareNames.name(board, target))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** Returns the reason why a level is not available yet. */
    static String locked(Level level) {
        return "Level " + level.number() + " opens when level " + (level.number() - 1)
                + " is finished. One star is enough. \"More\" opens all levels, for a class.";
    }

    /** Returns the reason why there is no next level or, if {@code by} is negative, no previous one. */
    static String noneBeside(Level level, int by) {
        return by > 0 ? LAST : level.number() == Level.UNNUMBERED ? IN_NO_SET : FIRST;
    }

    static String tile(Level level, int stars, boolean finished, boolean open) {
        String state = finished
                ? stars(stars)
                : open ? "not finished" : "opens when level " + (level.number() - 1) + " is finished, or by \"More\"";
        return tile(level) + state;
    }

    /** Returns what is said of a level until the results are known. */
    static String unknownTile(Level level) {
        return tile(level) + READING;
    }

    private static String tile(Level level) {
        return "Level " + level.number() + ", " + level.squares() + " squares, ";
    }

    /**
     * Returns the earned stars in words, such as "20 of 36".
     *
     * @param stars empty until they are known
     */
    static String earned(OptionalInt stars, int most) {
        return stars.isPresent() ? stars.getAsInt() + " of " + most : READING;
    }

    /** Returns the name of a set with the stars earned in it. */
    static String set(String name, OptionalInt stars, int most) {
        return name + ": " + earned(stars, most) + (stars.isPresent() ? " stars" : "");
    }

    /** Returns the text about a step of the solver. */
    static String step(long index, long last, String description) {
        return "Step " + NumberFormatter.grouped(index) + " of " + NumberFormatter.grouped(last) + ". " + description;
    }

    /** Returns the accessible text of the pace. */
    static String paceRead(PlayedLevelWalk walk) {
        return NumberFormatter.grouped(walk.moves()) + " moves made, " + NumberFormatter.grouped(walk.unvisited())
                + " squares left, shortest walk: " + moves(walk.level().shortest());
    }

    static String accessibleText(PlayedLevelWalk walk, int square) {
        Board board = walk.level().board();
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return name + ", a hole";
        }
        if (square == walk.knight()) {
            return name + ", the knight";
        }
        String visited = walk.visits(square) == 0 ? "not visited" : "visited as " + walk.firstVisit(square);
        String move = walk.canMoveTo(square) ? walk.visits(square) == 0 ? ", a move" : ", a return" : "";
        return name + ", " + visited + move;
    }

    /** Returns the message about a newly created level. */
    static String createdMessage(Level level) {
        return "A level of " + level.squares() + " squares, seed " + level.seed() + ": the same on every computer.";
    }
}
