package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassifyWalkCommandTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
                    # walk,               kind,    walk,  trail, path,  closed, circuit, hamiltonian
                    'a1',                 path,    true,  true,  true,  false,  false,   false
                    'a1,b3,a1',           walk,    true,  false, false, true,   false,   false
                    'a1,b3,c5',           path,    true,  true,  true,  false,  false,   false
                    '56, 41 ,26',         path,    true,  true,  true,  false,  false,   false
                    'a1,c2,e3,d5,b4,a2,c3,e2,c1,d3,c5,a4,c3,d1,c3', walk, true, false, false, false, false, false
                    'b1,c3,d5,b4,c2,a1,b3,c5,d3,b2,d1,c3,b5', trail, true, true, false, false, false, false
                    'a1,b3,d2,c4,b2,d3,e1,c2,a1', circuit, true, true, false, true, true, false
                    'a1,b2',              none,    false, false, false, false,  false,   false
                    """)
    void classifyPrintsKindAndProperties(
            String walk,
            String kind,
            boolean isWalk,
            boolean trail,
            boolean path,
            boolean closed,
            boolean circuit,
            boolean hamiltonian) {
        String json = CommandLineRun.outputOf("classify", "--board", "8x8", "--walk", walk);
        String expected = "{\"kind\": \"" + kind + "\",\n\"walk\": " + isWalk + ",\n\"trail\": " + trail
                + ",\n\"path\": " + path + ",\n\"closed\": " + closed + ",\n\"circuit\": " + circuit
                + ",\n\"hamiltonian\": " + hamiltonian;
        assertTrue(json.startsWith(expected), json);
    }

    @Test
    void classifyNamesTheFirstPairThatIsNoEdge() {
        String json = CommandLineRun.outputOf("classify", "--board", "8x8", "--walk", "a1,b3,c4,a1");
        assertTrue(json.endsWith(",\n\"notAnEdge\": [41,34]}\n"), json);
    }

    @Test
    void classifySaysHamiltonianOfTheOnlySquare() {
        String json = CommandLineRun.outputOf("classify", "--board", "1x1", "--walk", "a1");
        assertTrue(json.contains("\"hamiltonian\": true}"), json);
        assertEquals(7, json.lines().count());
    }
}
