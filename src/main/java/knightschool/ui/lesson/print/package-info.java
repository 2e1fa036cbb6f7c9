/** Handouts and pictures of a lesson, saved in the background. */
package knightschool.ui.lesson.print;
