package knightschool.setup;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.board.Board;

/** The keys of a {@link WalkSetup}. */
final class WalkSetupFormat implements SetupFormat<WalkSetup> {
    private static final Map<SceneNumber, SetupNumber<WalkSetup>> NUMBERS = allNumbers();

    @Override
    public String word() {
        return "walk";
    }

    @Override
    public Class<WalkSetup> type() {
        return WalkSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "walk", "show", "controls");
    }

    @Override
    public Set<ScenePart> parts() {
        return EnumSet.of(ScenePart.VERDICT);
    }

    @Override
    public Map<SceneNumber, SetupNumber<WalkSetup>> numbers() {
        return NUMBERS;
    }

    private static Map<SceneNumber, SetupNumber<WalkSetup>> allNumbers() {
        Map<SceneNumber, SetupNumber<WalkSetup>> numbers = BoardNumbers.of(WalkSetupFormat::carried);
        numbers.put(SceneNumber.STEP, new WalkStep());
        return numbers;
    }

    /** The walk as far as its squares are there. */
    private static WalkSetup carried(WalkSetup opened, WalkSetup now, BoardSource source) {
        List<Integer> squares = new ArrayList<>();
        for (int square : now.walk()) {
            int there = BoardChange.moved(now.board(), square, source.board());
            if (there == Board.NONE || !source.board().isPlayable(there)) {
                break;
            }
            squares.add(there);
        }
        return new WalkSetup(source, squares, now.show(), now.controls());
    }

    private static final class WalkStep extends StepNumber<WalkSetup> {
        @Override
        public OptionalLong in(WalkSetup setup) {
            return OptionalLong.of(Math.max(0, setup.walk().size() - 1));
        }

        @Override
        long last(WalkSetup opened, WalkSetup now) {
            return Math.max(0, longest(opened, now).size() - 1);
        }

        @Override
        public WalkSetup change(WalkSetup opened, WalkSetup now, long number) {
            List<Integer> walk = longest(opened, now);
            return now.withWalk(walk.subList(0, (int) Math.min(walk.size(), number + 1)));
        }

        /** The walk that was opened where a person has only gone back on it, else the person's own. */
        private static List<Integer> longest(WalkSetup opened, WalkSetup now) {
            boolean isPart = opened.board().equals(now.board())
                    && now.walk().size() <= opened.walk().size()
                    && opened.walk().subList(0, now.walk().size()).equals(now.walk());
            return isPart ? opened.walk() : now.walk();
        }
    }

    @Override
    public WalkSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        List<Integer> walk = keys.squares("walk", source.board());
        if (walk.size() > WalkSetup.MOST_SQUARES) {
            keys.fault(
                    "walk",
                    "this walk has " + walk.size() + " squares",
                    "Write at most " + WalkSetup.MOST_SQUARES + ": nobody reads a longer one.");
        }
        return new WalkSetup(
                source,
                walk.subList(0, Math.min(walk.size(), WalkSetup.MOST_SQUARES)),
                keys.show(WalkSetup.SHOWS),
                keys.controls(WalkSetup.CONTROLS));
    }

    @Override
    public void write(WalkSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.squares("walk", setup.board(), setup.walk());
        lines.show(setup.show());
        lines.controls(setup.controls());
    }
}
