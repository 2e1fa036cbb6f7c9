package knightschool.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.util.Duration;
import org.junit.jupiter.api.Test;

class MessageTest {
    @Test
    void shortWordsStaySixSecondsAndLongOnesHalfASecondForEachWord() {
        assertEquals(Duration.seconds(6), Message.readingTime("Saved."));
        assertEquals(
                Duration.seconds(3 + 0.5 * 13),
                Message.readingTime("That does not happen any more until every pane has finished. Try another."));
    }
}
