package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Window;
import knightschool.graph.CycleTerminology;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

/** A lesson before a class: on the whole screen, and from the speaker's window. */
class PresentLessonTest extends PresentedLesson {
    @Test
    void speakerIsToldThatNoSlideComesAfterTheLast(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        push(KeyCode.END, false);
        push(KeyCode.PAGE_DOWN, false);
        assertEquals("This is the last slide.", words("#message"));
        push(KeyCode.HOME, false);
        push(KeyCode.PAGE_UP, false);
        assertEquals("This is the first slide.", words("#message"));
    }

    @Test
    void f5ShowsTheSlideAloneAndEscComesBackToIt(ScreenRobot robot) {
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        assertTrue(onFx(stage::isFullScreen));
        robot.push(KeyCode.HOME);
        assertEquals("slide 1 of 8", where(robot));
        robot.push(KeyCode.PAGE_UP);
        assertEquals("This is the first slide.", message(window.scene()));
        robot.push(KeyCode.ESCAPE);
        assertEquals("", message(window.scene()));
        assertFalse(barIsShown(), "the message alone is closed");
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals("slide 2 of 8", where(robot));
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
        assertFalse(onFx(stage::isFullScreen));
        assertEquals("slide 2 of 8", where(robot));
    }

    /** Where the window has its size late, and the board comes late, the words would be seen in two sizes. */
    @Test
    void slideIsSeenOnceItIsWhole(ScreenRobot robot) {
        List<String> tooEarly = new ArrayList<>();
        Node place = onFx(() -> window.scene().lookup("#" + SceneHost.PLACE));
        Runnable look = () -> {
            boolean whole = NextFrameContentPane.isComplete(window.scene()) && stage.isFullScreen();
            if (window.scene().getRoot().getPseudoClassStates().contains(PseudoClasses.PRESENTED)
                    && place.getOpacity() > 0
                    && !whole) {
                tooEarly.add(window.scene().getWidth() + " wide");
            }
        };
        onFx(() -> {
            window.scene().addPostLayoutPulseListener(look);
            return true;
        });
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        until("the slide is seen", () -> onFx(() -> window.isSettled() && place.getOpacity() == 1));
        onFx(() -> {
            window.scene().removePostLayoutPulseListener(look);
            return true;
        });
        assertEquals(List.of(), tooEarly);
        robot.push(KeyCode.F5);
        assertEquals(1, onFx(place::getOpacity));
    }

    @Test
    void anotherTabEndsItSaysSoAndHowToGoOn(ScreenRobot robot) {
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        robot.push(KeyCode.PAGE_DOWN);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        until("the bar is back", this::barIsShown);
        assertEquals(LessonWords.PRESENTATION_ENDED, message(window.scene()));
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        until("the lessons are back", () -> onFx(() -> window.current().orElseThrow() instanceof LessonScene));
        assertEquals("", message(window.scene()), "it is read by then");
        robot.push(KeyCode.F5);
        until("the slide is alone again", () -> !barIsShown());
        assertEquals("slide 4 of 8", where(robot));
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals("", message(window.scene()), "nothing was presented");
    }

    @Test
    void classIsShownNothingWithAKeyOfRemotes(ScreenRobot robot) {
        robot.push(KeyCode.F5);
        robot.push(KeyCode.PERIOD);
        Node cover = onFx(() -> window.scene().lookup(".class-cover"));
        assertTrue(onFx(cover::isVisible));
        robot.push(KeyCode.PERIOD);
        assertFalse(onFx(cover::isVisible));
    }

