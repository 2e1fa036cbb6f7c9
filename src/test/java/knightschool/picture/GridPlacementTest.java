package knightschool.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class GridPlacementTest {
    private static final GridPlacement TURNED = new GridPlacement(100, 50, 40, 30, Math.toRadians(2), 6, 4);

    @Test
    void squareAtIsTheInverseOfCentre() {
        for (int square = 0; square < 24; square++) {
            PicturePoint centre = TURNED.centre(square);
            assertEquals(square, TURNED.squareAt(centre.x(), centre.y()));
        }
        assertEquals(-1, TURNED.squareAt(90, 40));
        PicturePoint beyond = TURNED.point(6.1, 2);
        assertEquals(-1, TURNED.squareAt(beyond.x(), beyond.y()));
    }

    @Test
    void pointTurnsClockwise() {
        PicturePoint right = TURNED.point(6, 0);
        assertEquals(100 + 240 * Math.cos(Math.toRadians(2)), right.x(), 1e-9);
        assertTrue(right.y() > 50);
    }

    @Test
    void fillingGridBeginsInTheCornerOfTheFrame() {
        assertEquals(
                new PicturePoint(45, 35),
                GridPlacement.filling(new SelectionFrame(20, 10, 100, 100), 2, 2)
                        .centre(0));
    }

    @Test
    void clicksAreTheCentresOfTheWalk() {
        GridPlacement grid = new GridPlacement(10, 20, 40, 40, 0, 3, 3);
        assertEquals(
                "square,x,y,name\n0,30,40,a3\n5,110,80,c2\n", WalkClickScriptFormat.CSV.write(List.of(0, 5), grid));
        assertTrue(WalkClickScriptFormat.AUTOHOTKEY.write(List.of(0, 5), grid).contains("Click 110, 80\n"));
        assertTrue(WalkClickScriptFormat.XDOTOOL
                .write(List.of(0, 5), grid)
                .contains("xdotool mousemove 110 80 click 1\n"));
        assertThrows(InputFault.class, () -> WalkClickScriptFormat.named("mouse"));
    }

    @Test
    void frameIsFourNumbers() {
        assertEquals(new SelectionFrame(1, -2, 30, 40), SelectionFrame.parse(" 1, -2,30,40 "));
        for (String wrong : List.of("", "1,2,3", "1,2,3,x", "1,2,3,4,5", "1.5,2,3,4", "99999999,1,1,1")) {
            assertThrows(InputFault.class, () -> SelectionFrame.parse(wrong));
        }
    }
}
