package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NameJoinerTest {
    @Test
    void lastNameStandsBehindAnd() {
        assertEquals("", NameJoiner.listed(List.of()));
        assertEquals("h2", NameJoiner.listed(List.of("h2")));
        assertEquals("h2 and g4", NameJoiner.listed(List.of("h2", "g4")));
        assertEquals("h2, g4 and a1", NameJoiner.listed(List.of("h2", "g4", "a1")));
    }

    @Test
    void whatIsTooManyIsCounted() {
        assertEquals("h2 and g4", NameJoiner.listed(List.of("h2", "g4"), 2));
        assertEquals("h2, g4 and 1 more", NameJoiner.listed(List.of("h2", "g4", "a1"), 2));
        assertEquals("h2 and 2 more", NameJoiner.listed(List.of("h2", "g4", "a1"), 1));
    }
}
