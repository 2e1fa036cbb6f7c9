package knightschool.graph.isomorphism;

import java.util.Arrays;

/** Numbers of which the last one is taken off first. */
final class IntStack {
    private int[] values = new int[16];
    private int size;

    int size() {
        return size;
    }

    int at(int index) {
        return values[index];
    }

    void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    int pop() {
        return values[--size];
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
