package knightschool.setup.scene;

import java.util.List;
import java.util.Objects;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.Setup;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;

/**
 * A set-up of the glossary page: the selected term, and the text in the search field.
 *
 * @param word the term that is explained, as written in the glossary file; empty for the first of the list
 * @param search the text that is searched for in the list; empty for all terms
 */
public record GlossarySetup(String word, String search) implements Setup {
    static final SceneSetupFormat<GlossarySetup> FORMAT = new SceneSetupFormat<>(
            "glossary", GlossarySetup.class, List.of("word", "search"), GlossarySetup::read, GlossarySetup::write);

    /** All terms. */
    public static final GlossarySetup ALL = new GlossarySetup("", "");

    public GlossarySetup {
        Objects.requireNonNull(word);
        Objects.requireNonNull(search);
    }

    /** Returns a set-up that explains one term, in the list of all. */
    public static GlossarySetup of(String word) {
        return new GlossarySetup(word, "");
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
