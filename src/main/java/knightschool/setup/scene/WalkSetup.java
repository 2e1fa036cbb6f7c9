package knightschool.setup.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.WalkProperty;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWithWalk;
import knightschool.setup.SetupWriter;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.capability.CounterexampleBuildingSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/**
 * A set-up of the walk scene: a walk on a board, which the user extends while its properties are shown.
 *
 * @param walk the indices of the squares of the walk, in order; may contain holes; empty for no walk
 * @param display whether hints, the squares that the knight can go to next, are shown; the properties that are listed,
 *     all of them if none is named
 */
public record WalkSetup(WrittenBoard source, List<Integer> walk, SceneDisplayState display)
        implements SetupWithDisplayOptions<WalkSetup>,
                SetupWithWalk<WalkSetup>,
                CounterexampleBuildingSetup,
                AnswerSpoilingSetup {
    /** The verdict beside the walk, everything at the right side of the scene. */
    public static final HideableScenePart VERDICT = new HideableScenePart("verdict", true);

    static final SceneSetupFormat<WalkSetup> FORMAT = new SceneSetupFormat<>(
                    "walk",
                    WalkSetup.class,
                    List.of("board", "walk", "show", "controls"),
                    WalkSetup::read,
                    WalkSetup::write)
            .withOptions(
                    DisplayOption.HINTS,
                    DisplayOption.CLOSED,
                    DisplayOption.WALK,
                    DisplayOption.TRAIL,
                    DisplayOption.CIRCUIT,
                    DisplayOption.HAMILTONIAN,
                    DisplayOption.PATH)
            .withControls(SceneControl.BUTTONS)
            .withParts(VERDICT)
            .withNumbers(allNumbers());

    /** The maximum number of squares of a walk. */
    public static final int MOST_SQUARES = 1000;

    public WalkSetup {
        walk = List.copyOf(walk);
    }

    @Override
    public boolean hasGraphOf(WalkSetup other) {
        return board().equals(other.board());
    }

    @Override
    public boolean shows(DisplayOption option) {
        return show().contains(option);
    }

    @Override
    public boolean isListed(WalkProperty property) {
        return WalkPropertyDisplayOptions.isListed(property, show());
    }

    @Override
    public WalkSetup withWalk(List<Integer> squares) {
        return new WalkSetup(source, squares, display);
    }

    @Override
    public WalkSetup with(SceneDisplayState other) {
        return new WalkSetup(source, walk, other);
    }

    @Override
    public WalkSetup selfContained() {
        return new WalkSetup(source.selfContained(), walk, display);
    }

    @Override
    public CounterexampleKind counterexampleKind() {
        return CounterexampleKind.WALK;
    }

    /** Returns the verdict on the walk; empty for fewer than two squares, whose verdict answers no question. */
    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        return walk.size() < 2
                ? List.of()
                : List.of(new AnswerSpoiler.WalkVerdict(SquareNames.names(board(), walk), VERDICT));
    }

    private static Map<BindableSceneNumber, BindableNumberAccessor<WalkSetup>> allNumbers() {
        Map<BindableSceneNumber, BindableNumberAccessor<WalkSetup>> numbers =
                BoardNumberAccessors.of(WalkSetup::carried);
        numbers.put(BindableSceneNumber.STEP, StepNumberAccessor.ofWalk());
        return numbers;
    }

    /** Returns the walk on another board, up to the first square that does not exist there. */
    private static WalkSetup carried(WalkSetup initialSetup, WalkSetup now, WrittenBoard source) {
        List<Integer> squares = new ArrayList<>();
        for (int square : now.walk()) {
            int target = BoardShapeChange.moved(now.board(), square, source.board());
            if (target == Board.NONE || !source.board().isPlayable(target)) {
                break;
            }
            squares.add(target);
        }
        return new WalkSetup(source, squares, now.display());
    }

    private static WalkSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        List<Integer> walk = keys.squares("walk", source.board(), MOST_SQUARES);
        return new WalkSetup(source, walk, new SceneDisplayState(keys.show(), keys.controls()));
    }

    private static void write(WalkSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.squares("walk", setup.board(), setup.walk());
        lines.display(setup);
    }
}
