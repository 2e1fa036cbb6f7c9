package knightschool.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.util.Duration;
import org.junit.jupiter.api.Test;

class MessageReadingTimeTest {
    @Test
    void shortWordsStaySixSecondsAndLongOnesHalfASecondForEachWord() {
        assertEquals(Duration.seconds(6), MessageReadingTime.of("Saved."));
        assertEquals(
                Duration.seconds(3 + 0.5 * 13),
                MessageReadingTime.of("That does not happen any more until every pane has finished. Try another."));
    }
}
