package knightschool.ui.snapshot;

import java.util.Optional;
import knightschool.ui.theme.Theme;

/** The slides of a lesson as they are pictured. Used on the JavaFX thread. */
public interface LessonPictureSubjects {
    /** Number of slides. */
    int count();

    /** A slide, from 0, as a class sees it before it answers. */
    PictureSubject whole(int slide, Theme theme);

    /**
     * The scene of a slide, from 0, alone; empty where there is none.
     *
     * @param answered whether it shows the answers to what is asked
     */
    Optional<PictureSubject> scene(int slide, Theme theme, boolean answered);
}
