package knightschool.ui.lesson.home;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.LessonProgress;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.NodeStyle;

/** A row of ticks, one for each slide of a lesson: filled if the slide was seen, yellow where the user left off. */
final class ProgressTicks {
    private static final PseudoClass SEEN = PseudoClass.getPseudoClass("seen");
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");

    private ProgressTicks() {}

    /** @param current whether the slide where the user left off is marked, as in the lesson to continue */
    static HBox of(LessonProgress progress, LessonExtent lesson, boolean current) {
        HBox ticks = NodeStyle.of(HBoxFactory.of(), "ticks");
        for (int slide = 1; slide <= lesson.slides(); slide++) {
            Region tick = NodeStyle.of(new Region(), "tick");
            tick.pseudoClassStateChanged(SEEN, progress.seenSlides().contains(slide));
            boolean now = current && progress.isBegun() && progress.resumeSlide(lesson) == slide;
            tick.pseudoClassStateChanged(HERE, now);
            ticks.getChildren().add(tick);
        }
        return ticks;
    }
}
