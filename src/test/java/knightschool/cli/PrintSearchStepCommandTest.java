package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PrintSearchStepCommandTest {
    @Test
    void frameShowsWhatForwardCheckingTookBack() {
        String frame = frame("8x8", "forward-checking", "44");
        assertTrue(frame.startsWith("{\"step\": 44,\n\"ended\": false,\n"), frame);
        assertTrue(frame.contains("\"line\": \"if a domain is empty: back\","), frame);
        assertTrue(frame.contains("\"why\": \"e3 left h2 without an open move: e3 is taken back.\"}"), frame);
    }

    @Test
    void frameListsTheDomainsOfUnvisitedSquaresAndTheKnight() {
        String frame = frame("3x3", "backtracking", "1");
        assertTrue(frame.contains("\"path\": [0,5],\n"), frame);
        // 0 is visited, the middle has no moves, 5 is the knight's; 7 can no longer go back to 0.
        assertTrue(frame.contains("\"domains\": [null,[3,4],[4,5],[1,2],[],[5],[0,1],[0],[6,7]],\n"), frame);
    }

    @Test
    void frameOfStepZeroStandsOnTheStart() {
        assertTrue(frame("8x8", "warnsdorff", "0", "--start", "b7").contains("\"path\": [9],\n"));
    }

    @Test
    void framePastTheEndIsTheLastMoment() {
        String past = frame("8x8", "forward-checking", "123456789012");
        assertTrue(past.startsWith("{\"step\": 1731697,\n\"ended\": true,\n\"outcome\": \"found\","), past);
        assertEquals(past, frame("8x8", "forward-checking", "1731697"));
        String absent = frame("3x3", "backtracking", "1000");
        assertTrue(absent.startsWith("{\"step\": 28,\n\"ended\": true,\n\"outcome\": \"proven-absent\","), absent);
        assertEquals(absent, frame("3x3", "backtracking", "28"));
        assertTrue(frame("1x1", "backtracking", "5")
                .startsWith("{\"step\": 0,\n\"ended\": true,\n\"outcome\": \"found\","));
    }

    @Test
    void frameSaysWhyAPlacementWasTakenBackAtOnce() {
        String first = frame("3x3", "warnsdorff-article", "1");
        assertTrue(first.contains("\"path\": [0],\n"), first);
        assertTrue(
                first.contains("\"why\": \"c2 would leave b2 without an open move: it is taken back at once.\""),
                first);
    }

    @Test
    void framePastTheLimitIsTheMomentWhereItStopped() {
        String stopped = frame("8x8", "backtracking", "50", "--max-steps", "40");
        assertTrue(stopped.startsWith("{\"step\": 40,\n\"ended\": true,\n\"outcome\": \"stopped\","), stopped);
    }

    @Test
    void frameReachesStepsInTheMillions() {
        String late = frame("8x8", "backtracking", "6484064");
        assertTrue(late.startsWith("{\"step\": 6484064,\n\"ended\": false,\n"), late);
        assertTrue(late.contains("\"depth\": 63,"), late);
    }

    private static String frame(String board, String algorithm, String step, String... more) {
        return CommandLineRun.outputOf(
                Arguments.with(more, "frame", "--board", board, "--algorithm", algorithm, "--step", step));
    }
}
