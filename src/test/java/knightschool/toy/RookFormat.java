package knightschool.toy;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/** The keys of a {@link RookSetup}. */
final class RookFormat {
    static final String WORD = "rook";

    /** The button that moves the rook on, by up to nine squares. */
    static final SceneControl STRIDE = new SceneControl("stride", 1, 9);

    /** How many squares it reaches. */
    static final HideableScenePart REACH = new HideableScenePart("reach");

    /** The index of the square that it stands on. */
    static final BindableSceneNumber PLACE = new BindableSceneNumber("place");

    static final SetupFormat<RookSetup> FORMAT = new SetupFormat<>(
                    WORD, RookSetup.class, List.of("board", "start", "controls"), RookFormat::read, RookFormat::write)
            .withControls(STRIDE)
            .withParts(REACH)
            .withNumbers(Map.of(PLACE, new StandsOn()));

    private RookFormat() {}

    private static RookSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        int start = keys.start(source.board());
        SceneDisplayState display = new SceneDisplayState(Set.of(), keys.controls());
        return new RookSetup(source, start == Board.NONE ? 0 : start, display);
    }

    private static void write(RookSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.square("start", setup.board(), setup.rook());
        lines.controls(setup.controls());
    }

    /** The square that the rook stands on. */
    private static final class StandsOn implements BindableNumberAccessor<RookSetup> {
        @Override
        public OptionalLong in(RookSetup setup) {
            return OptionalLong.of(setup.rook());
        }

        @Override
        public BindableSceneNumber.Range range(RookSetup opened, RookSetup now) {
            return new BindableSceneNumber.Range(0, now.board().squares() - 1L);
        }

        @Override
        public RookSetup change(RookSetup opened, RookSetup now, long number) {
            return now.at((int) number);
        }
    }
}
