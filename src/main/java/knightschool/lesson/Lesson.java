package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.setup.EmbeddableSetup;

/**
 * A valid lesson.
 *
 * @param head title and metadata for a list of lessons
 * @param slides at least one
 */
public record Lesson(Head head, List<Slide> slides) {
    /** The scene for the lesson's picture in a list: that of the slide named in the head, otherwise the first. */
    public Optional<EmbeddableSetup> picture() {
        return Stream.concat(slides.stream().skip(Math.max(0, head.picture() - 1L)), slides.stream())
                .flatMap(slide -> slide.scene().stream())
                .map(Slide.Scene::setup)
                .findFirst();
    }

    /**
     * @param title a line
     * @param part of the course that it belongs to, a few words; empty where the lesson does not say
     * @param minutes how long it takes, or 0 where the lesson does not say
     * @param picture the slide whose scene stands for the lesson in a list, from 1; 0 for the first that has one
     * @param goals what a student can do afterwards, a line each
     * @param sources what it rests on, a line each
     */
    public record Head(String title, String part, int minutes, int picture, List<String> goals, List<String> sources) {}
}
