package knightschool.compare.prediction;

/** An answer to a {@link PredictionQuestion}. */
public sealed interface PredictionAnswer {
    /** A square index. */
    record Square(int square) implements PredictionAnswer {}

    /** Whether a move is closed. */
    record Closed(boolean closed) implements PredictionAnswer {}

    /** Whether the next step places the knight on another square; otherwise it takes the knight back. */
    record Onward(boolean onward) implements PredictionAnswer {}

    /** The index of a search, from 0. */
    record Pane(int pane) implements PredictionAnswer {}

    /** The exponent of a power of ten. */
    record PowerOfTen(int exponent) implements PredictionAnswer {
        /** Returns the power of ten, as a number of steps. */
        public long steps() {
            return Math.round(Math.pow(10, exponent));
        }
    }
}
