package knightschool.ui.lesson.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The length of each lesson stands on its card beside the ticks of its slides, however many those are. */
@Execution(ExecutionMode.CONCURRENT)
class LessonCardRoomTest extends UnshownWindow {
    private static final int HEIGHT = 700;

    /** The smallest window, those on both sides of the one in which the page gets smaller, and larger ones. */
    private static final List<Integer> WIDTHS = List.of(1024, 1155, 1165, 1280, 1920);

    private final List<String> faults = new ArrayList<>();
    private int seen;

    @Test
    void lengthIsInsideItsCardInEveryPartOfTheCourse() {
        ToolkitThread.run(() -> window.open(LessonsSetup.LIST));
        for (int width : WIDTHS) {
            FrameLayout.untilSettled(window, width, HEIGHT);
            for (int part = 1; part <= parts(); part++) {
                look(width, part);
            }
        }
        assertTrue(seen > WIDTHS.size() * parts(), "cards were seen");
        assertEquals("", String.join("\n", faults));
    }

    private int parts() {
        return ToolkitThread.call(() ->
                window.scene().getRoot().lookupAll(".home-parts .toggle-button").size());
    }

    private void look(int width, int part) {
        ToolkitThread.run(() -> {
            ((ToggleButton) window.scene().getRoot().lookup("#part-" + part)).fire();
            FrameLayout.of(window.scene(), width, HEIGHT);
            for (Node card : window.scene().getRoot().lookupAll(".cards .card")) {
                card.lookupAll(".card-length").forEach(length -> look(width, card, length));
            }
        });
    }

    private void look(int width, Node card, Node length) {
        seen++;
        Bounds place = card.localToScene(card.getLayoutBounds());
        Bounds words = length.localToScene(length.getLayoutBounds());
        if (words.getMaxX() > place.getMaxX()) {
            faults.add("%d wide: \"%s\" reaches out of %s by %.1f"
                    .formatted(width, ((Labeled) length).getText(), card.getId(), words.getMaxX() - place.getMaxX()));
        }
    }
}
