package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardZoomGeometry;
import knightschool.drawing.tour.TourBoardLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards, tours, graphs and slides are zoomed and moved by the same rules. */
class ZoomTest {
    private static final int CASES = 300;
    private static final double WIDTH = 640;
    private static final double HEIGHT = 500;

    static List<Zoom.Picture> pictures() {
        return List.of(
                board(Board.full(8, 8), 60, 30),
                board(Board.full(100, 100), 0, 0),
                board(Board.full(200, 7), 0, 40),
                TourBoardLayout.board(6, 6, WIDTH, HEIGHT),
                TourBoardLayout.board(300, 300, WIDTH, HEIGHT),
                TourBoardLayout.board(60, 5, WIDTH, HEIGHT),
                TourBoardLayout.board(4_096, 4_096, WIDTH, HEIGHT),
                new Zoom.FillingPicture(WIDTH, HEIGHT, 40),
                new Zoom.FillingPicture(WIDTH, HEIGHT, 5));
    }

    private static Zoom.Picture board(Board board, int right, int down) {
        BoardGeometry fit = BoardGeometry.fitClosely(board, WIDTH - right, HEIGHT - down, 104);
        BoardGeometry home = new BoardGeometry(board, fit.side(), fit.left() + right, down);
        return new BoardZoomGeometry(home, WIDTH, HEIGHT, BoardZoomGeometry.Rims.COORDINATES, 1);
    }

    /** Returns a zoom reached by some steps, always the same for a seed. */
    private static Zoom someZoom(Zoom.Picture picture, Random random) {
        Zoom zoom = Zoom.WHOLE;
        for (int step = random.nextInt(12); step > 0; step--) {
            double factor = Zoom.factor(random.nextInt(-1, 4) / 2.0);
            zoom = zoom.nearer(factor, random.nextDouble(WIDTH), random.nextDouble(HEIGHT), picture)
                    .moved(random.nextInt(-90, 90), random.nextInt(-90, 90), picture);
        }
        return zoom;
    }

    private static Zoom.Axis across(Zoom zoom, Zoom.Picture picture) {
        return picture.across(zoom.scale(picture));
    }

    private static Zoom.Axis down(Zoom zoom, Zoom.Picture picture) {
        return picture.down(zoom.scale(picture));
    }

    /** Returns the pixel at which a point of the picture is seen that was at a pixel before. */
    private static double followed(
            double at, double startBefore, Zoom.Axis before, double startAfter, Zoom.Axis after) {
        return startAfter + (at - startBefore) / before.length() * after.length();
    }

