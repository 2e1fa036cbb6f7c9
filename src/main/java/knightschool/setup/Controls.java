package knightschool.setup;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The controls of a scene: which of them stand beside a slide's text, and where they stand.
 *
 * @param named those that are shown; empty for the scene's own choice
 * @param positions positions of controls that have one
 */
public record Controls(Optional<Set<Control>> named, Map<Control, Double> positions) {
    /** Nothing said. */
    public static final Controls NONE = new Controls(Optional.empty(), Map.of());

    public Controls {
        named = named.map(Set::copyOf);
        Map<Control, Double> placed = Map.copyOf(positions);
        positions = placed;
        if (!named.map(shown -> shown.containsAll(placed.keySet())).orElse(true)) {
            throw new IllegalArgumentException("a control that is not shown has a position: " + placed);
        }
    }

    /** Controls at positions, no choice of those shown. */
    public static Controls at(Map<Control, Double> positions) {
        return new Controls(Optional.empty(), positions);
    }

    /** Those controls, and no others. */
    public static Controls of(Control... shown) {
        Set<Control> named = EnumSet.noneOf(Control.class);
        named.addAll(Set.of(shown));
        return new Controls(Optional.of(named), Map.of());
    }

    /**
     * Whether a control is shown.
     *
     * @param otherwise the scene's own choice
     */
    public boolean shows(Control control, boolean otherwise) {
        return named.map(shown -> shown.contains(control)).orElse(otherwise);
    }

    /** The same with one more of those shown, where some are named. */
    Controls showing(Control control) {
        if (shows(control, true)) {
            return this;
        }
        Set<Control> more = EnumSet.of(control);
        named.ifPresent(more::addAll);
        return new Controls(Optional.of(more), positions);
    }

    /** The position of a control, or the one that it has by itself. */
    public double position(Control control, double usual) {
        return positions.getOrDefault(control, usual);
    }

    /**
     * The same with a control elsewhere; itself where the control stands there already, or is not one of those shown.
     */
    public Controls with(Control control, double position, double usual) {
        if (position == position(control, usual) || !shows(control, true)) {
            return this;
        }
        Map<Control, Double> moved = new EnumMap<>(Control.class);
        moved.putAll(positions);
        moved.put(control, position);
        return new Controls(named, moved);
    }
}
