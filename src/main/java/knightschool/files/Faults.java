package knightschool.files;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Collects what is wrong with one text, so that a person sees every fault at once and not one after the other.
 *
 * <p>Not for several threads.
 */
public final class Faults {
    private final List<InputFault> found = new ArrayList<>();

    public void add(InputFault fault) {
        found.add(fault);
    }

    public void add(int line, String what, String remedy) {
        add(new InputFault("", line, what, remedy));
    }

    /** What the supplier gives; where it throws a fault, that is collected, seen from {@code lines} further up. */
    public <T> Optional<T> attempt(int lines, Supplier<T> supplier) {
        try {
            return Optional.of(supplier.get());
        } catch (InputFault fault) {
            add(fault.shiftedBy(lines));
            return Optional.empty();
        }
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** The faults by line, each said to be in the file of this name. */
    public List<InputFault> in(String file) {
        return found.stream()
                .sorted(Comparator.comparingInt(InputFault::line))
                .map(fault -> fault.in(file))
                .toList();
    }

    /** Throws the first fault by line, if there is one. */
    public void throwFirst() {
        found.stream().min(Comparator.comparingInt(InputFault::line)).ifPresent(fault -> {
            throw fault;
        });
    }
}
