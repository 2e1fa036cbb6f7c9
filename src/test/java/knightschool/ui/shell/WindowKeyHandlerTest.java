package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import knightschool.ui.choice.BoardSideSpinner;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class WindowKeyHandlerTest {
    private final List<String> done = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private boolean isMessageShown;
    private final List<Command> commands =
            List.of(command("play.stop", "Esc"), command("speaker.end", "Esc"), refused("A", "Esc"));
    private final List<Command> everywhere = List.of(command("window.help", "F1", "?"));

    private final Command absent = command("scene.elsewhere", "E", "F1")
            .when(new SimpleBooleanProperty(false))
            .orSay(() -> "Not here.");

    private WindowKeyHandler listening(Scene scene, WindowKeyHandler handler) {
        EscapeLayers.of(scene).add(EscapeLayers.Layer.MESSAGE, () -> isMessageShown, () -> isMessageShown = false);
        handler.listen(heard::add);
        return handler;
    }

    private Command command(String id, String... keys) {
        return Command.of(id, id, () -> done.add(id), keys);
    }

    private Command refused(String... keys) {
        return Command.of("scene.ask", "ask", () -> done.add("asked"), keys)
                .when(new SimpleBooleanProperty(false))
                .orSay(() -> "There is nothing to ask.");
    }

    private WindowKeyHandler.Commands keys(List<Command> now) {
        return new WindowKeyHandler.Commands(() -> everywhere, () -> now, () -> List.of(absent));
    }

    private List<String> afterKeys(boolean covered, boolean presented, KeyCode... codes) {
        return afterEvents(
                covered,
                presented,
                Stream.of(codes).map(code -> pressed("", code, false)).toList());
    }

    private static KeyEvent pressed(String text, KeyCode code, boolean shift) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", text, code, shift, false, false, false);
    }

    private List<String> afterEvents(boolean covered, boolean presented, List<KeyEvent> keys) {
        return afterEvents(commands, covered, presented, keys);
    }

    private List<String> afterEvents(List<Command> ofScene, boolean covered, boolean presented, List<KeyEvent> keys) {
        return ToolkitThread.call(() -> {
            Scene scene = new Scene(new StackPane());
            List<Command> all = new ArrayList<>(ofScene);
            all.addAll(everywhere);
            listening(scene, new WindowKeyHandler(scene, keys(all), () -> covered, () -> presented, Optional::empty));
            keys.forEach(key -> Event.fireEvent(scene, key));
            return List.copyOf(done);
        });
    }

    @Test
    void escStopsWhatIsUnderWay() {
        assertEquals(List.of("play.stop"), afterKeys(false, false, KeyCode.ESCAPE));
    }

    /** The system sends a held key again and again; a step is made as often, and playing begins once. */
    @Test
    void heldSpaceActsOnceAndOtherKeysAsOftenAsTheyCome() {
        List<Command> player = List.of(command("tour.play", "Space"), command("tour.step-forward", "Right"));
        KeyEvent space = pressed(" ", KeyCode.SPACE, false);
        KeyEvent right = pressed("", KeyCode.RIGHT, false);
        KeyEvent release = new KeyEvent(KeyEvent.KEY_RELEASED, "", " ", KeyCode.SPACE, false, false, false, false);
        assertEquals(
                List.of("tour.play", "tour.play", "tour.step-forward", "tour.step-forward", "tour.play"),
                afterEvents(player, false, false, List.of(space, space, space, release, space, right, right, space)));
    }

    /** The release of Shift let a held Shift+Space act as Space. */
    @Test
    void heldSpaceIsHeldUntilItsReleaseWhateverBecomesOfShift() {
        List<Command> player = List.of(command("tour.play", "Space"));
        KeyEvent space = pressed(" ", KeyCode.SPACE, false);
        KeyEvent shift = pressed("", KeyCode.SHIFT, true);
        KeyEvent release = new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.SHIFT, false, false, false, false);
        assertEquals(
                List.of("tour.play"), afterEvents(player, false, false, List.of(space, shift, space, release, space)));
    }

    @Test
    void escClosesAMessageBeforeItLeavesTheScene() {
        isMessageShown = true;
        List<Command> back = List.of(command("glossary.back", "Esc"));
        List<KeyEvent> escape = List.of(pressed("", KeyCode.ESCAPE, false));
        assertEquals(List.of(), afterEvents(back, false, false, escape));
        assertFalse(isMessageShown);
        assertEquals(List.of("glossary.back"), afterEvents(back, false, false, escape));
    }

    /** A message, then what runs or is open in the scene, then the presentation, and the scene itself last. */
    @Test
    void escClosesOneThingForEachPressFromTheTopInAPresentationToo() {
        Command back = command("glossary.back", "Esc");
        for (boolean presented : List.of(false, true)) {
            for (String part : List.of("play.stop", "compare.close-panel", "statemap.back", "statemap.end-edit")) {
                done.clear();
                isMessageShown = true;
                SimpleBooleanProperty open = new SimpleBooleanProperty(true);
                Command closes =
                        Command.of(part, part, () -> open.set(false), "Esc").when(open);
                List<Command> ofScene = List.of(back, closes, command("speaker.end", "Esc"));
                KeyEvent escape = pressed("", KeyCode.ESCAPE, false);
                assertEquals(List.of(), afterEvents(ofScene, false, presented, List.of(escape)));
                assertFalse(isMessageShown);
                assertTrue(open.get(), "closed with the message: " + part);
                assertEquals(List.of(), afterEvents(ofScene, false, presented, List.of(escape)));
                assertFalse(open.get(), "closed by the second key: " + part);
                assertEquals(
                        List.of(presented ? "speaker.end" : "glossary.back"),
                        afterEvents(ofScene, false, presented, List.of(escape)));
            }
        }
    }

    /** A number that is typed but not entered is given up before a presentation ends. */
    @Test
    void escIsFirstThatOfAFocusedControlWhichUsesIt() {
        List<String> ended = ToolkitThread.call(() -> {
            BoardSideSpinner side = new BoardSideSpinner("columns", 5, 8, _ -> {});
            Button elsewhere = new Button("elsewhere");
            Scene scene = new Scene(new StackPane(side, elsewhere));
            List<Command> ofScene = List.of(command("speaker.end", "Esc"));
            listening(scene, new WindowKeyHandler(scene, keys(ofScene), () -> false, () -> true, Optional::empty));
            scene.getRoot().applyCss();
            side.requestFocus();
            side.getEditor().setText("7");
            Event.fireEvent(side, pressed("", KeyCode.ESCAPE, false));
            assertEquals("5", side.getEditor().getText());
            assertEquals(List.of(), done, "the presentation goes on");
            Event.fireEvent(side, pressed("", KeyCode.ESCAPE, false));
            assertEquals(List.of("speaker.end"), done, "the number was not edited again");
            side.getEditor().setText("7");
            elsewhere.requestFocus();
            Event.fireEvent(elsewhere, pressed("", KeyCode.ESCAPE, false));
            return List.copyOf(done);
        });
        assertEquals(List.of("speaker.end", "speaker.end"), ended, "the control has no focus");
    }

    /** JavaFX closes a menu by Esc, and takes the key even where the menu is closed. */
    @Test
    void escOnAButtonWithAMenuIsTheScenes() {
        List<String> stopped = ToolkitThread.call(() -> {
            MenuButton menu = new MenuButton("menu");
            ChoiceBox<String> box = new ChoiceBox<>();
            Scene scene = new Scene(new StackPane(menu, box));
            listening(scene, new WindowKeyHandler(scene, keys(commands), () -> false, () -> false, Optional::empty));
            scene.getRoot().applyCss();
            Event.fireEvent(menu, pressed("", KeyCode.ESCAPE, false));
            Event.fireEvent(box, pressed("", KeyCode.ESCAPE, false));
            return List.copyOf(done);
        });
        assertEquals(List.of("play.stop", "play.stop"), stopped);
    }

    /** By itself JavaFX opens a menu by Down alone, and Up leads to whatever lies above. */
    @Test
    void arrowKeysOpenAMenuAndAList() {
        for (KeyCode key : List.of(KeyCode.UP, KeyCode.DOWN)) {
            ToolkitThread.run(() -> {
                MenuButton menu = new MenuButton("menu");
                ChoiceBox<String> box = new ChoiceBox<>();
                Scene scene = new Scene(new StackPane(menu, box));
                listening(
                        scene, new WindowKeyHandler(scene, keys(commands), () -> false, () -> false, Optional::empty));
                scene.getRoot().applyCss();
                Event.fireEvent(menu, pressed("", key, false));
                Event.fireEvent(box, pressed("", key, false));
                assertTrue(menu.isShowing(), key::toString);
                assertTrue(box.isShowing(), key::toString);
            });
        }
    }

    /** JavaFX knows only one of the two keys, and which one depends on the system. */
    @Test
    void bothKeysRedoWhatIsTypedIntoAText() {
        for (KeyEvent key : List.of(redo(KeyCode.Y, false), redo(KeyCode.Z, true))) {
            assertEquals(
                    "48",
                    ToolkitThread.call(() -> {
                        TextField field = new TextField();
                        Scene scene = new Scene(new StackPane(field));
                        new WindowKeyHandler(scene, keys(commands), () -> false, () -> false, Optional::empty)
                                .listen(heard::add);
                        scene.getRoot().applyCss();
                        field.appendText("48");
                        field.undo();
                        assertEquals("", field.getText());
                        Event.fireEvent(field, key);
                        return field.getText();
                    }),
                    key.toString());
        }
    }

    private static KeyEvent redo(KeyCode code, boolean shift) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, true, false, false);
    }

    @Test
    void questionMarkIsKnownOnEveryKeyboardAndIsNoSlash() {
        List<KeyEvent> keys = List.of(
                pressed("?", KeyCode.UNDEFINED, true),
                pressed("", KeyCode.SLASH, true),
                pressed("/", KeyCode.SLASH, false));
        assertEquals(List.of("window.help", "window.help"), afterEvents(false, false, keys));
    }

    @Test
    void keyOfACommandThatCannotBeDoneSaysWhy() {
        assertEquals(List.of(), afterKeys(false, false, KeyCode.A, KeyCode.B));
        assertEquals(List.of("There is nothing to ask."), heard);
    }

    @Test
    void keyOfASceneThatIsCoveredSaysNothing() {
        afterKeys(true, false, KeyCode.A);
        assertEquals(List.of(), heard);
    }

    @Test
    void keyOfACommandOfAnotherPlaceSaysSoUnlessItHasACommandHere() {
        assertEquals(List.of("window.help"), afterKeys(false, false, KeyCode.E, KeyCode.F1));
        assertEquals(List.of("Not here."), heard);
        afterKeys(true, false, KeyCode.E);
        assertEquals(List.of("Not here."), heard, "a card covers the scene");
    }

    @Test
    void escSaysNothing() {
        assertEquals(Optional.empty(), Command.refusal(List.of(refused("Esc")), pressed("", KeyCode.ESCAPE, false)));
    }

    @Test
    void sceneThatIsCoveredGetsNoKeys() {
        assertEquals(List.of("window.help"), afterKeys(true, false, KeyCode.ESCAPE, KeyCode.F1));
    }
}
