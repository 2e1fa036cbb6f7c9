package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class StepReasonViewTest {
    private static final String WHOLE =
            "The knight cannot go on: every square that it could jump to from here has been visited before.";
    private static final String SHORT = "The knight cannot go on.";

    private final StepReasonView view = ToolkitThread.call(() -> {
        StepReasonView made = new StepReasonView();
        new Scene(new Pane(made));
        return made;
    });

    /** The same size shows the same words, whatever size was before. */
    @Test
    void shortenedReasonIsWholeAgainWhereThereIsRoom() {
        ToolkitThread.run(() -> view.await(WHOLE));
        assertEquals(WHOLE, wordsIn(200, 200));
        assertEquals(SHORT, wordsIn(200, 40));
        assertEquals(SHORT, wordsIn(200, 40), "laid out again");
        assertEquals(SHORT, wordsIn(200, 42));
        assertEquals(WHOLE, wordsIn(200, 200));
    }

    private String wordsIn(double width, double height) {
        return ToolkitThread.call(() -> {
            view.resize(width, height);
            view.requestLayout();
            view.applyCss();
            view.layout();
            return ((Label) view.lookup(".why-text")).getText();
        });
    }
}
