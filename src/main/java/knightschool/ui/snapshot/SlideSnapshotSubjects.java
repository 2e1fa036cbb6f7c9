package knightschool.ui.snapshot;

import java.util.Optional;
import knightschool.ui.theme.Theme;

/** The slides of a lesson as subjects of pictures. Used on the JavaFX thread. */
public interface SlideSnapshotSubjects {
    /** The number of slides. */
    int count();

    /**
     * A slide as a class sees it before answering.
     *
     * @param slide number of the slide, from 0
     */
    OffscreenSnapshotSubject whole(int slide, Theme theme);

    /**
     * The scene of a slide alone; empty if there is none.
     *
     * @param slide number of the slide, from 0
     * @param answered whether it shows the answers to the questions
     */
    Optional<OffscreenSnapshotSubject> scene(int slide, Theme theme, boolean answered);
}
