package knightschool.ui.lesson.print;

import java.util.Optional;
import knightschool.lesson.check.InlineQuestionAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.snapshot.HighResolutionPicture;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.LessonPictureSubjects;
import knightschool.ui.work.WorkContext;

/**
 * Makes a file or files of a lesson, slide by slide: a handout, or a folder of pictures. What may take long is called
 * on a thread for that.
 */
interface PrintJob {
    /**
     * Called on the thread for work, before anything is done.
     *
     * @throws knightschool.files.InputFault if it cannot be saved where it is to be
     */
    void requireFree();

    /** What is pictured of a slide, from 0; called on the JavaFX thread. */
    Optional<HighResolutionSnapshot> shot(LessonPictureSubjects slides, int slide);

    /** Takes the picture of the next slide; called on the thread for work. */
    void take(Optional<HighResolutionPicture> picture, WorkContext context);

    /**
     * Finishes it when every slide was taken; called on the thread for work.
     *
     * @param answers what the engine says where the lesson asks it
     * @return what a person is told
     */
    String finish(InlineQuestionAnswers answers, ClaimEvaluator claims, WorkContext context);

    /** What a person is told who stopped it. */
    String stopped();
}
