package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import knightschool.files.FaultCollector;

/**
 * The {@code glossary} block of a slide.
 *
 * @param forms in a glossary: the written forms of the term, such as "vertex" and "vertices"; empty in a lesson
 * @param related in a glossary: related terms
 * @param off in a lesson: terms not explained on this slide, for example because a question asks for them
 * @param line the first line of the block; 0 if there is none
 */
public record SlideGlossarySettings(List<String> forms, List<String> related, List<String> off, int line) {
    /** The value for a slide without a glossary block. */
    public static final SlideGlossarySettings NONE = new SlideGlossarySettings(List.of(), List.of(), List.of(), 0);

    private static final String KEYS = "forms, related, off";

    /**
     * Reads a {@code glossary} block.
     *
     * @param line the line of the block's fence in the lesson
     */
    static Optional<SlideGlossarySettings> read(String text, FaultCollector faults, int line) {
        return YamlKeyReader.read(text, "glossary", KEYS, faults, line)
                .map(keys ->
                        new SlideGlossarySettings(keys.list("forms"), keys.list("related"), keys.list("off"), line));
    }
}
