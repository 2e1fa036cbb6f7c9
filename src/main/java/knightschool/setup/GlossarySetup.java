package knightschool.setup;

import java.util.List;
import java.util.Objects;

/**
 * The words of the field and what they mean.
 *
 * @param word the one that is explained, as the glossary's file has it; empty for the first of the list
 * @param search what is looked for in the list; empty for all words
 */
public record GlossarySetup(String word, String search) implements Setup {
    static final SetupFormat<GlossarySetup> FORMAT = new SetupFormat<>(
            "glossary", GlossarySetup.class, List.of("word", "search"), GlossarySetup::read, GlossarySetup::write);

    /** All words. */
    public static final GlossarySetup ALL = new GlossarySetup("", "");

    public GlossarySetup {
        Objects.requireNonNull(word);
        Objects.requireNonNull(search);
    }

    /** One word, in the list of all. */
    public static GlossarySetup of(String word) {
        return new GlossarySetup(word, "");
    }

    @Override
    public SceneKind scene() {
        return SceneKind.GLOSSARY;
    }

    @Override
    public GlossarySetup selfContained() {
        return this;
    }

    private static GlossarySetup read(SetupKeyReader keys) {
        return new GlossarySetup(keys.text("word"), keys.text("search"));
    }

    private static void write(GlossarySetup setup, SetupWriter lines) {
        lines.text("word", setup.word());
        lines.text("search", setup.search());
    }
}
