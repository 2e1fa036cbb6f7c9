package knightschool.setup;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.files.Faults;
import knightschool.files.YamlNode;

/**
 * Reads which controls stand beside a slide's text: a list of those shown, or positions of them, where {@code shown}
 * stands for the usual position and says that no others are shown.
 */
final class ControlsReader {
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
        return node instanceof YamlNode.Scalar word && word.text().strip().equals(SetupLines.SHOWN);
    }

    private Optional<Control> control(YamlNode.Scalar word) {
        return words.known(word, Control.of(word.text().strip()), "control", Control.words(possible))
                .filter(control -> words.isPossible(
                        word, control, possible, "has no control \"" + control.word() + "\"", Control.words(possible)));
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
                            : "It has none: write \"" + SetupLines.SHOWN + "\".");
        }
        return position;
    }
}
