package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

class BindableSceneNumberTest {
    private static SlideEmbeddableSetup read(String text) {
        return (SlideEmbeddableSetup) SetupText.parse(text, FileResolver.nothing());
    }

    private static List<String> names(Board board, List<Integer> squares) {
        return squares.stream().map(square -> SquareNames.name(board, square)).toList();
    }

    /** The number of a scene that counts from one, and says nothing about the ranges that a text states. */
    private static final class CountsFromOne implements BindableNumberAccessor<WalkSetup> {
        @Override
        public OptionalLong in(WalkSetup setup) {
            return OptionalLong.of(1);
        }

        @Override
        public BindableSceneNumber.Range range(WalkSetup initialSetup, WalkSetup now) {
            return new BindableSceneNumber.Range(1, 5);
        }

        @Override
        public WalkSetup change(WalkSetup initialSetup, WalkSetup now, long number) {
            return now;
        }
    }

    @Test
    void rangeOfATextGoesBeyondNeitherEndOfTheNumber() {
        CountsFromOne number = new CountsFromOne();
        WalkSetup walk = (WalkSetup) read("scene: walk\nboard: 5x4\n");
        assertTrue(number.canShow(walk, new BindableSceneNumber.Range(1, 5)));
        assertFalse(number.canShow(walk, new BindableSceneNumber.Range(0, 5)));
        assertFalse(number.canShow(walk, new BindableSceneNumber.Range(1, 6)));
    }

    @Test
    void everyNumberThatASceneHasCanBeChangedToEveryOtherInItsRange() {
        for (String text : List.of(
                "scene: board\nboard: 5x4\nmark: [c3]\n",
                "scene: graph\nboard: 5x4\nmark: [c3]\ncontrols: {slider: 0.5}\n",
                "scene: walk\nboard: 5x4\nwalk: [a1, b3, d4]\n",
                "scene: editor\nboard: |\n  K..E\n  .#..\n  ....\n",
                "scene: compare\nboard: 5x4\nstart: a4\nmoment: step 3\n",
                "scene: tour\nboard: 10x12\nmoment: end\n")) {
            SlideEmbeddableSetup setup = read(text);
            for (BindableSceneNumber number : BindableSceneNumber.values()) {
                if (number.isIn(setup)) {
                    changesToAll(setup, number);
                }
            }
        }
    }

    private static void changesToAll(SlideEmbeddableSetup setup, BindableSceneNumber number) {
        BindableSceneNumber.Range range = number.range(setup, setup);
        SlideEmbeddableSetup now = setup;
        for (long wanted = range.least(); wanted <= range.most(); wanted++) {
            now = number.change(setup, now, wanted);
            assertEquals(OptionalLong.of(wanted), number.in(now), () -> setup + " " + number);
        }
        long first = number.in(setup).orElseThrow();
        if (!number.equals(BindableSceneNumber.STEP) || !(setup instanceof CompareSetup)) {
            SlideEmbeddableSetup back = number.change(setup, setup, first);
            assertEquals(setup, back);
        }
    }

    @Test
    void marksComeBackWithTheirSquares() {
        BoardToGraphSetup setup = (BoardToGraphSetup) read("scene: graph\nboard: 5x5\nmark: [a1, e5]\n");
        BoardToGraphSetup small = (BoardToGraphSetup) BindableSceneNumber.COLUMNS.change(setup, setup, 3);
        assertEquals(List.of("a1"), names(small.board(), small.mark()));
        BoardToGraphSetup flat = (BoardToGraphSetup) BindableSceneNumber.ROWS.change(setup, small, 3);
        assertEquals(List.of("a1"), names(flat.board(), flat.mark()));
        SlideEmbeddableSetup wide = BindableSceneNumber.COLUMNS.change(setup, flat, 5);
        assertEquals(setup, BindableSceneNumber.ROWS.change(setup, wide, 5));
    }

    @Test
    void walkKeepsWhatIsStillOnTheBoard() {
        WalkSetup setup = (WalkSetup) read("scene: walk\nboard: 5x5\nwalk: [a1, b3, c5, d3]\n");
        WalkSetup small = (WalkSetup) BindableSceneNumber.ROWS.change(setup, setup, 4);
        assertEquals(List.of("a1", "b3"), names(small.board(), small.walk()));
    }

    @Test
    void stepOfAWalkGoesOverTheSlidesWalkUnlessAPersonWentAnotherOne() {
        WalkSetup setup = (WalkSetup) read("scene: walk\nboard: 5x5\nwalk: [a1, b3, c5, d3]\n");
        WalkSetup back = (WalkSetup) BindableSceneNumber.STEP.change(setup, setup, 1);
        assertEquals(List.of("a1", "b3"), names(back.board(), back.walk()));
        assertEquals(new BindableSceneNumber.Range(0, 3), BindableSceneNumber.STEP.range(setup, back));
        assertEquals(setup, BindableSceneNumber.STEP.change(setup, back, 3));
        WalkSetup other = setup.withWalk(List.of(20, 17));
        assertEquals(new BindableSceneNumber.Range(0, 1), BindableSceneNumber.STEP.range(setup, other));
    }

    @Test
    void holesComeAndGoInTheSameOrderAndThoseOfTheSlideStayLongest() {
        EditorSetup setup = (EditorSetup) read("scene: editor\nboard: |\n  ....\n  .#..\n  ....\n");
        EditorSetup more = (EditorSetup) BindableSceneNumber.HOLES.change(setup, setup, 4);
        EditorSetup most = (EditorSetup) BindableSceneNumber.HOLES.change(setup, more, 6);
        assertEquals(
                more.board(),
                BindableSceneNumber.HOLES
                        .change(setup, most, 4)
                        .offer(SetupOnBoard.class)
                        .orElseThrow()
                        .board());
        assertEquals(setup, BindableSceneNumber.HOLES.change(setup, most, 1));
        assertFalse(more.board().isPlayable(5));
    }

    @Test
    void startAndEndNeverBecomeHoles() {
        EditorSetup setup = (EditorSetup) read("scene: editor\nboard: |\n  K..E\n  ....\n  ....\n");
        Board board = BindableSceneNumber.HOLES
                .change(setup, setup, 6)
                .offer(SetupOnBoard.class)
                .orElseThrow()
                .board();
        assertTrue(board.start() == 0 && board.end() == 3, board::toString);
    }

    @Test
    void boardIsNeverLeftWithoutASquare() {
        EditorSetup setup = (EditorSetup) read("scene: editor\nboard: |\n  ..\n  ##\n  ##\n");
        assertEquals(setup, BindableSceneNumber.ROWS.change(setup, setup, 2));
    }

    @Test
    void numberThatASceneDoesNotSayIsUnknown() {
        assertEquals(OptionalLong.empty(), BindableSceneNumber.STEP.in(read("scene: compare\nmoment: first undo\n")));
        assertEquals(OptionalLong.empty(), BoardToGraphSetup.SLIDER_NUMBER.in(read("scene: walk\n")));
        assertEquals(OptionalLong.of(0), BindableSceneNumber.STEP.in(read("scene: compare\n")));
        assertFalse(BindableSceneNumber.COLUMNS.isIn(read("scene: census\n")));
        assertFalse(BindableSceneNumber.HOLES.isIn(read("scene: tour\n")));
    }
}
