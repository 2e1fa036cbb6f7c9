package knightschool.compare.prediction;

/** What is answered to a {@link PredictionQuestion}. */
public sealed interface PredictionAnswer {
    /** A square, by its index. */
    record Square(int square) implements PredictionAnswer {}

    /** Whether a move is closed. */
    record Closed(boolean closed) implements PredictionAnswer {}

    /** Whether the knight goes on; else it is taken back. */
    record Onward(boolean onward) implements PredictionAnswer {}

    /** A search, by its number from 0. */
    record Pane(int pane) implements PredictionAnswer {}

    /** A power of ten, by its exponent. */
    record PowerOfTen(int exponent) implements PredictionAnswer {
        /** The number of steps that it stands for. */
        public long steps() {
            return Math.round(Math.pow(10, exponent));
        }
    }
}
