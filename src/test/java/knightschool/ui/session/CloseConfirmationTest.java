package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.Eventually;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One question about all that is in no file, before the window closes. */
@ExtendWith(OnScreen.class)
class CloseConfirmationTest extends CloseConfirmationJourney {
    /** The disk or the person has answered. */
    private void saved(String name, boolean isSaved) {
        onFx(() -> {
            if (isSaved) {
                unsaved.remove(name);
                list();
            }
            waiting.remove(name).accept(isSaved);
            return true;
        });
    }

    private List<String> listed() {
        List<CheckBox> all = boxes();
        return onFx(() -> all.stream()
                .map(box -> box.getText() + (box.isSelected() ? " +" : " -"))
                .toList());
    }

    private void fire(int box) {
        CheckBox chosen = boxes().get(box);
        onFx(() -> {
            chosen.fire();
            return true;
        });
    }

    private String words() {
        return onFx(() -> button("closing-save").getText());
    }

    @Test
    void saysWhetherOneThingIsInNoFileOrSeveral() {
        assertEquals("These have changes that are in no file yet. What is not saved now is lost.", asked());
        assertEquals("Save none", onFx(() -> button("closing-discard").getText()));
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        unsaved.subList(1, unsaved.size()).clear();
        request();
        assertEquals("This has changes that are in no file yet. What is not saved now is lost.", asked());
        assertEquals("Save", words());
        assertEquals("Don't save", onFx(() -> button("closing-discard").getText()));
    }

    /** A name that takes two lines is read whole without scrolling. */
    @Test
    void listIsAsHighAsItsNames() {
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        unsaved.clear();
        unsaved.add("4 algorithms on 5 × 5, 6 × 6, 7 × 7, 8 × 8, from 174 starts, at most 10,000,000 steps each");
        request();
        Eventually.afterFrames();
        CheckBox box = boxes().getFirst();
        Region list = onFx(() -> (Region) window.scene().getRoot().lookup("#check-list"));
        assertTrue(onFx(box::getHeight) > 30, "two lines");
        assertTrue(
                onFx(() -> list.localToScene(list.getLayoutBounds()).contains(box.localToScene(box.getLayoutBounds()))),
                () -> onFx(() -> list.getHeight() + " for " + box.getHeight()));
    }

    private String asked() {
        return onFx(() -> ((Labeled) window.scene().lookup("#closing-words")).getText());
    }

    /** A census that had just begun has rows only now: "Save none" was not said of it. */
    @Test
    void discardingAsksAgainWhereMoreIsUnsavedThanWasListed() {
        unsaved.add("four");
        onFx(() -> {
            list();
            button("closing-discard").fire();
            return true;
        });
        assertEquals(List.of(), done);
        assertEquals(List.of("Compare: one +", "Compare: two +", "Compare: three +", "Compare: four +"), listed());
        assertTrue(asked().startsWith("There is more than was listed."));
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        assertEquals(List.of("closed"), done);
    }

    @Test
    void listNamesAllOnceAndEnterSavesThemOneAfterTheOther(ScreenRobot robot) {
        assertEquals(List.of("Compare: one +", "Compare: two +", "Compare: three +"), listed());
        assertEquals("Save all", words());
        robot.push(KeyCode.ENTER);
        assertEquals(List.of("save one"), done);
        robot.push(KeyCode.ENTER);
        assertEquals(List.of("save one"), done, "it is being saved already");
        saved("one", true);
        saved("two", true);
        saved("three", true);
        assertEquals(List.of("save one", "save two", "save three", "closed"), done);
        assertTrue(boxes().isEmpty());
    }

    @Test
    void onlyWhatIsChosenIsSavedAndTheRestGivenUp() {
        fire(1);
        assertEquals("Save chosen", words());
        fire(0);
        fire(2);
        assertTrue(onFx(() -> button("closing-save").isDisabled()), "nothing is chosen");
        fire(2);
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("three", true);
        assertEquals(List.of("save three", "closed"), done);
    }

    @Test
    void whatIsNotSavedAfterAllLeadsBackToTheListAndNothingIsLost() {
        fire(1);
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("one", true);
        saved("three", false);
        assertEquals(List.of("Compare: two -", "Compare: three +"), listed());
        assertEquals(List.of("save one", "save three"), done);
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        assertEquals("closed", done.getLast());
    }

