package knightschool.ui.message;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.util.Subscription;
import knightschool.files.InputFault;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

/** Reports that wait until a class has gone, and are said once. */
class MessageStripTest {
    private static final InputFault FAULT = new InputFault("the folder is gone", "Choose another.");
    private static final String SAVED = "Saved as x.";
    private static final String DONE = "The census is done.";
    private static final String NEXT = "Copied.";

    private static void eachOnScreen(Consumer<MessageStrip> look) {
        ToolkitThread.run(() -> {
            MessageStrip strip = new MessageStrip();
            StackPane over = new StackPane(strip.node());
            new Scene(over, 800, 600);
            look.accept(strip);
        });
    }

    /** Two reports came while a class looked on, and are said now that it has gone. */
    private static void afterClass(MessageStrip strip) {
        strip.saysFaultsOnly(true);
        strip.report(SAVED);
        strip.report(DONE);
        strip.saysFaultsOnly(false);
        assertEquals(SAVED + " " + DONE, shown(strip));
    }

    private static String shown(MessageStrip strip) {
        return strip.shownProperty().get();
    }

    @Test
    void reportsOfAClassAreNotSaidAgainOnceTheyWentAndAFaultStands() {
        eachOnScreen(strip -> {
            strip.showPersistent("folder", FAULT);
            afterClass(strip);
            strip.clear();
            assertEquals(FAULT.displayMessage(), shown(strip));
            strip.report(NEXT);
            assertEquals(NEXT, shown(strip));
        });
    }

    @Test
    void reportsOfAClassAreNotSaidAgainOnceTheyAreDismissedAndAFaultStands() {
        eachOnScreen(strip -> {
            strip.showPersistent("folder", FAULT);
            afterClass(strip);
            ((Button) strip.node().lookup("#dismiss")).fire();
            assertEquals(FAULT.displayMessage(), shown(strip));
            strip.report(NEXT);
            assertEquals(NEXT, shown(strip));
        });
    }

    @Test
    void reportsOfAClassAreNotSaidAgainOnceSomethingElseWasSaid() {
        eachOnScreen(strip -> {
            afterClass(strip);
            strip.say("Try another square.");
            strip.report(NEXT);
            assertEquals(NEXT, shown(strip));
        });
    }

    @Test
    void reportsOfAClassThatNobodyHasReadAreSaidWithTheNext() {
        eachOnScreen(strip -> {
            afterClass(strip);
            strip.report(NEXT);
            assertEquals(SAVED + " " + DONE + " " + NEXT, shown(strip));
        });
    }

    @Test
    void faultThatGoesDuringAClassTakesNoReportWithIt() {
        eachOnScreen(strip -> {
            strip.saysFaultsOnly(true);
            strip.report(SAVED);
            strip.showPersistent("folder", FAULT);
            strip.settled("folder");
            strip.saysFaultsOnly(false);
            assertEquals(SAVED, shown(strip));
        });
    }

    @Test
    void sentenceIsTakenBackOutOfOthers() {
        eachOnScreen(strip -> {
            afterClass(strip);
            strip.withdraw(SAVED);
            assertEquals(DONE, shown(strip));
            strip.withdraw(DONE);
            assertEquals("", shown(strip));
            strip.report(NEXT);
            assertEquals(NEXT, shown(strip));
        });
    }

    @Test
    void sentenceIsTakenBackBeforeItIsSaid() {
        eachOnScreen(strip -> {
            strip.saysFaultsOnly(true);
            strip.report(SAVED);
            strip.report(DONE);
            strip.withdraw(SAVED);
            strip.saysFaultsOnly(false);
            assertEquals(DONE, shown(strip));
        });
    }

    @Test
    void refusalGoesWithTheNextActAndAReportDoesNot() {
        eachOnScreen(strip -> {
            strip.answer("Make a move first.");
            press(strip, KeyCode.SHIFT);
            assertEquals("Make a move first.", shown(strip));
            press(strip, KeyCode.A);
            assertEquals("", shown(strip));
            strip.report(SAVED);
            press(strip, KeyCode.A);
            assertEquals(SAVED, shown(strip));
        });
    }

