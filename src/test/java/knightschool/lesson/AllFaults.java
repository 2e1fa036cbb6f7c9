package knightschool.lesson;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;

/** All that {@code check} and the window find in a lesson. */
public final class AllFaults {
    private static final Glossary OWN = Glossary.of(LessonFolderReader.glossary());

    private AllFaults() {}

    /** By line; empty for a good lesson. */
    public static List<InputFault> of(LessonReadResult file, ClaimEvaluator claims) {
        return LessonCheckResult.of(file, new LessonChecker(claims), OWN).all();
    }
}
