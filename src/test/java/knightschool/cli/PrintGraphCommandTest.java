package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.export.GraphFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PrintGraphCommandTest {
    @Test
    void graphPrintsJsonUnlessTold() {
        String json = CommandLineRun.outputOf("graph", "--board", "2x3");
        assertEquals("""
                {"vertices": [0,1,2,3,4,5],
                "edges": [[0,5],[1,4]],
                "degrees": [1,1,0,0,1,1],
                "colours": [1,0,0,1,1,0],
                "components": [[0,5],[1,4],[2],[3]]}
                """, json);
        assertEquals(json, CommandLineRun.outputOf("graph", "--board", "2x3", "--format", "json"));
    }

    @ParameterizedTest
    @EnumSource
    void graphPrintsEveryFormat(GraphFormat format) {
        assertTrue(CommandLineRun.outputOf("graph", "--board", "5x5", "--format", format.word())
                        .length()
                > 10);
    }
}
