/**
 * Checks a lesson: evaluates every claim, answers every quiz, and finds answers that a slide gives away
 * ({@link knightschool.lesson.check.LessonChecker}). A {@link knightschool.lesson.check.LessonCheckResult} collects the
 * problems, with those of the terms.
 */
package knightschool.lesson.check;
