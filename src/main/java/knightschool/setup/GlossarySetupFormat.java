package knightschool.setup;

import java.util.List;

/** The keys of a {@link GlossarySetup}. */
final class GlossarySetupFormat implements SetupFormat<GlossarySetup> {
    @Override
    public String word() {
        return "glossary";
    }

    @Override
    public Class<GlossarySetup> type() {
        return GlossarySetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("word", "search");
    }

    @Override
    public GlossarySetup read(SetupKeys keys) {
        return new GlossarySetup(keys.text("word"), keys.text("search"));
    }

    @Override
    public void write(GlossarySetup setup, SetupLines lines) {
        lines.text("word", setup.word());
        lines.text("search", setup.search());
    }
}
