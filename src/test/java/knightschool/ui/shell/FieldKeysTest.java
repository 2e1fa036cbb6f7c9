package knightschool.ui.shell;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.Path;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is typed into a field or a menu does nothing in the scene below it. */
class FieldKeysTest extends WindowOnScreen {
    private static final List<KeyCode> KEYS = Stream.concat(
                    Stream.of(KeyCode.HOME, KeyCode.END, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.SPACE, KeyCode.PLUS),
                    Stream.of(KeyCode.values())
                            .filter(code -> code.isLetterKey() && code.getName().length() == 1))
            .toList();

    /** Begins with a scene at rest: the searches of a comparison would be made for each of the others as well. */
    FieldKeysTest() {
        super(BuiltInSceneKinds.PLAY);
    }

    private void show(SceneKind kind) {
        onFx(() -> {
            window().show(kind);
            return true;
        });
        untilShown("the scene is there", window()::isSettled);
        afterFrames();
    }

    /** Keys that come to the scene while something is done. */
    private List<KeyCode> heard(Runnable act) {
        List<KeyCode> heard = new ArrayList<>();
        EventHandler<KeyEvent> listener = key -> heard.add(key.getCode());
        onFx(() -> {
            window().scene().getRoot().addEventFilter(KeyEvent.KEY_PRESSED, listener);
            return true;
        });
        act.run();
        onFx(() -> {
            window().scene().getRoot().removeEventFilter(KeyEvent.KEY_PRESSED, listener);
            return true;
        });
        return heard;
    }

    private static List<SceneKind> scenes() {
        return SceneRegistry.all().all().stream()
                .filter(SceneDescriptor::fillsWindow)
                .map(SceneDescriptor::kind)
                .toList();
    }

