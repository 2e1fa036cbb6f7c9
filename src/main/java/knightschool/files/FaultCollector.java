package knightschool.files;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects all faults of one text, so that a user sees every fault at once. Not safe for use by several threads. */
public final class FaultCollector {
    private final List<InputFault> faults = new ArrayList<>();

    public void add(InputFault fault) {
        faults.add(fault);
    }

    public void add(int line, String description, String remedy) {
        add(new InputFault("", line, description, remedy));
    }

    /**
     * Returns the value of the supplier. If it throws an {@link InputFault}, the fault is collected with its line
     * shifted by {@code lines}, and the result is empty.
     */
    public <T> Optional<T> attempt(int lines, Supplier<T> supplier) {
        try {
            return Optional.of(supplier.get());
        } catch (InputFault fault) {
            add(fault.shiftedBy(lines));
            return Optional.empty();
        }
    }

    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** Returns the faults sorted by line, each with the file name as its place. */
    public List<InputFault> in(String file) {
        return faults.stream()
                .sorted(Comparator.comparingInt(InputFault::line))
                .map(fault -> fault.in(file))
                .toList();
    }

    /** Throws the first fault by line, if there is one. */
    public void throwFirst() {
        faults.stream().min(Comparator.comparingInt(InputFault::line)).ifPresent(fault -> {
            throw fault;
        });
    }
}
