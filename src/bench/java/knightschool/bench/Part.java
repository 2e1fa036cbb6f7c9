package knightschool.bench;

import java.util.List;

/** A part of the benchmark that can be run alone. */
interface Part {
    /** What {@code -Dbench} calls it. */
    String name();

    /** What stands above its rows. */
    String heading();

    /** Measures, and returns its rows. */
    List<Row> measure();

    /** What of that was more than it may be, each in a sentence; asked after {@link #measure}. */
    default List<String> excesses() {
        return List.of();
    }
}
