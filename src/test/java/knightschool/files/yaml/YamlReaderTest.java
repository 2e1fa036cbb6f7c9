package knightschool.files.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class YamlReaderTest {
    @Test
    void readKeepsLinesOfKeysAndBlockScalars() {
        var mapping = assertInstanceOf(
                YamlNode.Mapping.class,
                YamlReader.read("# a comment\nscene: walk\nboard: |\n  ..\n  .#\n")
                        .orElseThrow());
        var board =
                assertInstanceOf(YamlNode.Scalar.class, mapping.entries().get(1).value());
        assertEquals(2, mapping.entries().get(0).key().line());
        assertEquals("..\n.#\n", board.text());
        assertEquals(4, board.textLine());
    }

    @Test
    void readFindsNothingInCommentsAlone() {
        assertTrue(YamlReader.read("# nothing\n").isEmpty());
    }

    @Test
    void readRefusesAKeyThatIsThereTwice() {
        assertEquals(3, faultOf("a: 1\nb: 2\na: 3\n").line());
    }

    @Test
    void readRefusesReferencesSoThatNothingExplodes() {
        assertTrue(faultOf("a: &x [1, 1]\nb: [*x, *x]\n").description().contains("references"));
    }

    @Test
    void readRefusesDeepNestingBeforeTheStackFeelsIt() {
        assertTrue(faultOf("[".repeat(500_000)).description().contains("deep"));
        assertTrue(faultOf("a: " + "{a: ".repeat(100_000)).description().contains("deep"));
    }

    @Test
    void readRefusesTooManyValues() {
        assertTrue(faultOf("[" + "1,".repeat(200_000) + "1]").description().contains("too many"));
    }

    @Test
    void readSaysWhereTheTextIsNoYaml() {
        assertTrue(faultOf("a: 1\nb: \"open\n").line() >= 2);
        assertTrue(faultOf("a: b: c\n").description().startsWith("this is not YAML"));
        assertTrue(faultOf("a: \u0001\n").description().startsWith("this is not YAML"));
        assertTrue(faultOf("a: \"\\UFFFFFFFF\"\n").description().startsWith("this is not YAML"));
    }

    @Test
    void readRefusesASecondDocument() {
        assertEquals(2, faultOf("a: 1\n---\nb: 2\n").line());
    }

    private static InputFault faultOf(String text) {
        return assertThrows(InputFault.class, () -> YamlReader.read(text));
    }
}
