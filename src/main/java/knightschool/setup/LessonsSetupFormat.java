package knightschool.setup;

import java.util.List;
import java.util.Optional;

/** The keys of a {@link LessonsSetup}. */
final class LessonsSetupFormat implements SetupFormat<LessonsSetup> {
    @Override
    public String word() {
        return "lessons";
    }

    @Override
    public Class<LessonsSetup> type() {
        return LessonsSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("folder", "lesson", "slide", "beside");
    }

    @Override
    public LessonsSetup read(SetupKeys keys) {
        String lesson = keys.text("lesson");
        int slide = keys.count("slide");
        Optional<SlideSetup> beside = keys.slideSetup("beside");
        if (lesson.isEmpty() && (slide > 1 || beside.isPresent())) {
            keys.fault(
                    slide > 1 ? "slide" : "beside",
                    "no lesson is named",
                    "Write \"lesson:\" and the name of its file.");
            return LessonsSetup.LIST;
        }
        return new LessonsSetup(keys.text("folder"), lesson, slide, beside);
    }

    @Override
    public void write(LessonsSetup setup, SetupLines lines) {
        lines.text("folder", setup.folder());
        lines.text("lesson", setup.lesson());
        lines.word("slide", setup.slide() == 1 ? "" : String.valueOf(setup.slide()));
        setup.beside().ifPresent(beside -> lines.block("beside", SetupText.format(beside)));
    }
}
