package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import knightschool.lesson.progress.QuizProgress;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.source.FileResolver;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/**
 * What a class answers while a lesson is presented, and what the person has answered: neither is taken for the other.
 */
class ClassAnswersTest extends PresentedLesson {
    @Test
    void classBeginsWithoutOnesOwnAnswersAndKeepsItsOwnUntilItEnds(ScreenRobot robot) {
        answer(robot, "5");
        answer(robot, "7");
        untilReplyIs("Right!");
        robot.push(KeyCode.F5);
        assertFalse(onFx(() -> reply().isVisible()), "the class has not answered yet");
        answer(robot, "6");
        untilReplyIs("Not yet");
        answer(robot, "7");
        untilReplyIs("Right!");
        turnAwayAndBack(robot);
        untilReplyIs("Right!");
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.F5);
        assertFalse(onFx(() -> reply().isVisible()), "another class has not answered yet");
        robot.push(KeyCode.ESCAPE);
        untilReplyIs("Right!");
        turnAwayAndBack(robot);
        untilReplyIs("Right!");
    }

    @Test
    void whatAClassAnsweredIsNoAnswerOfOnesOwnWhenItIsOver(ScreenRobot robot) {
        answer(robot, "5");
        untilReplyIs("Not yet");
        var before = onFx(() -> course().progressProperty().get());
        robot.push(KeyCode.F5);
        answer(robot, "7");
        untilReplyIs("Right!");
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
        // That the class was right is not said to oneself.
        untilReplyIs("Not yet");
        assertEquals(before, onFx(() -> course().progressProperty().get()));
        answer(robot, "6");
        untilReplyIs("Not yet");
        assertEquals(
                List.of(QuizProgress.Outcome.OPEN),
                onFx(() -> course().progressProperty().get().lessons().values().stream()
                        .flatMap(lesson -> lesson.results().values().stream())
                        .map(QuizProgress::outcome)
                        .toList()));
    }

    /** To another lesson by its name, or back: a class sees none of one's own answers. */
    @Test
    void ownAnswersAreHiddenFromAClassThatComesFromAnotherLesson(ScreenRobot robot) {
        answer(robot, "7");
        untilReplyIs("Right!");
        open(OwnLessons.slide("vertices-and-edges", 1));
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        open(OwnLessons.slide("why-there-is-no-tour", 3));
        assertFalse(barIsShown(), "the presentation goes on");
        assertFalse(onFx(() -> reply().isVisible()), "the class has not answered yet");
        LessonsSetup walk = OwnLessons.slide("walks-trails-paths-circuits", 1);
        SlideEmbeddableSetup own = (SlideEmbeddableSetup) SetupText.parse(
                "scene: walk\nboard: 5x5\nwalk: [c3, c4]\nshow: [hints, walk]\ncontrols: [buttons]\n",
                FileResolver.nothing());
        open(new LessonsSetup(walk.folder(), walk.lesson(), walk.slide(), Optional.of(own)));
        assertNotEquals(own, onFx(() -> lessons().live().orElseThrow().now()), "one's own answer by its walk");
        open(OwnLessons.slide("why-there-is-no-tour", 3));
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
        untilReplyIs("Right!");
    }

    private void open(LessonsSetup slide) {
        onFx(() -> {
            window.open(slide);
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
    }

    private LessonScene lessons() {
        return (LessonScene) window.current().orElseThrow();
    }

    @Test
    void keyOfTheNotesSaysBeforeAClassWhereTheyAre(ScreenRobot robot) {
        robot.push(KeyCode.F5);
        robot.push(KeyCode.N);
        robot.untilText("#message", LessonWords.NOTES_OF_SPEAKER);
    }

    @Test
    void whatIsSetUpBesideTheSlideStaysWhenItIsPresented(ScreenRobot robot) {
        SlideEmbeddableSetup graph = (SlideEmbeddableSetup) SetupText.parse(
                "scene: graph\nboard: 4x6\nshow: [degrees]\ncontrols: {slider: 1}\n", FileResolver.nothing());
        LessonsSetup slide = OwnLessons.slide("degrees-and-handshakes", 4);
        onFx(() -> {
            window.open(new LessonsSetup(slide.folder(), slide.lesson(), slide.slide(), Optional.of(graph)));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.F5);
        assertEquals(graph, beside());
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
        assertEquals(graph, beside());
    }

    private SlideEmbeddableSetup beside() {
        return onFx(() -> ((LessonScene) window.current().orElseThrow())
                .now()
                .slideScene()
                .orElseThrow());
    }

    private CourseProgressModel course() {
        return ((LessonScene) window.current().orElseThrow()).course();
    }

    private Node reply() {
        return window.scene().getRoot().lookup(".reply");
    }

    private void untilReplyIs(String head) {
        until(
                "it says " + head,
                () -> onFx(() -> reply().isVisible()
                        && ((Label) window.scene().getRoot().lookup(".reply-head"))
                                .getText()
                                .equals(head)));
    }

    private void turnAwayAndBack(ScreenRobot robot) {
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals("slide 4 of 8", where(robot));
        robot.push(KeyCode.PAGE_UP);
        assertEquals("slide 3 of 8", where(robot));
        until("the slide is there", () -> onFx(window::isSettled));
    }

    private void answer(ScreenRobot robot, String words) {
        onFx(() -> {
            robot.findAll(".answer", ToggleButton.class).stream()
                    .filter(answer -> answer.getText().equals(words))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            return true;
        });
    }

    @Test
    void whatIsShownToAClassIsNoProgressOfOnesOwn(ScreenRobot robot) {
        CourseProgressModel course = onFx(this::course);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        var before = onFx(() -> course.progressProperty().get());
        push(KeyCode.F8, true);
        push(KeyCode.PAGE_DOWN, false);
        assertEquals("slide 4 of 8", where(robot));
        assertEquals(before, onFx(() -> course.progressProperty().get()));
        push(KeyCode.ESCAPE, false);
        assertEquals(4, onFx(() -> leftAt(course)), "the slide on screen is one's own again");
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(5, onFx(() -> leftAt(course)));
    }

    private static int leftAt(CourseProgressModel course) {
        return course.progressProperty()
                .get()
                .lessons()
                .values()
                .iterator()
                .next()
                .slide();
    }
}