    /** Else the card would say for ever that it saves, with a button that does nothing. */
    @Test
    void savingThatBreaksDownLeadsBackToTheListAndCanBeTriedAgain() {
        broken.add("two");
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        unsaved.remove("one");
        onFx(() -> {
            list();
            Consumer<Boolean> then = waiting.remove("one");
            return assertThrows(IllegalStateException.class, () -> then.accept(true));
        });
        assertEquals(List.of("Compare: two +", "Compare: three +"), listed());
        assertEquals("These have changes that are in no file yet. What is not saved now is lost.", asked());
        broken.clear();
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("two", true);
        saved("three", true);
        assertEquals(List.of("save one", "save two", "save two", "save three", "closed"), done);
    }

    /** The next document would be saved twice, and the window closed before the second one has ended. */
    @Test
    void saveIsAnsweredOnce() {
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        Consumer<Boolean> one = waiting.get("one");
        saved("one", true);
        onFx(() -> {
            one.accept(true);
            return true;
        });
        assertEquals(List.of("save one", "save two"), done);
        saved("two", false);
        onFx(() -> {
            one.accept(true);
            return true;
        });
        assertEquals(List.of("save one", "save two"), done);
    }

    @Test
    void answerToAnEarlierQuestionIsNoneToTheNextOne() {
        Button earlier = button("closing-discard");
        fireCancel();
        request();
        onFx(() -> {
            earlier.fire();
            return true;
        });
        assertEquals(List.of(), done);
        assertEquals(3, boxes().size(), "the question stands");
    }

    @Test
    void nothingIsSavedOrClosedAfterTheWindowIsClosed() {
        Button discard = button("closing-discard");
        onFx(() -> {
            button("closing-save").fire();
            window.close();
            discard.fire();
            return true;
        });
        saved("one", true);
        assertEquals(List.of("save one"), done);
    }

    /** A file that waits for the answer would be waited for, for ever. */
    @Test
    void questionIsCancelledWithItsWindowAndOneThatComesLaterAtOnce() {
        List<String> cancelled = new ArrayList<>();
        onFx(() -> {
            window.ask(question("one", () -> {
                cancelled.add("one");
                throw new IllegalStateException("broken on purpose");
            }));
            window.ask(question("two", () -> cancelled.add("two")));
            assertThrows(IllegalStateException.class, window::close);
            window.ask(question("three", () -> cancelled.add("three")));
            return true;
        });
        assertEquals(List.of("two", "one", "three"), cancelled);
    }

    private static ModalCard question(String id, Runnable cancelled) {
        Button button = QuestionDialog.button(id, "Close", () -> {});
        VBox card = QuestionDialog.card("Really?");
        card.setId(id + "-card");
        card.getChildren().add(button);
        return new ModalCard(card, button, cancelled);
    }

    @Test
    void escAndCancelGoOnAndTheNextTimeItIsAskedAgain(ScreenRobot robot) {
        robot.push(KeyCode.ESCAPE);
        assertTrue(boxes().isEmpty());
        request();
        request();
        assertEquals(3, boxes().size());
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        assertEquals(List.of(), done);
        unsaved.clear();
        request();
        assertEquals(List.of("closed"), done);
    }

    @Test
    void escWhileItIsSavedGoesOnAndDoesNotClose(ScreenRobot robot) {
        robot.push(KeyCode.ENTER);
        robot.push(KeyCode.ESCAPE);
        saved("one", true);
        assertEquals(List.of("save one"), done);
    }

    @Test
    void whatWasChangedWhileItWasSavedIsAskedAboutAgain(ScreenRobot robot) {
        fire(1);
        fire(2);
        robot.push(KeyCode.ENTER);
        onFx(() -> {
            waiting.remove("one").accept(true);
            return true;
        });
        assertEquals(List.of("Compare: one +", "Compare: two -", "Compare: three -"), listed());
        assertEquals(List.of("save one"), done);
    }

    @Test
    void whatIsBeingSavedIsNamedAndCanStillBeGivenUp() {
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        assertEquals(
                "Saving Compare: one …", onFx(() -> ((Labeled) window.scene().lookup("#closing-words")).getText()));
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        assertEquals(List.of("save one", "closed"), done);
    }
}
