package knightschool.statemap;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/** The text format of moves: the block's letter, the direction and the number of cells, such as {@code C left 1}. */
public final class BlockMoveText {
    private static final Pattern MOVE = Pattern.compile("\\s*(\\w)\\s+(\\w+)\\s+(\\d{1,2})\\s*");

    private enum Direction implements Keyword {
        LEFT("←", true, -1),
        RIGHT("→", true, 1),
        UP("↑", false, -1),
        DOWN("↓", false, 1);

        private final String arrow;
        private final boolean horizontal;
        private final int sign;

        Direction(String arrow, boolean horizontal, int sign) {
            this.arrow = arrow;
            this.horizontal = horizontal;
            this.sign = sign;
        }

        static Direction of(SlidingBlock block, BlockMove move) {
            return Arrays.stream(values())
                    .filter(one -> one.horizontal == block.horizontal() && one.sign == Integer.signum(move.distance()))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private BlockMoveText() {}

    /** Returns a move in words: {@code C left 1}. */
    public static String format(SlidingPuzzle puzzle, BlockMove move) {
        SlidingBlock block = puzzle.blocks().get(move.block());
        return block.letter() + " " + Direction.of(block, move).word() + " " + Math.abs(move.distance());
    }

    /** Returns a move with an arrow, for narrow places: {@code C ← 1}. */
    public static String arrow(SlidingPuzzle puzzle, BlockMove move) {
        SlidingBlock block = puzzle.blocks().get(move.block());
        return block.letter() + " " + Direction.of(block, move).arrow + " " + Math.abs(move.distance());
    }

    /**
     * Parses a move, whether or not it is possible.
     *
     * @throws InputFault if the text is not a move, the puzzle has no such block, or the block does not slide in that
     *     direction
     */
    public static BlockMove parse(SlidingPuzzle puzzle, String text) {
        Matcher move = MOVE.matcher(text);
        if (!move.matches()) {
            throw fault("\"" + text + "\" is no move");
        }
        int block = puzzle.number(move.group(1).charAt(0));
        if (block < 0) {
            throw fault("there is no block " + move.group(1));
        }
        boolean horizontal = puzzle.blocks().get(block).horizontal();
        Direction direction = Arrays.stream(Direction.values())
                .filter(one -> one.horizontal == horizontal && one.word().equals(move.group(2)))
                .findFirst()
                .orElseThrow(() -> fault("block " + move.group(1) + " does not slide " + move.group(2)));
        int cells = Integer.parseInt(move.group(3));
        if (cells == 0) {
            throw fault("a move goes at least one cell");
        }
        return new BlockMove(block, direction.sign * cells);
    }

    private static InputFault fault(String description) {
        return new InputFault(description, "Write a block, a direction and a number of cells, such as \"C left 1\".");
    }
}
