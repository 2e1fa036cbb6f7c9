package knightschool.setup;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.files.Faults;
import knightschool.files.YamlNode;
import knightschool.setup.value.Control;

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

    /**
     * Reads which controls stand beside a slide's text: a list of those shown, or positions of them, where
     * {@code shown} stands for the usual position and says that no others are shown.
     */
    static final class ControlsReader {
        private final Set<Control> possible;
        private final SetupWordReader words;
        private final Faults faults;

        /** @param possible the controls of the scene */
        ControlsReader(Set<Control> possible, SetupWordReader words, Faults faults) {
            this.possible = possible;
            this.words = words;
            this.faults = faults;
        }

        /** The controls; what is wrong with them is left out and collected. */
        Controls read(YamlNode node) {
            return node instanceof YamlNode.Mapping positions
                    ? placed(positions)
                    : new Controls(Optional.of(named(node)), Map.of());
        }

        private Set<Control> named(YamlNode node) {
            EnumSet<Control> named = EnumSet.noneOf(Control.class);
            for (YamlNode.Scalar word : words.list(node)) {
                control(word).ifPresent(named::add);
            }
            return named;
        }

        private Controls placed(YamlNode.Mapping mapping) {
            EnumSet<Control> all = EnumSet.noneOf(Control.class);
            Map<Control, Double> positions = new EnumMap<>(Control.class);
            boolean chosen = false;
            for (YamlNode.Entry entry : mapping.entries()) {
                Optional<Control> control = control(entry.key());
                control.ifPresent(all::add);
                if (isShown(entry.value())) {
                    chosen = true;
                } else {
                    control.ifPresent(it -> position(it, entry.value()).ifPresent(at -> positions.put(it, at)));
                }
            }
            return new Controls(chosen ? Optional.of(all) : Optional.empty(), positions);
        }

        private static boolean isShown(YamlNode node) {
            return node instanceof YamlNode.Scalar word && word.text().strip().equals(SetupWriter.SHOWN);
        }

        private Optional<Control> control(YamlNode.Scalar word) {
            return words.known(word, Control.of(word.text().strip()), "control", Control.words(possible))
                    .filter(control -> words.isPossible(
                            word,
                            control,
                            possible,
                            "has no control \"" + control.word() + "\"",
                            Control.words(possible)));
        }

        private Optional<Double> position(Control control, YamlNode node) {
            Optional<Double> position = words.one(node)
                    .filter(_ -> control.hasPosition())
                    .filter(word -> word.text().strip().matches("\\d{1,11}(\\.\\d{1,9})?"))
                    .map(word -> Double.valueOf(word.text().strip()))
                    .filter(control::takes);
            if (position.isEmpty()) {
                faults.add(
                        node.line(),
                        "this is no position of the " + control.word(),
                        control.hasPosition()
                                ? "It goes from " + control.range() + "."
                                : "It has none: write \"" + SetupWriter.SHOWN + "\".");
            }
            return position;
        }
    }
}
