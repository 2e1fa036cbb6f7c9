/**
 * Checks a lesson: runs every claim, answers every quiz, and finds what a slide gives away
 * ({@link knightschool.lesson.check.LessonChecker}).
 */
package knightschool.lesson.check;