    @Test
    void refusalIsThereForTheWindowToCloseByEscape() {
        eachOnScreen(strip -> {
            strip.answer("This is the last slide.");
            assertTrue(pressEscape(strip), "used up");
            assertEquals("", shown(strip));
            assertFalse(pressEscape(strip), "left to the scene");
        });
    }

    /** Esc that closes a card is an act like any other: what it was about is over. */
    @Test
    void refusalGoesWithEscapeThatClosesSomethingAboveIt() {
        for (boolean isFirst : List.of(false, true)) {
            eachOnScreen(strip -> {
                Scene scene = strip.node().getScene();
                SimpleBooleanProperty card = new SimpleBooleanProperty(true);
                EscapeLayers.of(scene).add(EscapeLayers.Layer.CARD, card::get, () -> card.set(false));
                if (isFirst) {
                    // As where the strip comes into a window that has layers already.
                    ((StackPane) scene.getRoot()).getChildren().clear();
                    ((StackPane) scene.getRoot()).getChildren().add(strip.node());
                }
                strip.answer("This is the last slide.");
                assertTrue(pressEscape(strip));
                assertFalse(card.get());
                assertEquals("", shown(strip));
                card.set(true);
                strip.report(SAVED);
                assertTrue(pressEscape(strip));
                assertEquals(SAVED, shown(strip));
            });
        }
    }

    /** It would otherwise be shown again at once, and Esc could never leave the scene. */
    @Test
    void lastingFaultIsClosedForGood() {
        eachOnScreen(strip -> {
            strip.showPersistent("folder", FAULT);
            assertTrue(pressEscape(strip));
            assertFalse(pressEscape(strip));
            strip.report(SAVED);
            assertTrue(pressEscape(strip));
            assertEquals("", shown(strip));
        });
    }

    private static Message notice(String words, Message.Stay stay, Node about, Runnable onClosed) {
        return new Message(words, stay, List.of(), Optional.of(about), onClosed);
    }

    private static Message notice(String words, Message.Stay stay, Node about) {
        return notice(words, stay, about, () -> {});
    }

    @Test
    void noticeOfWorkComesAfterADelayButGoesOnAtOnce() {
        eachOnScreen(strip -> {
            Region pane = new Region();
            strip.show(notice("Looking", Message.Stay.DURING_WORK, pane));
            assertEquals("", shown(strip));
            until("there was time to find it", () -> !shown(strip).isEmpty());
            Subscription last = strip.show(notice("Looking on", Message.Stay.DURING_WORK, pane));
            assertEquals("Looking on", shown(strip));
            assertFalse(pressEscape(strip), "left to the command that stops it");
            last.unsubscribe();
            assertEquals("", shown(strip));
        });
    }

    @Test
    void noticesOfTwoScenesAreShownOneAfterTheOther() {
        eachOnScreen(strip -> {
            Subscription first = strip.show(notice("first", Message.Stay.UNTIL_MENDED, new Region()));
            Subscription second = strip.show(notice("second", Message.Stay.UNTIL_MENDED, new Region()));
            assertEquals("second", shown(strip));
            second.unsubscribe();
            assertEquals("first", shown(strip));
            first.unsubscribe();
            assertEquals("", shown(strip));
        });
    }

    @Test
    void ownerOfANoticeIsToldWhenItWentForAnotherMessage() {
        eachOnScreen(strip -> {
            AtomicInteger closed = new AtomicInteger();
            Region pane = new Region();
            strip.show(notice("Never.", Message.Stay.UNTIL_READ, pane, closed::incrementAndGet));
            Subscription next = strip.show(notice("Not yet.", Message.Stay.UNTIL_READ, pane, closed::incrementAndGet));
            assertEquals(0, closed.get(), "the owner itself has replaced it");
            strip.report(SAVED);
            assertEquals(1, closed.get());
            next.unsubscribe();
            assertEquals(SAVED, shown(strip));
        });
    }

