package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * A lesson that was read without faults.
 *
 * @param head the title and metadata for a list of lessons
 * @param slides the slides, at least one
 */
public record Lesson(Head head, List<Slide> slides) {
    /**
     * Returns the scene that represents the lesson in a list: that of the slide named in the head, otherwise the first.
     */
    public Optional<SlideEmbeddableSetup> picture() {
        return Stream.concat(slides.stream().skip(Math.max(0, head.picture() - 1L)), slides.stream())
                .flatMap(slide -> slide.scene().stream())
                .map(Slide.Scene::setup)
                .findFirst();
    }

    /** Returns the planned duration of the slides that are not part of the core, in minutes. */
    public int extraMinutes() {
        return slides.stream()
                .map(Slide::duration)
                .filter(SlideDuration::isExtra)
                .mapToInt(SlideDuration::minutes)
                .sum();
    }

    /**
     * The head of a lesson.
     *
     * @param title one line
     * @param part the part of the course that the lesson belongs to, a few words; empty if not given
     * @param minutes the duration in minutes, without the slides that are extra; 0 if not given
     * @param picture the number of the slide whose scene represents the lesson in a list, from 1; 0 for the first with
     *     one
     * @param goals what a student can do afterwards, one line each
     * @param sources the sources of the lesson, one line each
     */
    public record Head(String title, String part, int minutes, int picture, List<String> goals, List<String> sources) {}
}
