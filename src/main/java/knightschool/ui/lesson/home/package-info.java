/** The first page: the lesson to continue, doors into the program, and the lessons of the course as cards. */
package knightschool.ui.lesson.home;
