package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FileStampTest {
    @Test
    void stampOfAnyTimeIsReadAsItWasWritten() {
        for (long modified : new long[] {0, -5, -62_135_596_800_000L, 253_402_300_799_999L}) {
            FileStamp stamp = new FileStamp(17, modified);
            assertEquals(Optional.of(stamp), FileStamp.parse(stamp.text()));
        }
    }
}
