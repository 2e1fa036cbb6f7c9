package knightschool.setup.capability;

import java.util.Optional;

/**
 * Something that may have capabilities beside what all of its kind can do: interfaces of their own that it implements.
 */
public interface CapabilityHolder {
    /** Returns this as an optional capability; empty if it does not implement it. */
    default <C> Optional<C> offer(Class<C> capability) {
        return capability.isInstance(this) ? Optional.of(capability.cast(this)) : Optional.empty();
    }
}
