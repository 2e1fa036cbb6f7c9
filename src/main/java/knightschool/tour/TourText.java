package knightschool.tour;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntConsumer;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * Tours as text: written with one index per line; also read with several indices between spaces or commas. Long tours
 * are written and checked as a stream, so that they are never held as one text.
 */
public final class TourText {
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_LINE = 11;
    private static final int MOST_SQUARES = Board.MAX_SIDE * Board.MAX_SIDE;

    private TourText() {}

    /**
     * Writes a tour.
     *
     * @param progress receives at intervals the number of squares written
     */
    public static void write(int[] tour, OutputStream out, IntConsumer progress) throws IOException {
        byte[] buffer = new byte[BUFFER];
        int used = 0;
        for (int i = 0; i < tour.length; i++) {
            if (used > BUFFER - LONGEST_LINE) {
                out.write(buffer, 0, used);
                used = 0;
                progress.accept(i);
            }
            used = append(buffer, used, tour[i]);
        }
        out.write(buffer, 0, used);
        out.flush();
    }

    private static int append(byte[] buffer, int at, int square) {
        int end = at + 1;
        for (int rest = square / 10; rest > 0; rest /= 10) {
            end++;
        }
        int rest = square;
        for (int i = end - 1; i >= at; i--) {
            buffer[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        buffer[end] = '\n';
        return end + 1;
    }

    /**
     * Whether a file was written by {@link #write}, so that it may be replaced by another tour: it contains every index
     * from 0 on, each once and on a line of its own, each a knight's move from the previous one on some board. A single
     * square does not count, since it could be any number.
     */
    public static boolean isOwn(Path file) {
        BitSet squares = new BitSet();
        WidthGuess widths = new WidthGuess();
        int count = 0;
        try (InputStream in = TextFiles.open(file)) {
            SquareIndexReader indices = new SquareIndexReader(in);
            while (indices.next()) {
                long index = indices.index();
                if (index < 0 || index >= MOST_SQUARES || squares.get((int) index)) {
                    return false;
                }
                squares.set((int) index);
                widths.add((int) index);
                if (indices.line() != ++count) {
                    return false;
                }
            }
            return squares.length() == count && widths.anyDivides(count);
        } catch (InputFault | IOException _) {
            return false;
        }
    }

    /** Finds the numbers of columns with which every index is a knight's move from the previous one. */
    private static final class WidthGuess {
        private int[] columns = {};
        private int last = -1;

        void add(int square) {
            int from = last;
            if (columns.length == 0 && from >= 0) {
                int apart = Math.abs(square - from);
                columns = new int[] {apart - 2, apart + 2, (apart - 1) / 2, (apart + 1) / 2};
            }
            if (from >= 0) {
                columns = Arrays.stream(columns)
                        .filter(width -> width > 0 && isMove(width, from, square))
                        .toArray();
                // If no width is left, a 0 marks that, so that the next pair does not start again.
                columns = columns.length == 0 ? new int[] {0} : columns;
            }
            last = square;
        }

        private static boolean isMove(int width, int from, int to) {
            int across = Math.abs(from % width - to % width);
            int down = Math.abs(from / width - to / width);
            return across * down == 2;
        }

        boolean anyDivides(int squares) {
            return Arrays.stream(columns).anyMatch(width -> width > 0 && squares % width == 0);
        }
    }

    /**
     * A fault in a file.
     *
     * @param line the line of the fault, from 1; 0 if it concerns the whole file
     */
    public record Finding(int line, TourFault fault) {}

    /**
     * Searches for the first fault of the tour in a file.
     *
     * @param progress receives at intervals the number of squares checked
     * @return empty if it is a tour
     * @throws InputFault naming file and line if the file cannot be read, or a word of it is not an index
     */
    public static Optional<Finding> firstFault(Path file, Board board, boolean closed, IntConsumer progress) {
        try (InputStream in = TextFiles.open(file)) {
            return firstFault(in, board, closed, progress);
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        } catch (IOException e) {
            throw TextFiles.unreadable(file.toString());
        }
    }

    /** Searches for the first fault of a tour as {@link #firstFault(Path, Board, boolean, IntConsumer)} does. */
    static Optional<Finding> firstFault(InputStream in, Board board, boolean closed, IntConsumer progress)
            throws IOException {
        TourCheck check = new TourCheck(board, closed);
        SquareIndexReader indices = new SquareIndexReader(in);
        int checked = 0;
        while (indices.next()) {
            if (!check.add(indices.index())) {
                return check.end().map(fault -> new Finding(indices.line(), fault));
            }
            if (++checked % BUFFER == 0) {
                progress.accept(checked);
            }
        }
        return check.end().map(fault -> new Finding(0, fault));
    }

    /**
     * Reads the indices of a text, separated by line ends, spaces and commas. Memory does not depend on the length of
     * the text.
     */
    private static final class SquareIndexReader {
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

        /** Whether a comma follows the last index; {@code lineOfComma} is its line. */
        private boolean comma;

        private int lineOfComma;
        private boolean begun;

        /** Starts reading, after a UTF-8 byte-order mark if there is one. */
        SquareIndexReader(InputStream in) throws IOException {
            this.in = in;
            used = in.readNBytes(buffer, 0, BYTE_ORDER_MARK.length);
            at = Arrays.equals(buffer, 0, used, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length) ? used : 0;
        }

        /**
         * Goes to the next index. Returns whether there is one.
         *
         * @throws InputFault naming the line if the next word is not an index
         */
        boolean next() throws IOException {
            do {
                if (last == '\n') {
                    line++;
                }
                readWord();
                checkField();
            } while (length == 0 && last != END);
            if (length > 0) {
                index = parse();
            }
            return length > 0;
        }

        /** Checks that there is an index on each side of a comma: a missing one could be a lost square of the tour. */
        private void checkField() {
            begun |= length > 0;
            comma &= length == 0;
            if (last == ',') {
                if (comma || !begun) {
                    throw nothingBesideComma(line);
                }
                comma = true;
                lineOfComma = line;
            } else if (comma && last == END) {
                throw nothingBesideComma(lineOfComma);
            }
        }

        /** The line of the last index, from 1. */
        int line() {
            return line;
        }

        long index() {
            return index;
        }

        /** Reads the next word and its separator. */
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

        private static InputFault nothingBesideComma(int line) {
            return new InputFault(
                    "", line, "an index is missing before or after a comma", "Write it there, or take the comma out.");
        }

        private InputFault noIndex(String text) {
            return new InputFault(
                    "",
                    line,
                    "\"" + text.replaceAll("[^ -~…]", "?") + "\" is not an index",
                    "Write the indices of the tour's squares one a line, as the command tour prints them, or between"
                            + " spaces or commas.");
        }
    }
}
