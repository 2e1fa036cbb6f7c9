package knightschool.tour;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import knightschool.files.InputFault;

/** Reads one index a line; empty lines are passed over. No line is held that is longer than an index can be. */
final class IndexLines {
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST = 18;
    private static final int END = -1;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private final byte[] word = new byte[LONGEST];
    private int used;
    private int at;
    private int length;
    private int line;
    private long index;

    IndexLines(InputStream in) {
        this.in = in;
    }

    /**
     * Goes to the next line that has something on it; returns whether there is one.
     *
     * @throws InputFault naming the line if it is no index
     */
    boolean next() throws IOException {
        int last;
        do {
            line++;
            last = readLine();
        } while (length == 0 && last != END);
        if (length > 0) {
            index = parse();
        }
        return length > 0;
    }

    /** The line read last, from 1. */
    int line() {
        return line;
    }

    /** The number on it. */
    long index() {
        return index;
    }

    /** Fills the word with a line but for spaces around it; returns the byte that ended it. */
    private int readLine() throws IOException {
        length = 0;
        boolean ended = false;
        for (int b = read(); ; b = read()) {
            boolean blank = b == ' ' || b == '\t' || b == '\r';
            if (b == '\n' || b == END) {
                return b;
            }
            if (blank) {
                ended = length > 0;
            } else if (ended || length == LONGEST) {
                throw noIndex(new String(word, 0, length, StandardCharsets.ISO_8859_1) + (ended ? " …" : "…"));
            } else {
                word[length++] = (byte) b;
            }
        }
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
                "Write one index a line, as the command tour prints them.");
    }
}
