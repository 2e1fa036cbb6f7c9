package knightschool.setup.capability;

import java.util.Optional;

/**
 * An object that may implement optional interfaces, its capabilities. A caller that needs one asks for it by
 * {@link #offer}.
 */
public interface CapabilityHolder {
    /** Returns this as an optional capability; empty if it does not implement it. */
    default <C> Optional<C> offer(Class<C> capability) {
        return capability.isInstance(this) ? Optional.of(capability.cast(this)) : Optional.empty();
    }
}
