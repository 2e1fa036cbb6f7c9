package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ShortestCoveringWalkCommandTest {
    private static String lines(String... arguments) {
        return CommandLineRun.outputOf(Arguments.with(arguments, "shortest-walk"));
    }

    @Test
    void ofBoardWithoutATourSaysWhatItTakesAndWhy() {
        String output = lines("--board", "4x4");
        assertTrue(output.startsWith("{\"length\": 16,\n\"least\": 16,\n\"shortest\": true,\n"), output);
        assertTrue(output.endsWith("\"pieces\": 6}}\n"), output);
    }

    @Test
    void ofBoardWithATourIsOne() {
        assertTrue(lines("--board", "6x6", "--closed")
                .startsWith("{\"length\": 36,\n\"least\": 36,\n\"shortest\": true,\n\"method\": \"tour\""));
    }

    @Test
    void ofBoardInPartsSaysThatThereIsNone() {
        assertEquals("""
                {"length": null,
                "least": null,
                "shortest": false,
                "method": "none",
                "walk": [],
                "reason": "no path leads from some squares to others"}
                """, lines("--board", "3x3"));
    }

    @Test
    void startHolds() {
        String output = lines("--board", "5x5", "--start", "a2");
        assertTrue(output.contains("\"length\": 25,"), output);
        assertTrue(output.contains("\"walk\": [15,"), output);
    }

    @Test
    void tooLargeABoardIsRefused() {
        assertTrue(
                CommandLineRun.refusalOf("shortest-walk", "--board", "100x100").contains("at most 2,000 squares"));
    }
}
