/** The first page: the lesson to go on with, doors into the program, and the lessons of the course as cards. */
package knightschool.ui.lesson.home;
