package knightschool.setup;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.files.FaultCollector;
import knightschool.files.yaml.YamlNode;
import knightschool.setup.value.SceneControl;

/**
 * The visible controls of a scene beside a slide's text, and the positions of those that have one, such as sliders.
 *
 * @param named the visible controls; empty for the default of the scene
 * @param positions the positions of controls that have one
 */
public record VisibleSceneControls(Optional<Set<SceneControl>> named, Map<SceneControl, Double> positions) {
    /** The defaults of the scene. */
    public static final VisibleSceneControls NONE = new VisibleSceneControls(Optional.empty(), Map.of());

    public VisibleSceneControls {
        named = named.map(Set::copyOf);
        Map<SceneControl, Double> placed = Map.copyOf(positions);
        positions = placed;
        if (!named.map(visibleControls -> visibleControls.containsAll(placed.keySet()))
                .orElse(true)) {
            throw new IllegalArgumentException("a control that is not shown has a position: " + placed);
        }
    }

    /** Returns controls at positions, with the visible ones by default. */
    public static VisibleSceneControls at(Map<SceneControl, Double> positions) {
        return new VisibleSceneControls(Optional.empty(), positions);
    }

    /**
     * Returns whether a control is visible.
     *
     * @param usual the default of the scene
     */
    public boolean shows(SceneControl control, boolean usual) {
        return named.map(controls -> controls.contains(control)).orElse(usual);
    }

    /** Returns these controls with one more visible, if the visible ones are named. */
    public VisibleSceneControls showing(SceneControl control) {
        if (shows(control, true)) {
            return this;
        }
        Set<SceneControl> more = new HashSet<>(Set.of(control));
        named.ifPresent(more::addAll);
        return new VisibleSceneControls(Optional.of(more), positions);
    }

    /** Returns the position of a control, or else the default. */
    public double position(SceneControl control, double usual) {
        return positions.getOrDefault(control, usual);
    }

    /**
     * Returns these controls with another position of one; unchanged if the control already has the position, or is not
     * visible.
     */
    public VisibleSceneControls with(SceneControl control, double position, double usual) {
        if (position == position(control, usual) || !shows(control, true)) {
            return this;
        }
        Map<SceneControl, Double> moved = new HashMap<>(positions);
        moved.put(control, position);
        return new VisibleSceneControls(named, moved);
    }

    /**
     * Reads the controls beside a slide's text: a list of visible ones, or a mapping to positions, in which
     * {@code shown} stands for the default position and makes only the listed controls visible.
     */
    record ControlsReader(SceneKind scene, SetupKeywordReader words, FaultCollector faults) {
        /** Reads the controls; invalid ones are left out and collected as faults. */
        VisibleSceneControls read(YamlNode node) {
            return node instanceof YamlNode.Mapping positions
                    ? placed(positions)
                    : new VisibleSceneControls(Optional.of(named(node)), Map.of());
        }

        private Set<SceneControl> named(YamlNode node) {
            Set<SceneControl> named = new HashSet<>();
            for (YamlNode.Scalar word : words.list(node)) {
                control(word).ifPresent(named::add);
            }
            return named;
        }

        private VisibleSceneControls placed(YamlNode.Mapping mapping) {
            Set<SceneControl> all = new HashSet<>();
            Map<SceneControl, Double> positions = new HashMap<>();
            boolean chosen = false;
            for (YamlNode.Entry entry : mapping.entries()) {
                Optional<SceneControl> control = control(entry.key());
                control.ifPresent(all::add);
                if (isShown(entry.value())) {
                    chosen = true;
                } else {
                    control.ifPresent(it -> position(it, entry.value()).ifPresent(at -> positions.put(it, at)));
                }
            }
            return new VisibleSceneControls(chosen ? Optional.of(all) : Optional.empty(), positions);
        }

        private static boolean isShown(YamlNode node) {
            return node instanceof YamlNode.Scalar word && word.text().strip().equals(SetupWriter.SHOWN);
        }

        private Optional<SceneControl> control(YamlNode.Scalar word) {
            return words.one(word, scene, SceneSetupFormat::controls, "control", "has no control");
        }

        private Optional<Double> position(SceneControl control, YamlNode node) {
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
