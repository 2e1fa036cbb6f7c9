package knightschool.bench;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Several measurements of one thing. */
final class Sample {
    private final double[] sorted;

    private Sample(double[] values) {
        this.sorted = values;
        Arrays.sort(sorted);
    }

    /** @throws IllegalArgumentException if there is none */
    static <T> Sample of(Collection<T> measured, ToDoubleFunction<T> value) {
        if (measured.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        return new Sample(measured.stream().mapToDouble(value).toArray());
    }

    static Sample of(List<Double> values) {
        return of(values, Double::doubleValue);
    }

    /** Half of them are no greater. */
    double median() {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** Which part of them is no greater than a limit, 0 to 1. */
    double share(double limit) {
        return Arrays.stream(sorted).filter(value -> value <= limit).count() / (double) sorted.length;
    }

    double least() {
        return sorted[0];
    }

    double greatest() {
        return sorted[sorted.length - 1];
    }
}
