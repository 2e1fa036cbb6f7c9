package knightschool.setup;

import java.util.HashSet;
import java.util.Set;
import knightschool.files.FaultCollector;
import knightschool.files.yaml.YamlNode;
import knightschool.setup.value.HideableScenePart;

/**
 * A set-up of a slide, with the parts of its scene that are hidden.
 *
 * @param hiddenParts the parts hidden until the questions of the slide are answered
 * @param withAnswer those of them that come with the answer behind a button, though other questions are still open
 * @param leftOut the parts that the slide never shows, for example because they use terms not taught yet
 */
public record SlideSetupWithHiddenParts(
        SlideEmbeddableSetup setup,
        Set<HideableScenePart> hiddenParts,
        Set<HideableScenePart> withAnswer,
        Set<HideableScenePart> leftOut) {
    private static final String HIDE = "hide";
    private static final String WITH_ANSWER = "with-answer";
    private static final String LEAVE_OUT = "leave-out";

    /** The keys of the slide, which are not keys of the set-up. */
    private static final Set<String> KEYS = Set.of(HIDE, WITH_ANSWER, LEAVE_OUT);

    public SlideSetupWithHiddenParts {
        hiddenParts = Set.copyOf(hiddenParts);
        withAnswer = Set.copyOf(withAnswer);
        leftOut = Set.copyOf(leftOut);
    }

    /** Reads the hidden parts from the mapping of a set-up. */
    static SlideSetupWithHiddenParts of(SlideEmbeddableSetup setup, YamlNode.Mapping mapping, FaultCollector faults) {
        Set<HideableScenePart> withAnswer = read(mapping, WITH_ANSWER, setup.scene(), faults);
        Set<HideableScenePart> hiddenParts = new HashSet<>();
        hiddenParts.addAll(read(mapping, HIDE, setup.scene(), faults));
        hiddenParts.addAll(withAnswer);
        return new SlideSetupWithHiddenParts(
                setup, hiddenParts, withAnswer, read(mapping, LEAVE_OUT, setup.scene(), faults));
    }

    private static Set<HideableScenePart> read(
            YamlNode.Mapping mapping, String key, SceneKind scene, FaultCollector faults) {
        return mapping.value(key).map(node -> read(node, scene, faults)).orElse(Set.of());
    }

    /** Returns the mapping without the keys for hidden parts. */
    static YamlNode.Mapping without(YamlNode.Mapping mapping) {
        return new YamlNode.Mapping(
                mapping.entries().stream()
                        .filter(entry -> !KEYS.contains(entry.key().text()))
                        .toList(),
                mapping.line());
    }

    private static Set<HideableScenePart> read(YamlNode node, SceneKind scene, FaultCollector faults) {
        SetupKeywordReader words = new SetupKeywordReader(faults);
        Set<HideableScenePart> hiddenParts = new HashSet<>();
        for (YamlNode.Scalar word : words.list(node)) {
            words.one(word, scene, SceneSetupFormat::parts, "part to hide", "cannot hide")
                    .ifPresent(hiddenParts::add);
        }
        return hiddenParts;
    }
}
