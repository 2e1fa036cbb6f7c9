package knightschool.setup;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;

/** The keys of a {@link StateMapSetup}: of a walk the moves, such as {@code C left 1}, and when they were made. */
final class StateMapSetupFormat implements SetupFormat<StateMapSetup> {
    private static final int MILLI = 3;

    @Override
    public String word() {
        return "statemap";
    }

    @Override
    public Class<StateMapSetup> type() {
        return StateMapSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("puzzle", "walk", "seconds", "layout", "show");
    }

    @Override
    public Set<ScenePart> parts() {
        return EnumSet.of(ScenePart.MAP, ScenePart.DISTANCE);
    }

    @Override
    public StateMapSetup read(SetupKeys keys) {
        PuzzleSource source = keys.source("puzzle", PuzzleSource::read).orElseGet(PuzzleSource::usual);
        List<BlockMove> walk = walk(keys, source.puzzle());
        return new StateMapSetup(
                source,
                walk,
                times(keys, walk.size()),
                keys.one(
                        "layout",
                        StateMapSetup.LAYOUTS.toArray(GraphLayout[]::new),
                        GraphLayout::word,
                        GraphLayout.SPRINGS),
                keys.show(StateMapSetup.SHOWS));
    }

    private static List<BlockMove> walk(SetupKeys keys, SlidingPuzzle puzzle) {
        List<BlockMove> walk = keys.each("walk", text -> BlockMoveText.parse(puzzle, text));
        SlidingPuzzle standing = puzzle;
        for (int i = 0; i < walk.size(); i++) {
            Optional<String> fault = fault(standing, walk.get(i), i + 1);
            if (fault.isPresent()) {
                keys.fault("walk", fault.get(), "Name the moves in order, such as \"C left 1\".");
                return List.of();
            }
            standing = standing.after(walk.get(i));
        }
        return walk;
    }

    private static Optional<String> fault(SlidingPuzzle standing, BlockMove move, int number) {
        String name = "move " + number + ", " + BlockMoveText.format(standing, move) + ",";
        if (StateMapSetup.isPossible(standing, move)) {
            return Optional.empty();
        }
        if (standing.isSolved()) {
            return Optional.of(name + " comes after the puzzle is solved");
        }
        return Optional.of(name + " cannot be made there");
    }

    private static List<Long> times(SetupKeys keys, int moves) {
        List<Long> usual = StateMapSetup.usualTimes(moves);
        if (!keys.has("seconds") || !keys.areSound()) {
            return usual;
        }
        List<Long> times = keys.each("seconds", StateMapSetupFormat::milliseconds);
        if (!keys.areSound()) {
            return usual;
        }
        for (int i = 1; i < times.size(); i++) {
            if (times.get(i) < times.get(i - 1)) {
                keys.fault("seconds", "move " + (i + 1) + " is earlier than the one before", "Let the times rise.");
                return usual;
            }
        }
        if (times.size() != moves) {
            keys.fault(
                    "seconds", times.size() + " times are no times of " + moves + " moves", "Name one for each move.");
            return usual;
        }
        return times;
    }

    private static long milliseconds(String text) {
        if (!text.strip().matches("\\d{1,7}(\\.\\d{1,3})?")) {
            throw new InputFault("\"" + text.strip() + "\" is no time", "Write seconds, such as 12 or 12.5.");
        }
        return new BigDecimal(text.strip()).movePointRight(MILLI).longValueExact();
    }

    @Override
    public void write(StateMapSetup setup, SetupLines lines) {
        String written = setup.source().written();
        if (PuzzleSource.isRows(written)) {
            lines.block("puzzle", written);
        } else {
            lines.text("puzzle", written);
        }
        lines.words("walk", setup.moveTexts());
        if (!setup.milliseconds().equals(StateMapSetup.usualTimes(setup.walk().size()))) {
            lines.words(
                    "seconds",
                    setup.milliseconds().stream()
                            .map(StateMapSetupFormat::seconds)
                            .toList());
        }
        lines.word(
                "layout",
                setup.layout() == GraphLayout.SPRINGS ? "" : setup.layout().word());
        lines.show(setup.show());
    }

    private static String seconds(long milliseconds) {
        return BigDecimal.valueOf(milliseconds, MILLI).stripTrailingZeros().toPlainString();
    }
}
