package knightschool.tour;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import knightschool.board.Board;

/** The bytes of a tour, for tests of all readers. */
public final class TourBytes {
    private TourBytes() {}

    public static Optional<TourText.Finding> firstFault(byte[] bytes, Board board, boolean closed) {
        try {
            return TourText.firstFault(new ByteArrayInputStream(bytes), board, closed, _ -> {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
