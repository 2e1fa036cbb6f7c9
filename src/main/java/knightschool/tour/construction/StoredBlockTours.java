package knightschool.tour.construction;

import java.util.Arrays;
import java.util.List;
import knightschool.files.resource.ResourceReader;

/**
 * The stored tours, one for each size of block. They were found by this project's own search with the edges that the
 * junctions require; any other tour with these edges would do.
 *
 * <p>There is one for every size with sides from 5 to 10: a circuit, or a path if both sides are odd. Its square in
 * column 1 and row 1 is connected to (0, 3) and (3, 0), for the junctions on the left and above. The corners that a
 * junction may need are not ends of a path. Boards of three and four rows have tours of their own.
 */
final class StoredBlockTours {
    static final List<StoredBlockTour> ALL = read();

    private StoredBlockTours() {}

    /** The circuit through half of a block of 3 columns and 4 rows, the half that contains the lower left corner. */
    static StoredBlockTour half() {
        return of(3, 4);
    }

    /**
     * The tour of a block.
     *
     * @throws IllegalArgumentException if none is stored
     */
    static StoredBlockTour of(int columns, int rows) {
        return ALL.stream()
                .filter(pattern -> pattern.columns() == columns && pattern.rows() == rows)
                .findFirst()
                .orElseGet(() -> turned(columns, rows));
    }

    private static StoredBlockTour turned(int columns, int rows) {
        return ALL.stream()
                .filter(pattern -> pattern.columns() == rows && pattern.rows() == columns)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no tour of " + columns + " x " + rows + " is stored"))
                .transposed();
    }

    private static List<StoredBlockTour> read() {
        return ResourceReader.text(StoredBlockTours.class, "block-tours.txt")
                .lines()
                .filter(line -> !line.startsWith(";"))
                .map(StoredBlockTours::parse)
                .toList();
    }

    /** Parses a line: the size, {@code circuit} or {@code path}, and the squares. */
    private static StoredBlockTour parse(String line) {
        String[] words = line.split(" ");
        String[] sides = words[0].split("x");
        int[] squares = Arrays.stream(words).skip(2).mapToInt(Integer::parseInt).toArray();
        boolean closed = words[1].equals("circuit");
        return new StoredBlockTour(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), closed, squares);
    }
}