    /** A notice is no act of the user, who may not have read the fault yet. */
    @Test
    void faultReturnsAfterANoticeUntilItIsClosed() {
        for (Message.Stay stay : List.of(Message.Stay.UNTIL_READ, Message.Stay.UNTIL_MENDED)) {
            eachOnScreen(strip -> {
                strip.show(FAULT);
                Subscription notice = strip.show(notice("Never.", stay, new Region()));
                assertEquals("Never.", shown(strip));
                notice.unsubscribe();
                assertEquals(FAULT.displayMessage(), shown(strip));
                assertTrue(pressEscape(strip));
                assertEquals("", shown(strip));
                strip.show(FAULT);
                strip.report(SAVED);
                assertTrue(pressEscape(strip));
                assertEquals("", shown(strip), "replaced by an act");
            });
        }
    }

    /** A message with a button waits for a decision, which another message is not. */
    @Test
    void messageWithAButtonReturnsAfterAnotherUntilItIsClosed() {
        eachOnScreen(strip -> {
            Region pane = new Region();
            AtomicInteger closed = new AtomicInteger();
            Message limit = offering("Not up to step 1,000.", Message.Stay.UNTIL_READ, pane, closed::incrementAndGet);
            Subscription first = strip.show(limit);
            strip.answer("There is no question.");
            press(strip, KeyCode.A);
            assertEquals(limit.words(), shown(strip), "after a refusal");
            strip.report(SAVED);
            strip.show(notice("Never.", Message.Stay.UNTIL_READ, new Region())).unsubscribe();
            assertEquals(limit.words(), shown(strip), "after a report and a notice");
            assertEquals(0, closed.get());
            assertTrue(pressEscape(strip));
            assertEquals(1, closed.get());
            assertEquals("", shown(strip));
            Subscription second = strip.show(limit);
            strip.report(SAVED);
            second.unsubscribe();
            first.unsubscribe();
            assertTrue(pressEscape(strip));
            assertEquals("", shown(strip), "its owner has withdrawn it");
        });
    }

    private static Message offering(String words, Message.Stay stay, Node about, Runnable onClosed) {
        Message.Offer offer = new Message.Offer("Go on", Command.of("compare.go-on", onClosed));
        return new Message(words, stay, List.of(offer), Optional.of(about), onClosed);
    }

    /** A report in a search does not hide the button that stops the search. */
    @Test
    void buttonOfWorkStaysBesideAReport() {
        eachOnScreen(strip -> {
            Region pane = new Region();
            AtomicInteger stopped = new AtomicInteger();
            strip.show(offering("Looking", Message.Stay.DURING_WORK, pane, stopped::incrementAndGet));
            until("there was time to find it", () -> !shown(strip).isEmpty());
            strip.report(NEXT);
            Subscription work =
                    strip.show(offering("Looking on", Message.Stay.DURING_WORK, pane, stopped::incrementAndGet));
            assertEquals(NEXT, shown(strip));
            assertEquals(NEXT + " Looking on", words(strip));
            ((Button) strip.node().lookup("#compare-go-on")).fire();
            assertEquals(1, stopped.get());
            work.unsubscribe();
            assertEquals(NEXT, words(strip));
            assertNull(strip.node().lookup("#compare-go-on"));
            assertTrue(pressEscape(strip));
            assertEquals("", shown(strip));
        });
    }

    /** The search may have begun a moment before the report came. */
    @Test
    void workIsSaidBesideAReportThatCameWithinItsDelay() {
        eachOnScreen(strip -> {
            strip.show(offering("Looking", Message.Stay.DURING_WORK, new Region(), () -> {}));
            strip.report(SAVED);
            until("there was time to find it", () -> !words(strip).equals(SAVED));
            assertEquals(SAVED + " Looking", words(strip));
            assertTrue(strip.node().lookup("#compare-go-on").isVisible());
            assertTrue(pressEscape(strip));
            assertEquals("Looking", words(strip));
        });
    }

    private static String words(MessageStrip strip) {
        return ((Label) strip.node().lookup("#message")).getText();
    }