    /** A clicked button keeps the focus unseen: the next space of a remote turns the slide all the same. */
    @Test
    void spacePressesTheButtonReachedByTabAndOtherwiseTurnsTheSlide(ScreenRobot robot) {
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        String before = where(robot);
        Button check = onFx(() -> window.scene().getRoot().lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> button.getText().startsWith("Hint") && ScreenRobot.isSeen(button))
                .findFirst()
                .orElseThrow());
        String words = onFx(check::getText);
        onFx(() -> {
            check.requestFocus();
            return true;
        });
        assertFalse(onFx(check::isFocusVisible));
        robot.push(KeyCode.TAB).push(KeyCode.SHIFT, KeyCode.TAB);
        assertTrue(onFx(() -> check.isFocused() && check.isFocusVisible()));
        robot.push(KeyCode.SPACE);
        assertEquals(before, where(robot));
        assertFalse(onFx(() -> check.getScene() != null && words.equals(check.getText())), "the hint is shown");
        onFx(() -> {
            check.requestFocus();
            return true;
        });
        robot.push(KeyCode.SPACE);
        assertEquals("slide 4 of 8", where(robot));
    }

    /** On the next slide, the question would be missed; its keys still turn to there. */
    @Test
    void spaceSaysWhyTheSceneDoesNotPlayAndTurnsNoSlideWhileAQuestionHoldsStepsBack(ScreenRobot robot) {
        show("backtracking", 2);
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        String before = where(robot);
        robot.push(KeyCode.SPACE);
        until(
                "the reason is said",
                () -> message(window.scene())
                        .equals("Answer the question first: the next steps would give the answer away."));
        assertEquals(before, where(robot));
        robot.clickOn("#quiz-help");
        until("the button has the focus", () -> robot.find("#quiz-help").isFocused());
        String next = onFx(() -> robot.find("#quiz-help", Button.class).getText());
        robot.push(KeyCode.SPACE);
        until(
                "the space is no longer for the button",
                () -> !robot.find("#quiz-help").isFocused());
        assertEquals(next, onFx(() -> robot.find("#quiz-help", Button.class).getText()));
        robot.push(KeyCode.PAGE_DOWN);
        until("the slide is turned", () -> !before.equals(where(robot)));
    }

    @Test
    void speakersWindowTurnsTheSlidesOfTheClassAndSaysNotesAndAnswers(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the next slide is pictured", () -> speaker().isPresent() && onFx(window::isSettled));
        assertFalse(barIsShown());
        Scene of = speaker().orElseThrow().getScene();
        assertTrue(onFx(() -> of.lookup(".speaker-answer") == null), "answers are hidden at first");
        push(KeyCode.F8, false);
        assertTrue(onFx(() -> of.lookup(".speaker-answer") != null));
        assertTrue(onFx(() -> of.lookup("#speaker-notes .body") != null));
        push(KeyCode.PAGE_DOWN, false);
        assertEquals("slide 4 of 8", where(robot));
        push(KeyCode.END, false);
        assertEquals("slide 8 of 8", where(robot));
        push(KeyCode.PAGE_DOWN, false);
        assertEquals("This is the last slide.", message(of));
        push(KeyCode.ESCAPE, false);
        assertEquals("", message(of));
        assertTrue(speaker().isPresent(), "the message alone is closed");
        push(KeyCode.ESCAPE, false);
        until("it is over", () -> speaker().isEmpty() && barIsShown());
        assertEquals("slide 8 of 8", where(robot));
    }

    @Test
    void speakerShowsTheClassTheAnswer(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        push(KeyCode.F8, true);
        until(
                "the answer is shown to the class",
                () -> onFx(() -> window.scene().getRoot().lookupAll(".reply-words").stream()
                        .map(Label.class::cast)
                        .anyMatch(words -> words.getText().contains("7"))));
        assertEquals("Shown", onFx(() -> reveal().getText()));
        assertTrue(onFx(() -> reveal().isDisabled()));
        push(KeyCode.PAGE_DOWN, false);
        push(KeyCode.PAGE_UP, false);
        assertEquals("Show the class", onFx(() -> reveal().getText()));
    }

    @Test
    void questionOfTheSpeakerFollowsTheDictionary(ScreenRobot robot) {
        onFx(() -> {
            window.open(OwnLessons.slide("circuits-and-cycles", 1));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        assertEquals("Click a circuit of exactly six steps.", words(".speaker-ask"));
        onFx(() -> {
            settings.dictionaryProperty().set(CycleTerminology.BOOKS);
            return true;
        });
        assertEquals("Click a cycle of exactly six steps.", words(".speaker-ask"));
    }

    @Test
    void legendSaysWhatTheSignsBesideTheTextMean(ScreenRobot robot) {
        show("warnsdorff", 3);
        robot.push(KeyCode.L);
        until("the legend is over the slide", () -> legend() > 0);
        robot.push(KeyCode.L);
        until("it is gone", () -> legend() == 0);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent() && onFx(window::isSettled));
        push(KeyStroke.of("L"));
        until("the class sees the legend", () -> legend() > 0);
        push(KeyStroke.of("L"));
        until("it is gone", () -> legend() == 0);
        show("vertices-and-edges", 1);
        robot.push(KeyCode.L);
        until("a graph has a legend too", () -> legend() > 0);
    }

    /** A class must not wait until somebody finds out which key closes the legend. */
    @Test
    void openLegendDoesNotHoldTheSlide(ScreenRobot robot) {
        show("warnsdorff", 3);
        String before = where(robot);
        robot.push(KeyCode.F5);
        until("the slide is alone", () -> !barIsShown());
        robot.push(KeyCode.L);
        until("the legend is over the slide", () -> legend() > 0);
        robot.push(KeyCode.PAGE_DOWN);
        until("the slide is turned", () -> !where(robot).equals(before));
        robot.push(KeyCode.L);
        until("the legend is gone", () -> legend() == 0);
    }

    /** How many signs the legend has on screen. */
    private int legend() {
        return onFx(() -> window.scene().getRoot().lookupAll(".legend-row").size());
    }

    @Test
    void speakersWindowListsItsKeysAndEscClosesTheCardAlone(ScreenRobot robot) {
        show("euler-and-hamilton", 1);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        Scene of = speaker().orElseThrow().getScene();
        for (KeyCode help : List.of(KeyCode.F1, KeyCode.SLASH)) {
            push(help, help == KeyCode.SLASH);
            assertEquals(
                    1,
                    all(of, "#help-card .keys").stream()
                            .filter("Shift + F8"::equals)
                            .count(),
                    help.getName());
            assertTrue(all(of, "#help-card .keys").contains("G"), "what the graph on the slide does");
            assertEquals(
                    List.of(),
                    all(of, "#help-card .keys").stream()
                            .filter("Ctrl + K"::equals)
                            .toList());
            assertTrue(onFx(() -> window.scene().lookup("#help-card") == null), "the class sees no card");
            push(KeyCode.ESCAPE, false);
            assertTrue(onFx(() -> of.lookup("#help-card") == null));
            assertTrue(onFx(() -> speaker().orElseThrow().isShowing()));
        }
        push(KeyCode.F1, false);
        push(KeyCode.PAGE_DOWN, false);
        assertEquals("slide 2", where(robot).substring(0, 7));
        push(KeyCode.F1, false);
        assertTrue(onFx(() -> of.lookup("#help-card") == null));
    }

    @Test
    void nextSlideWearsTheThemeOfTheClass(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the next slide is pictured", () -> speaker().isPresent() && nextPicture() != null);
        Image light = nextPicture();
        onFx(() -> {
            settings.themeProperty().set(Theme.DARK);
            return true;
        });
        until("it is pictured anew", () -> nextPicture() != null && nextPicture() != light);
        assertTrue(corner(nextPicture()).getBrightness() < corner(light).getBrightness());
    }

    private Image nextPicture() {
        Scene of = speaker().orElseThrow().getScene();
        return onFx(() -> ((ImageView) of.lookup(".next-slide .image-view")).getImage());
    }

    private static Color corner(Image picture) {
        return picture.getPixelReader().getColor(1, 1);
    }

    @Test
    void questionWithItsAnswerBehindAButtonIsAmongThoseOfTheSpeaker(ScreenRobot robot) {
        show("walks-and-tours", 4);
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        Scene of = speaker().orElseThrow().getScene();
        until(
                "all questions are there",
                () -> all(of, ".speaker-ask")
                        .equals(List.of(
                                "Every path is a trail. True? Or click a counterexample.",
                                "It is true. Which sentence proves it?",
                                "And is every trail a path?")));
        push(KeyCode.F8, false);
        until("all answers are there", () -> all(of, ".speaker-answer").stream().noneMatch("…"::equals));
        assertEquals(
                "No. The trail that you clicked on slide 2 comes to a vertex twice.",
                all(of, ".speaker-answer").getLast());
    }

    @Test
    void longQuestionAndItsAnswerLeaveTheButtonBelowThemAlone(ScreenRobot robot) {
        onFx(() -> {
            window.open(OwnLessons.slide("looking-one-move-ahead", 5));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        push(KeyCode.F8, false);
        Scene of = speaker().orElseThrow().getScene();
        until("the answer is there", () -> all(of, ".speaker-answer").equals(List.of("d2")));
        assertTrue(onFx(() -> {
            of.getRoot().applyCss();
            of.getRoot().layout();
            double end = reveal().localToScene(reveal().getLayoutBounds()).getMaxY();
            Node box = of.lookup(".speaker-middle");
            return end <= box.localToScene(box.getLayoutBounds()).getMaxY() + 0.5;
        }));
    }

    private Button reveal() {
        return (Button) speaker().orElseThrow().getScene().lookup("#speaker-reveal");
    }

    @Test
    void f5OnTheFirstPagePresentsTheLessonToGoOnWith(ScreenRobot robot) {
        onFx(() -> {
            window.open(LessonsSetup.LIST);
            return true;
        });
        until("the list is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.F5);
        until("a slide is alone", () -> !barIsShown() && onFx(stage::isFullScreen));
        assertEquals("slide 3 of 8", where(robot));
        until(
                "the scene looks for nothing that Esc would stop first",
                () -> onFx(() -> sceneBeside().commands().stream()
                        .noneMatch(command ->
                                command.isStop() && command.available().get())));
        robot.push(KeyCode.ESCAPE);
        until("the bar is back", this::barIsShown);
    }

    /** Found by its name, or gone back to: the class sees a slide, and the speaker its notes. */
    @Test
    void presentationGoesOnWithAnotherLessonAndEndsWithTheLessonsAndWithTheWindow(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("the speaker's window is there", () -> speaker().isPresent());
        Window first = speaker().orElseThrow();
        show("vertices-and-edges", 10);
        until("the speaker's window has the other lesson", () -> speaker().isPresent());
        assertFalse(barIsShown());
        assertEquals(first, speaker().orElseThrow());
        assertTrue(all(first.getScene(), ".speaker-where").contains(where(robot)), "the slide of the other lesson");
        push(KeyCode.HOME, false);
        assertEquals("slide 1", where(robot).substring(0, 7));
        assertTrue(all(first.getScene(), ".speaker-where").contains(where(robot)));
        onFx(() -> {
            window.open(LessonsSetup.LIST);
            return true;
        });
        until("it is over", () -> onFx(() -> !first.isShowing()) && barIsShown());
        assertEquals(LessonWords.NO_SLIDE_PRESENTED, message(window.scene()));
        onFx(() -> {
            window.open(OwnLessons.slide("why-there-is-no-tour", 3));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        until("it is there again", () -> speaker().isPresent());
        Window second = speaker().orElseThrow();
        close();
        assertFalse(onFx(second::isShowing));
    }
}