    private static boolean isClamped(Zoom.Axis axis, double start) {
        return axis.length() <= axis.room()
                || start > axis.first() - 1e-6
                || start < axis.first() + axis.room() - axis.length() + 1e-6;
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void pointUnderTheMouseStaysUnlessAnEdgeIsReached(Zoom.Picture picture) {
        Random random = new Random(5);
        int free = 0;
        for (int i = 0; i < CASES; i++) {
            Zoom before = someZoom(picture, random);
            double x = random.nextDouble(WIDTH);
            double y = random.nextDouble(HEIGHT);
            Zoom after = before.nearer(Zoom.factor(random.nextInt(-2, 3)), x, y, picture);
            if (!isClamped(across(after, picture), after.left(picture))) {
                assertEquals(
                        x,
                        followed(
                                x,
                                before.left(picture),
                                across(before, picture),
                                after.left(picture),
                                across(after, picture)),
                        1e-6);
                free++;
            }
            if (!isClamped(down(after, picture), after.top(picture))) {
                assertEquals(
                        y,
                        followed(
                                y,
                                before.top(picture),
                                down(before, picture),
                                after.top(picture),
                                down(after, picture)),
                        1e-6);
                free++;
            }
        }
        assertTrue(free > CASES / 4, free + " cases");
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void noPartOfThePaneIsLeftEmptyBesideALargerPictureAndASmallerOneIsInside(Zoom.Picture picture) {
        Random random = new Random(6);
        for (int i = 0; i < CASES; i++) {
            Zoom zoom = someZoom(picture, random);
            assertFilled(across(zoom, picture), zoom.left(picture));
            assertFilled(down(zoom, picture), zoom.top(picture));
        }
    }

    private static void assertFilled(Zoom.Axis axis, double start) {
        double end = start + axis.length();
        double roomEnd = axis.first() + axis.room();
        if (axis.length() > axis.room()) {
            assertTrue(start <= axis.first() + 1e-6 && end >= roomEnd - 1e-6, axis + " from " + start);
        } else {
            assertTrue(start >= axis.first() - 1e-6 && end <= roomEnd + 1e-6, axis + " from " + start);
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void nearerAndBackAtOnePointIsWhereItBegan(Zoom.Picture picture) {
        Random random = new Random(7);
        for (int i = 0; i < CASES; i++) {
            Zoom before = someZoom(picture, random);
            double x = random.nextDouble(WIDTH);
            double y = random.nextDouble(HEIGHT);
            int steps = random.nextInt(1, 6);
            if (before.scale(picture) * Zoom.factor(steps) > picture.most()) {
                continue;
            }
            Zoom there = before;
            for (int step = 0; step < steps; step++) {
                there = there.nearer(Zoom.NEARER, x, y, picture);
            }
            if (isClamped(across(there, picture), there.left(picture))
                    || isClamped(down(there, picture), there.top(picture))) {
                continue;
            }
            Zoom back = there;
            for (int step = 0; step < steps; step++) {
                back = back.nearer(Zoom.FURTHER, x, y, picture);
            }
            assertEquals(before.scale(picture), back.scale(picture), 1e-6);
            assertEquals(before.left(picture), back.left(picture), 1e-3);
            assertEquals(before.top(picture), back.top(picture), 1e-3);
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void stepsLeadFromTheWholePictureToTheLargestAndBack(Zoom.Picture picture) {
        Zoom zoom = Zoom.WHOLE;
        for (int step = 0; step < 40; step++) {
            Zoom next = zoom.nearer(Zoom.NEARER, 100, 100, picture);
            double most = Math.max(picture.least(), picture.most());
            assertTrue(next.scale(picture) > zoom.scale(picture) || next.scale(picture) == most);
            zoom = next;
        }
        assertEquals(Math.max(picture.least(), picture.most()), zoom.scale(picture));
        for (int step = 0; step < 40; step++) {
            zoom = zoom.nearer(Zoom.FURTHER, 400, 50, picture);
        }
        assertEquals(Zoom.WHOLE, zoom);
        assertEquals(Zoom.WHOLE, zoom.moved(50, 50, picture));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void dragBackFromBeyondTheEdgeMovesThePictureAtOnce(Zoom.Picture picture) {
        Zoom near = Zoom.WHOLE.nearer(picture.most() / picture.least(), 200, 200, picture);
        Zoom edge = near.moved(1e6, 1e6, picture);
        Zoom back = edge.moved(-5, -5, picture);
        if (across(near, picture).length() > across(near, picture).room() + 5) {
            assertEquals(across(near, picture).first() - 5, back.left(picture), 1e-6);
        }
        if (down(near, picture).length() > down(near, picture).room() + 5) {
            assertEquals(-5, back.top(picture), 1e-6);
        }
    }

    private static boolean isCut(Zoom.Axis axis, double start) {
        return start < axis.first() - 1e-6 || start + axis.length() > axis.first() + axis.room() + 1e-6;
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void pictureIsMovableWhileAPartIsOutOfSight(Zoom.Picture picture) {
        Random random = new Random(9);
        assertFalse(Zoom.WHOLE.isMovable(picture));
        for (int i = 0; i < CASES; i++) {
            Zoom zoom = someZoom(picture, random);
            boolean isCut =
                    isCut(across(zoom, picture), zoom.left(picture)) || isCut(down(zoom, picture), zoom.top(picture));
            assertEquals(!zoom.isWhole() && isCut, zoom.isMovable(picture), zoom.toString());
        }
    }

    @Test
    void boardThatALargerPaneShowsAsAWholeIsNotMovable() {
        Board board = Board.full(8, 8);
        Zoom.Picture small = new BoardZoomGeometry(
                BoardGeometry.fit(board, 200, 200, 104), 200, 200, BoardZoomGeometry.Rims.COORDINATES, 1);
        Zoom near = Zoom.WHOLE.nearer(Zoom.NEARER, 100, 100, small);
        assertTrue(near.isMovable(small));
        assertFalse(near.isMovable(board(board, 0, 0)));
    }

    @Test
    void partOfATourKeepsItsShareInALargerPaneAndStepsNearerNeverLeadAway() {
        BoardZoomGeometry small = TourBoardLayout.board(1_000, 1_000, WIDTH, HEIGHT);
        BoardZoomGeometry large = TourBoardLayout.board(1_000, 1_000, 2 * WIDTH, 2 * HEIGHT);
        Zoom near = Zoom.WHOLE.nearer(4, 300, 200, small);
        assertEquals(2 * small.geometry(near).side(), large.geometry(near).side(), 1e-9);
        assertEquals(2 * small.geometry(near).left(), large.geometry(near).left(), 2);
        assertEquals(2 * small.geometry(near).top(), large.geometry(near).top(), 2);
        Zoom nearest = Zoom.WHOLE.nearer(1e6, 300, 200, small);
        assertTrue(nearest.scale(large) > large.most());
        assertEquals(
                nearest.scale(large),
                nearest.nearer(Zoom.NEARER, 300, 200, large).scale(large));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void rectangleIsBroughtIntoSightByTheSmallestMove(Zoom.Picture picture) {
        Random random = new Random(8);
        for (int i = 0; i < CASES; i++) {
            Zoom before = someZoom(picture, random);
            Zoom.Axis axis = across(before, picture);
            double left = before.left(picture) + random.nextDouble(Math.max(1, axis.length() - 20));
            Zoom after = before.showing(left, HEIGHT / 2, left + 20, HEIGHT / 2 + 20, picture);
            double moved = after.left(picture) - before.left(picture);
            double expected = axis.length() <= axis.room()
                    ? 0
                    : left < axis.first() ? axis.first() - left : Math.min(0, axis.first() + axis.room() - left - 20);
            assertEquals(expected, moved, 1e-6);
        }
    }
}
