package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

    private static String json(Object value) {
        StringBuilder text = new StringBuilder();
        new JsonWriter(text).value(value);
        return text.toString();
    }

    @Test
    void ofWritesEveryKindOfValue() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("outcome", "found");
        members.put("steps", 6_484_065L);
        members.put("tour", new int[] {0, 10, 4});
        members.put("domains", Arrays.asList(List.of(1, 2), null, List.of()));
        members.put("walk", false);
        members.put("witness", Map.of("kind", "isolated"));
        assertEquals("""
                {"outcome": "found",
                "steps": 6484065,
                "tour": [0,10,4],
                "domains": [[1,2],null,[]],
                "walk": false,
                "witness": {"kind": "isolated"}}""", json(members));
    }

    @Test
    void ofEscapesWhatJsonCannotHold() {
        assertEquals("\"a\\\"b\\\\c\\n\\u0001\\u007f é ♞\"", json("a\"b\\c\n\u0001\u007f é ♞"));
        assertEquals("\"\\ud83d\"", json("\ud83d"));
    }

    @Test
    void writerRefusesToBeUsedOutOfOrder() {
        assertThrows(IllegalStateException.class, () -> new JsonWriter(new StringBuilder()).end());
        assertThrows(IllegalStateException.class, () -> new JsonWriter(new StringBuilder()).key("a"));
        assertThrows(
                IllegalStateException.class,
                () -> new JsonWriter(new StringBuilder()).object().value(1));
        assertThrows(
                IllegalStateException.class,
                () -> new JsonWriter(new StringBuilder()).object().key("a").end());
        assertThrows(IllegalArgumentException.class, () -> json(0.5));
    }

    @Test
    void xmlEscapesMarkupAndWhatXmlCannotHold() {
        assertEquals("&lt;a b=&quot;&amp;&apos;&quot;&gt;\uFFFD♞", XmlJsonEscaper.xml("<a b=\"&'\">\u0000♞"));
    }
}