    @Test
    void noticeIsNotRaisedOverAQuestionButAFaultOfTheAnswerIs() {
        eachOnScreen(strip -> {
            Region pane = new Region();
            strip.show(notice("Looking", Message.Stay.UNTIL_MENDED, pane));
            strip.asks(true);
            strip.show(notice("Looking on", Message.Stay.UNTIL_MENDED, pane));
            assertFalse(strip.ofQuestionProperty().get());
            strip.show(FAULT);
            assertTrue(strip.ofQuestionProperty().get());
            assertTrue(pressEscape(strip));
            assertEquals("Looking on", shown(strip));
            assertFalse(strip.ofQuestionProperty().get());
        });
    }

    @Test
    void noticeOfWorkDoesNotComeBeforeItsDelayBecauseAnotherMessageGoes() {
        eachOnScreen(strip -> {
            strip.report(SAVED);
            strip.show(notice("Looking", Message.Stay.DURING_WORK, new Region()));
            assertTrue(pressEscape(strip));
            assertEquals("", shown(strip));
            until("there was time to find it", () -> shown(strip).equals("Looking"));
        });
    }

    @Test
    void windowBesideSpeaksOnlyAsLongAsItsSentenceIsShown() {
        ToolkitThread.run(() -> {
            SecondaryWindowMessages messages = new SecondaryWindowMessages();
            StackPane over = (StackPane) messages.node();
            new Scene(over, 800, 600);
            messages.strip().show(notice("Looking", Message.Stay.UNTIL_MENDED, over));
            messages.say("Not here.");
            assertTrue(messages.isSpeaking());
            messages.strip().clear();
            assertEquals("Looking", shown(messages.strip()));
            assertFalse(messages.isSpeaking());
        });
    }

    @Test
    void stripKeepsNothingInMemoryOfWhatWasWithdrawn() {
        eachOnScreen(strip -> {
            WeakReference<Node> pane = new WeakReference<>(saidAndWithdrawn(strip));
            until("it is collected", System::gc, () -> pane.get() == null);
        });
    }

    private static Node saidAndWithdrawn(MessageStrip strip) {
        Region pane = new Region();
        Command command = Command.of("compare.go-on", () -> pane.setVisible(false));
        for (Message.Stay stay : Message.Stay.values()) {
            strip.show(new Message(
                            "Search.",
                            stay,
                            List.of(new Message.Offer("Go on", command)),
                            Optional.of(pane),
                            () -> pane.setVisible(false)))
                    .unsubscribe();
        }
        return pane;
    }

    /** Presses Esc, and returns whether the window has used it. */
    private static boolean pressEscape(MessageStrip strip) {
        Scene scene = strip.node().getScene();
        AtomicBoolean passed = new AtomicBoolean();
        scene.setOnKeyPressed(_ -> passed.set(true));
        press(strip, KeyCode.ESCAPE);
        return !passed.get();
    }

    private static void press(MessageStrip strip, KeyCode code) {
        Node root = strip.node().getScene().getRoot();
        root.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    /** Beside a control the words would stand in a narrow column. */
    @Test
    void noWordOfAMessageIsBrokenWhereTheWindowHasRoomForIt() {
        ToolkitThread.run(() -> {
            MessageStrip strip = new MessageStrip();
            Button left = new Button("a control");
            left.setMinSize(520, 700);
            StackPane over = new StackPane(left, strip.node());
            StackPane.setAlignment(left, Pos.CENTER_LEFT);
            Scene window = new Scene(over, 1000, 700);
            over.applyCss();
            over.layout();
            String path = "/home/somebody/boards-of-the-lesson/drawn-by-the-class-of-this-year/new-board.board";
            strip.say("Saved as " + path + ". It is in the list of the files that were used last.");
            over.applyCss();
            over.layout();
            Text word = new Text(path + ".");
            Label label = (Label) strip.node().lookup("#message");
            word.setFont(label.getFont());
            assertTrue(label.getWidth() >= word.getLayoutBounds().getWidth(), () -> label + " " + window.getWidth());
        });
    }
}
