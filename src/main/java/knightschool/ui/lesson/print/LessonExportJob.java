package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.work.RunningWorkContext;

/**
 * Creates one or more files from a lesson, slide by slide: a handout, or a folder of pictures. Methods that may take
 * long are called on the worker thread.
 */
interface LessonExportJob {
    /**
     * Checks the target, on the worker thread, before any other work, so that nobody waits for what cannot be saved.
     *
     * @throws knightschool.files.InputFault if the target cannot be written
     */
    void checkTarget();

    /** Returns the file, or the folder of the files, that the job creates. */
    Path target();

    /** Returns the picture to take of the slide with the given index, on the JavaFX thread. */
    Optional<OffscreenSnapshot> shot(SlideSnapshotSubjects slides, int slide);

    /** Receives the picture of the next slide, on the worker thread. */
    void take(Optional<HighResolutionSnapshot> picture, RunningWorkContext context);

    /**
     * Finishes the job after the last slide, on the worker thread.
     *
     * @param answers the answers of the engine to the lesson
     * @return saves what is not saved yet, or tells the user what was saved; to be run on the JavaFX thread
     */
    Runnable finish(LessonTextEngineAnswers answers, ClaimEvaluator claims, RunningWorkContext context);

    /** Returns the message for a user who stopped the job. */
    String stopped();
}
