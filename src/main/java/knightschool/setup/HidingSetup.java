package knightschool.setup;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import knightschool.files.Faults;
import knightschool.files.YamlNode;

/**
 * What a slide shows beside its text, and what of it is held back until its questions are answered.
 *
 * @param hidden parts of the scene
 */
public record HidingSetup(SlideSetup setup, Set<ScenePart> hidden) {
    static final String KEY = "hide";

    public HidingSetup {
        hidden = Set.copyOf(hidden);
    }

    /** The key that says what is held back; it belongs to the slide and not to the set-up. */
    static Optional<YamlNode> held(YamlNode.Mapping mapping) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().text().equals(KEY))
                .map(YamlNode.Entry::value)
                .findFirst();
    }

    /** The set-up's own keys. */
    static YamlNode.Mapping without(YamlNode.Mapping mapping) {
        return new YamlNode.Mapping(
                mapping.entries().stream()
                        .filter(entry -> !entry.key().text().equals(KEY))
                        .toList(),
                mapping.line());
    }

    static Set<ScenePart> read(YamlNode node, SceneKind scene, Faults faults) {
        SetupWordReader words = new SetupWordReader(scene, faults);
        Set<ScenePart> possible = ScenePart.of(scene);
        String all = possible.isEmpty() ? "nothing" : ScenePart.words(possible);
        EnumSet<ScenePart> hidden = EnumSet.noneOf(ScenePart.class);
        for (YamlNode.Scalar word : words.list(node)) {
            words.known(word, ScenePart.of(word.text().strip()), "part to hide", all)
                    .filter(part -> words.isPossible(word, part, possible, "cannot hide \"" + part.word() + "\"", all))
                    .ifPresent(hidden::add);
        }
        return hidden;
    }
}
