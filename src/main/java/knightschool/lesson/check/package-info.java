/**
 * Checks a lesson: evaluates every claim, answers every quiz, and finds answers that a slide gives away
 * ({@link knightschool.lesson.check.LessonChecker}).
 */
package knightschool.lesson.check;
