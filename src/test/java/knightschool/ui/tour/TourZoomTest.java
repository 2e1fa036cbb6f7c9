package knightschool.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.drawing.ZoomFactor;
import knightschool.drawing.tour.TourViewport;
import org.junit.jupiter.api.Test;

class TourZoomTest {
    private static final int SIDE = 1000;

    private static TourViewport window(TourZoom zoom) {
        return zoom.window(SIDE, SIDE, 600, 500);
    }

    private static int columnAt(TourZoom zoom, double x) {
        return (int) Math.floor((x - window(zoom).left()) / window(zoom).side());
    }

    private static int rowAt(TourZoom zoom, double y) {
        return (int) Math.floor((y - window(zoom).top()) / window(zoom).side());
    }

    @Test
    void squareBelowThePointerStaysThereOnTheWayNearer() {
        TourZoom zoom = TourZoom.WHOLE;
        int column = columnAt(zoom, 250);
        int row = rowAt(zoom, 200);
        for (int i = 0; i < 5; i++) {
            zoom = zoom.nearer(ZoomFactor.NEARER, 250, 200, window(zoom));
        }
        assertTrue(Math.abs(columnAt(zoom, 250) - column) <= 2, column + " became " + columnAt(zoom, 250));
        assertTrue(Math.abs(rowAt(zoom, 200) - row) <= 2, row + " became " + rowAt(zoom, 200));
    }

    @Test
    void nearestHasSquaresWithEdgesAndFurthestIsTheWholeBoard() {
        TourZoom zoom = TourZoom.WHOLE;
        for (int i = 0; i < 30; i++) {
            zoom = zoom.nearer(ZoomFactor.NEARER, 100, 100, window(zoom));
        }
        assertTrue(window(zoom).hasEdges());
        for (int i = 0; i < 30; i++) {
            zoom = zoom.nearer(ZoomFactor.FURTHER, 400, 50, window(zoom));
        }
        assertEquals(TourZoom.WHOLE, zoom);
    }

    @Test
    void boardFollowsADragAndNoRoomIsLeftBesideIt() {
        TourZoom near = TourZoom.WHOLE.nearer(20, 300, 250, window(TourZoom.WHOLE));
        TourZoom moved = near.moved(-40, 24, window(near));
        assertEquals(window(near).left() - 40, window(moved).left(), 1);
        assertEquals(window(near).top() + 24, window(moved).top(), 1);
        TourZoom far = near.moved(1e6, 1e6, window(near));
        assertEquals(TourViewport.RIM_LEFT, window(far).left());
        assertEquals(0, window(far).top());
        assertEquals(TourZoom.WHOLE, TourZoom.WHOLE.moved(50, 50, window(TourZoom.WHOLE)));
    }
}
