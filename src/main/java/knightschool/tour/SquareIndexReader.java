package knightschool.tour;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import knightschool.files.InputFault;

/**
 * Reads the indices of a text, one a line or several between spaces and commas. Nothing is held but the one read last,
 * whatever the length of the text.
 */
final class SquareIndexReader {
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST = 18;
    private static final int END = -1;
    private static final byte[] BYTE_ORDER_MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private final byte[] word = new byte[LONGEST];
    private int used;
    private int at;
    private int length;
    private int line;
    private long index;
    private int last = '\n';

    /** Begins behind a byte-order mark of UTF-8, if there is one. */
    SquareIndexReader(InputStream in) throws IOException {
        this.in = in;
        used = in.readNBytes(buffer, 0, BYTE_ORDER_MARK.length);
        at = Arrays.equals(buffer, 0, used, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length) ? used : 0;
    }

    /**
     * Goes to the next index; returns whether there is one.
     *
     * @throws InputFault naming the line if what comes next is no index
     */
    boolean next() throws IOException {
        do {
            if (last == '\n') {
                line++;
            }
            readWord();
        } while (length == 0 && last != END);
        if (length > 0) {
            index = parse();
        }
        return length > 0;
    }

    /** The line of the index read last, from 1. */
    int line() {
        return line;
    }

    /** The index read last. */
    long index() {
        return index;
    }

    /** Fills the word with what comes before the next separator, and keeps that. */
    private void readWord() throws IOException {
        length = 0;
        for (last = read(); !separates(last); last = read()) {
            if (length == LONGEST) {
                throw noIndex(new String(word, 0, length, StandardCharsets.ISO_8859_1) + "…");
            }
            word[length++] = (byte) last;
        }
    }

    private static boolean separates(int b) {
        return switch (b) {
            case END, '\n', '\r', '\t', ' ', ',' -> true;
            default -> false;
        };
    }

    private int read() throws IOException {
        if (at == used) {
            used = Math.max(in.read(buffer), 0);
            at = 0;
            if (used == 0) {
                return END;
            }
        }
        return buffer[at++] & 0xFF;
    }

    private long parse() {
        long number = 0;
        boolean negative = word[0] == '-' && length > 1;
        for (int i = negative ? 1 : 0; i < length; i++) {
            int digit = word[i] - '0';
            if (digit < 0 || digit > 9) {
                throw noIndex(new String(word, 0, length, StandardCharsets.ISO_8859_1));
            }
            number = 10 * number + digit;
        }
        return negative ? -number : number;
    }

    private InputFault noIndex(String text) {
        return new InputFault(
                "",
                line,
                "\"" + text.replaceAll("[^ -~…]", "?") + "\" is not an index",
                "Write the indices of the tour's squares one a line, as the command tour prints them, or between spaces"
                        + " or commas.");
    }
}
