package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import knightschool.board.Board;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.GlossarySetup;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.MarkedBoardSetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PossibleMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A set-up of any characters, and the largest that a scene allows, is read as it was written. */
class SetupRoundTripTest {
    private static final FileResolver NOTHING = FileResolver.nothing();

    /** Space, controls, line separators, a byte order mark, half a character, and signs with a meaning in YAML. */
    private static final String SIGNS =
            "  \t\u0007\u007f\u0085\u00a0\u2028\u200b\ufeff\ufffe\ud83d\u00e4\u68cb\"\\':#-|%@`&*{}[],?!>~A1";

    @Test
    void charactersOfAnyKindAreReadAsTheyWereWritten() {
        Random random = new Random(29);
        for (int i = 0; i < 500; i++) {
            String words = IntStream.range(0, 1 + random.nextInt(6))
                    .mapToObj(_ -> SIGNS.charAt(random.nextInt(SIGNS.length())))
                    .map(String::valueOf)
                    .collect(Collectors.joining());
            MarkedBoardSetup board =
                    new MarkedBoardSetup(WrittenBoard.read("; " + words + "\n..\n..\n", NOTHING), List.of());
            assertReadAsWritten(board);
            assertReadAsWritten(StateMapSetup.of(WrittenPuzzle.read("  ; " + words + "\nAA.\n", NOTHING)));
            assertReadAsWritten(new GraphWalkSetup(
                    WrittenPlacedGraph.read("  A 1 0\n ; " + words + "\nB 2 2\n A-B\n", NOTHING),
                    List.of(1, 0),
                    Set.of(),
                    VisibleSceneControls.NONE));
            assertReadAsWritten(new GlossarySetup(words, words));
            assertReadAsWritten(new LessonsSetup(words, words, 1, Optional.of(board)));
        }
    }

    static List<Setup> largest() {
        Level level = LevelCollection.numbered(1);
        PlayedLevelWalk walk = PlayedLevelWalk.of(level, List.of(level.board().start()));
        List<Integer> squares = alternating(walk.knight(), walk.targets().getFirst(), LevelSetup.MOST_MOVES + 1);
        WrittenBoard widest = WrittenBoard.of(Board.full(40, 40));
        List<Integer> all = IntStream.range(0, 1_600).boxed().toList();
        return List.of(
                game(20_000),
                new LevelSetup(level, squares, squares.size(), 0, SceneDisplayState.NONE),
                new WalkSetup(widest, alternating(0, 42, WalkSetup.MOST_SQUARES), SceneDisplayState.NONE),
                new BoardToGraphSetup(widest, GraphLayoutKind.CIRCLE, SceneDisplayState.NONE.marking(all)),
                EditorSetup.of(Board.full(200, 200))
                        .with(SceneDisplayState.NONE.marking(
                                IntStream.range(0, 40_000).boxed().toList())));
    }

    /** Slides a block there and back, each time after an odd number of milliseconds. */
    private static StateMapSetup game(int moves) {
        WrittenPuzzle source = WrittenPuzzle.usual();
        BlockMove move = PossibleMoves.of(source.puzzle()).getFirst();
        return new StateMapSetup(
                source,
                alternating(move, move.reversed(), moves),
                LongStream.rangeClosed(1, moves).mapToObj(i -> i * 123_457).toList(),
                GraphLayoutKind.SPRINGS,
                Set.of());
    }

    private static <T> List<T> alternating(T one, T other, int length) {
        return Collections.nCopies(length / 2 + 1, List.of(one, other)).stream()
                .flatMap(List::stream)
                .limit(length)
                .toList();
    }

    @ParameterizedTest
    @MethodSource
    void largest(Setup setup) {
        assertReadAsWritten(setup);
        assertTrue(SetupText.format(setup).length() < SetupText.MAX_BYTES);
    }

    private static void assertReadAsWritten(Setup setup) {
        String written = new String(SetupText.format(setup).getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        assertEquals(setup, SetupText.parse(written, NOTHING), written);
    }
}
