package knightschool.toy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import knightschool.board.Board;
import knightschool.files.TextFiles;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/** The keys of a {@link RookSetup}. */
final class RookFormat {
    static final String WORD = "rook";

    static final String TABLE = "rook,square";

    /** The button that moves the rook on, by up to nine squares. */
    static final SceneControl STRIDE = new SceneControl("stride", 1, 9);

    /** How many of the squares that it reaches are light. */
    static final DisplayOption LIGHT = new DisplayOption("light-squares");

    /** How many squares it reaches. */
    static final HideableScenePart REACH = new HideableScenePart("reach");

    /** The index of the square that it stands on. */
    static final BindableSceneNumber PLACE = new BindableSceneNumber("place");

    static final SceneSetupFormat<RookSetup> FORMAT = new SceneSetupFormat<>(
                    WORD,
                    RookSetup.class,
                    List.of("board", "start", "show", "controls"),
                    RookFormat::read,
                    RookFormat::write)
            .withOptions(LIGHT)
            .withControls(STRIDE)
            .withParts(REACH)
            .opening(
                    SceneFileKind.named("Rook", ".rook", (file, _) -> ofFile(file)),
                    SceneFileKind.table("Rook table", "these are squares of a rook", TABLE))
            .withNumbers(Map.of(PLACE, new StandsOn()));

    private static final int MOST_BYTES = 10;

    private RookFormat() {}

    /** The rook of a file with nothing but the index of its square. */
    private static RookSetup ofFile(Path file) {
        return new RookSetup(
                WrittenBoard.usual(),
                Integer.parseInt(TextFiles.read(file, MOST_BYTES).strip()));
    }

    private static RookSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        int start = keys.start(source.board());
        SceneDisplayState display = new SceneDisplayState(keys.show(), keys.controls());
        return new RookSetup(source, start == Board.NONE ? 0 : start, display);
    }

    private static void write(RookSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.square("start", setup.board(), setup.rook());
        lines.show(setup.show());
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