    private static List<SceneKind> scenesWithACard() {
        return List.of(
                BuiltInSceneKinds.COMPARE, BuiltInSceneKinds.TOUR, BuiltInSceneKinds.PLAY, BuiltInSceneKinds.CENSUS);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void keysInAFieldOfASceneDoNothingElse(SceneKind kind, ScreenRobot robot) {
        show(kind);
        for (TextInputControl field : robot.findAll(TextInputControl.class, ScreenRobot::isSeen)) {
            onFx(() -> {
                field.requestFocus();
                return true;
            });
            Optional<Setup> before = onFx(window()::now);
            onFx(() -> {
                for (KeyCode code : KEYS) {
                    Event.fireEvent(
                            field, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
                    assertTrue(field.isFocused(), () -> code + " takes the keys away from " + field);
                }
                return true;
            });
            assertEquals(before, onFx(window()::now), () -> "after " + KEYS + " in " + field);
        }
    }

    @ParameterizedTest
    @MethodSource("scenesWithACard")
    void keysInTheCardOfTheBoardComeToNoScene(SceneKind kind, ScreenRobot robot) {
        show(kind);
        robot.clickOn("#board-chooser");
        afterFrames();
        List<String> fields = Stream.of("#start", "#columns", "#rows", "#closed")
                .filter(robot::isThere)
                .toList();
        assertFalse(fields.isEmpty(), "the card has fields");
        for (String name : fields) {
            onFx(() -> {
                robot.find(name).requestFocus();
                return true;
            });
            assertEquals(List.of(), heard(() -> robot.type(KEYS.toArray(KeyCode[]::new))), name);
            assertTrue(robot.isSeen("#choice-apply"), () -> name + ": the card is still open");
        }
        robot.type(KeyCode.ESCAPE);
        untilShown("the card is closed", () -> !robot.isThere("#choice-apply"));
    }

    @ParameterizedTest
    @MethodSource("scenesWithACard")
    void wordsAreMadeLargerWhereTheCardOfTheBoardIsOpenAndInIt(SceneKind kind, ScreenRobot robot) {
        show(kind);
        robot.clickOn("#board-chooser");
        afterFrames();
        Node field = onFx(() -> robot.find("#choice-apply").getScene().getFocusOwner());
        double away = onFx(() -> arrowToItsButton(robot));
        double before = onFx(() -> fontOfCard(robot));
        TextSize usual = onFx(() -> window().settings().textSizeProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.PLUS);
        TextSize larger = onFx(() -> window().settings().textSizeProperty().get());
        assertTrue(larger.factor() > usual.factor(), larger + " after " + usual);
        assertEquals(before * larger.factor(), onFx(() -> fontOfCard(robot)), 0.1);
        afterFrames();
        assertSame(field, onFx(() -> robot.find("#choice-apply").getScene().getFocusOwner()));
        assertEquals(away, onFx(() -> arrowToItsButton(robot)), 4, "from the arrow to its button");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertEquals(usual, onFx(() -> window().settings().textSizeProperty().get()));
        robot.type(KeyCode.ESCAPE);
    }

    private static double fontOfCard(ScreenRobot robot) {
        Labeled apply = (Labeled) robot.find("#choice-apply");
        apply.getScene().getRoot().applyCss();
        return apply.getFont().getSize();
    }

    /** How far the arrow of the card is from the middle of the lower edge of its button, in pixels. */
    private static double arrowToItsButton(ScreenRobot robot) {
        Node button = robot.find("#board-chooser");
        Bounds seen = button.localToScreen(button.getBoundsInLocal());
        Path border = (Path) robot.find("#choice-apply").getScene().lookup(".popover > .border");
        LineTo tip = border.getElements().stream()
                .filter(LineTo.class::isInstance)
                .map(LineTo.class::cast)
                .min(Comparator.comparingDouble(LineTo::getY))
                .orElseThrow();
        return border.localToScreen(tip.getX(), tip.getY()).distance(seen.getCenterX(), seen.getMaxY());
    }

    @Test
    void keysInAFieldOfAMenuComeToNoScene(ScreenRobot robot) {
        show(BuiltInSceneKinds.COMPARE);
        robot.clickOn("#until");
        afterFrames();
        onFx(() -> {
            robot.find("#until-depth").requestFocus();
            return true;
        });
        assertEquals(List.of(), heard(() -> robot.type(KEYS.toArray(KeyCode[]::new))));
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void keysInAnOpenMenuComeToNoScene(SceneKind kind, ScreenRobot robot) {
        inEachMenu(
                kind,
                robot,
                menu -> assertEquals(
                        List.of(),
                        heard(() -> robot.type(KeyCode.HOME, KeyCode.END, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.Z)),
                        () -> menu.getId()));
    }

    /** Opens every menu of a scene, one after the other, without the mouse. */
    private void inEachMenu(SceneKind kind, ScreenRobot robot, Consumer<MenuButton> look) {
        show(kind);
        for (MenuButton menu : robot.findAll(MenuButton.class, ScreenRobot::isSeen)) {
            onFx(() -> {
                menu.show();
                return true;
            });
            afterFrames();
            look.accept(menu);
            onFx(() -> {
                menu.hide();
                return true;
            });
        }
    }

    /** A menu that no mouse opened has the keys: Enter chooses its first entry, and the arrow key goes to the next. */
    @ParameterizedTest
    @MethodSource("scenes")
    void firstEntryOfAMenuThatNoMouseOpenedHasTheKeys(SceneKind kind, ScreenRobot robot) {
        inEachMenu(kind, robot, menu -> {
            List<MenuItem> entries = onFx(() -> menu.getItems().stream()
                    .filter(item -> item.isVisible() && !(item instanceof SeparatorMenuItem))
                    .toList());
            Optional<MenuItem> first =
                    entries.stream().filter(item -> !item.isDisable()).findFirst();
            first.ifPresent(item -> assertSame(item, focused(item), menu::getId));
            int next = first.map(entries::indexOf).orElse(entries.size()) + 1;
            if (next < entries.size()) {
                robot.type(KeyCode.DOWN);
                assertSame(entries.get(next), focused(entries.get(next)), menu::getId);
            }
        });
    }

    /** The entry of a menu that has the focus among the entries of its window. */
    private static Object focused(MenuItem item) {
        return onFx(() ->
                item.getParentPopup().getScene().getFocusOwner().getProperties().get(MenuItem.class));
    }

    /** Space ticks the box; Enter takes what stands in the card, as in every field of it. */
    @Test
    void spaceTicksTheBoxAndEnterTakesTheCard(ScreenRobot robot) {
        show(BuiltInSceneKinds.COMPARE);
        robot.clickOn("#board-chooser");
        CheckBox closed = robot.find("#closed", CheckBox.class);
        onFx(() -> {
            robot.find("#rows", Spinner.class).getEditor().setText("6");
            closed.requestFocus();
            return true;
        });
        robot.type(KeyCode.SPACE);
        assertTrue(onFx(closed::isSelected));
        robot.type(KeyCode.ENTER);
        untilShown("the card is closed", () -> !robot.isThere("#choice-apply"));
        String chosen = robot.text("#board-chooser");
        assertTrue(chosen.startsWith("8 × 6") && chosen.contains("closed"), chosen);
    }

    /** The caret goes to the beginning of what is typed, and the clock stays. */
    @Test
    void homeInTheCardMovesTheCaret(ScreenRobot robot) {
        show(BuiltInSceneKinds.COMPARE);
        robot.clickOn("#board-chooser");
        TextField start = robot.find("#start", TextField.class);
        onFx(() -> {
            start.requestFocus();
            start.end();
            return true;
        });
        robot.type(KeyCode.HOME);
        assertEquals(0, onFx(start::getCaretPosition));
        assertFalse(onFx(() -> start.getText().isEmpty()));
    }

    /** Before a class such a key does nothing. */
    @Test
    void listOfKeysSaysWhichLeadToAnotherScene(ScreenRobot robot) {
        robot.push(KeyCode.F1);
        String marked = " (another scene)";
        List<String> leading = onFx(() -> robot.find("#help-card").lookupAll(".does").stream()
                .map(label -> ((Labeled) label).getText())
                .filter(words -> words.endsWith(marked))
                .toList());
        assertEquals(
                List.of(
                        "to the levels" + marked,
                        "compare the algorithms from this start" + marked,
                        "this board in the editor, to change it" + marked),
                leading);
    }
}
