package knightschool.setup;

import java.util.Objects;
import java.util.Optional;

/**
 * The list of lessons, or a slide of one.
 *
 * @param folder a folder of lessons; empty for the program's own
 * @param lesson the name of the lesson's file in that folder; empty for the list
 * @param slide which slide, from 1
 * @param beside what stands beside the slide's text, where a person changed it
 */
public record LessonsSetup(String folder, String lesson, int slide, Optional<SlideSetup> beside) implements Setup {
    /** The list of the program's own lessons. */
    public static final LessonsSetup LIST = new LessonsSetup("", "", 1, Optional.empty());

    public LessonsSetup {
        Objects.requireNonNull(folder);
        if (slide < 1 || lesson.isEmpty() && (slide > 1 || beside.isPresent())) {
            throw new IllegalArgumentException("slide " + slide + " of \"" + lesson + "\"");
        }
    }

    @Override
    public SceneKind scene() {
        return SceneKind.LESSONS;
    }

    @Override
    public LessonsSetup selfContained() {
        return new LessonsSetup(folder, lesson, slide, beside.map(SlideSetup::selfContained));
    }
}
