package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.hint.HintWords;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same keys and clicks have the same effects in every scene with a sequence of hints. */
class HintsInEverySceneTest extends WrittenQuizJourney {
    private enum Place {
        PLAY(3, "#hint-1"),
        MAPS(3, "#hint-1"),
        SLIDE(2, ".hint-link");

        private final int hints;

        /** The control that displays the first hint again. */
        private final String again;

        Place(int hints, String again) {
            this.hints = hints;
            this.again = again;
        }
    }

    private void show(Place place) throws IOException {
        if (place == Place.SLIDE) {
            example("## Half of them");
            return;
        }
        onFx(() -> {
            window().open(
                            place == Place.PLAY
                                    ? PlaySetup.of(WrittenBoard.of(Board.full(5, 5)))
                                            .withPath(List.of(0, 7), 2)
                                    : StateMapSetup.of(WrittenPuzzle.usual()).with(GraphLayoutKind.DISTANCE));
            return null;
        });
        untilShown("the scene is on screen", window()::isSettled);
    }

    /** Returns the words of the displayed hint; empty if none is displayed. */
    private String displayed(Place place) {
        untilShown("the hint is found", window()::isSettled);
        List<String> sentences = place == Place.SLIDE
                ? List.of(".reply-words")
                : IntStream.rangeClosed(1, place.hints)
                        .mapToObj(number -> "#hint-words-" + number)
                        .toList();
        return onFx(() -> sentences.stream()
                .map(this::node)
                .filter(node -> node.isVisible())
                .map(node -> ((Labeled) node).getText())
                .reduce("", String::concat));
    }

    @ParameterizedTest
    @EnumSource
    void keyGivesHintAfterHintAndAClickDisplaysAGivenOneAgain(Place place, ScreenRobot robot) throws IOException {
        show(place);
        assertEquals("", displayed(place));
        robot.push(KeyCode.H);
        String first = displayed(place);
        for (int number = 2; number <= place.hints; number++) {
            robot.push(KeyCode.H);
        }
        String last = displayed(place);
        assertEquals(List.of(false, false, false), List.of(first.isEmpty(), last.isEmpty(), first.equals(last)));
        robot.push(KeyCode.H);
        robot.untilText("#message", HintWords.EVERY_GIVEN);
        assertEquals(last, displayed(place));
        robot.clickOn(place.again);
        assertEquals(first, displayed(place));
        robot.push(KeyCode.H);
        assertEquals(last, displayed(place), "every hint is given already");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SLIDE")
    void hintGivenWithTheKeyboardKeepsTheFocusAndOneGivenWithTheMouseReturnsIt(Place place, ScreenRobot robot)
            throws IOException {
        show(place);
        robot.interact(() -> node("#hint-2").requestFocus());
        robot.push(KeyCode.SHIFT, KeyCode.TAB).push(KeyCode.SPACE);
        String first = displayed(place);
        assertNotEquals("", first);
        robot.push(KeyCode.TAB).push(KeyCode.SPACE);
        String second = displayed(place);
        assertNotEquals(first, second, "the second hint is one Tab away from the first");
        robot.clickOn(place.again);
        assertEquals(first, displayed(place));
        assertFalse(onFx(() -> window().scene().getFocusOwner() instanceof Button), "the board has the focus");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SLIDE")
    void clickOnTheDisplayedHintHidesItUntilItIsReadAgain(Place place, ScreenRobot robot) throws IOException {
        show(place);
        robot.push(KeyCode.H);
        String first = displayed(place);
        robot.clickOn(place.again);
        assertEquals("", displayed(place));
        robot.clickOn(place.again);
        assertEquals(first, displayed(place));
    }

    /** In a game another position has other hints; a question stays the same whatever is answered. */
    @ParameterizedTest
    @EnumSource
    void nextActTakesTheHintsAwayInGamesAlone(Place place, ScreenRobot robot) throws IOException {
        show(place);
        robot.push(KeyCode.H).push(KeyCode.H);
        robot.clickOn(place == Place.SLIDE ? ".text-field" : place.again);
        String hint = displayed(place);
        assertNotEquals("", hint);
        switch (place) {
            case PLAY -> robot.push(KeyCode.BACK_SPACE);
            case MAPS -> robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT).type(KeyCode.ENTER);
            case SLIDE -> robot.write("48");
        }
        assertEquals(place == Place.SLIDE ? hint : "", displayed(place));
    }
}
