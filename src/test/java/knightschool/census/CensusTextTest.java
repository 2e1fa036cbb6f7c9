package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CensusTextTest {
    private static final String TABLE =
            "start,outcome,steps\n0,found,6484065\n3,proven-absent,12\n20,stopped,999999999999999999\n";

    @Test
    void tableIsReadAsItWasWritten() {
        CensusTable table = CensusText.read(TABLE);
        assertEquals(new CensusRow(3, Outcome.PROVEN_ABSENT, 12), table.get(3));
        assertEquals(TABLE, CensusText.write(table));
        assertEquals("start,outcome,steps\n", CensusText.write(CensusText.read("start,outcome,steps")));
    }

    @Test
    void largestTableIsReadAgain() {
        CensusTable table = new CensusTable();
        for (int i = 0; i < 100_000; i++) {
            table.add(new CensusRow(4096 * 4096 - 1 - i, Outcome.PROVEN_ABSENT, CensusDefinition.MOST_STEPS));
        }
        String text = CensusText.write(table);
        assertEquals(
                List.copyOf(table.rows()), List.copyOf(CensusText.read(text).rows()));
        long bytes = (long) text.length() / 100_000 * CensusDefinition.MOST_STARTS;
        assertTrue(bytes < CensusFile.MOST_BYTES, () -> bytes + " bytes");
    }

    @Test
    void partsOneBehindTheOtherAreOneTable() {
        String parts = "start,outcome,steps\r\n20,stopped,999999999999999999\r\n3,proven-absent,12\r\n\r\n"
                + "start,outcome,steps\n3,proven-absent,12\n0,found,6484065";
        assertEquals(TABLE, CensusText.write(CensusText.read(parts)));
    }

    /** By processor time, so that a busy machine is no matter. */
    @Test
    void faultIsToldWithoutReadingOn() {
        String text = "start,outcome,steps\n" + "x\n".repeat(10_000_000);
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        assertEquals(
                2, assertThrows(InputFault.class, () -> CensusText.read(text)).line());
        long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        assertTrue(took < 200_000_000, () -> took + " ns");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                    | 1 | not a census table
                    0,found,1             | 1 | not a census table
                    H/0,found             | 2 | no row
                    H/0,found,1/x,found,1 | 3 | no row
                    H/0,lost,1            | 2 | is no outcome
                    H/0,found,-1          | 2 | no row
                    H/0,found,1,2         | 2 | no row
                    H/0,found,1234567890123456789 | 2 | no row
                    H/-1,found,1          | 2 | no row
                    H/0,found,1//0,found,2 | 4 | another row
                    """)
    void otherTextsAreRefusedWithTheirLine(String text, int line, String what) {
        String written = text.replace("H", CensusText.HEADER).replace('/', '\n');
        InputFault fault = assertThrows(InputFault.class, () -> CensusText.read(written));
        assertEquals(line, fault.line());
        assertTrue(fault.getMessage().contains(what), fault.getMessage());
    }
}
