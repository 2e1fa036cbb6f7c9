package knightschool.lesson;

import java.util.List;

/**
 * A lesson that can be taught.
 *
 * @param head what a list of lessons shows of it
 * @param slides at least one
 */
public record Lesson(Head head, List<Slide> slides) {
    /**
     * @param title a line
     * @param minutes how long it takes, or 0 where the lesson does not say
     * @param goals what a student can do afterwards, a line each
     * @param sources what it rests on, a line each
     */
    public record Head(String title, int minutes, List<String> goals, List<String> sources) {}
}
