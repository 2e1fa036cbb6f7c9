package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.CycleTerminology;
import knightschool.play.level.LevelCollection;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.ui.command.Command;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

@ExtendWith(OnScreen.class)
class MainWindowTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private final List<String> log = new ArrayList<>();
    private final UserSettings settings = UserSettings.forgotten();
    private static final Board BOARD = Board.full(5, 5);

    private final BooleanProperty working = new SimpleBooleanProperty();
    private MainWindow window;

    /** A scene that writes down what happens to it. */
    private final class LoggedScene<S extends Setup> implements SetupDrivenScene<S>, VisibilityAwareScene {
        private final String name;
        private final Node node;
        private final Command stop;
        private S opened;

        LoggedScene(SceneKind kind) {
            name = kind.word();
            Button button = new Button(name);
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            button.setOnAction(_ -> log.add(name + " clicked"));
            node = button;
            stop = Command.of(name + Command.STOP, "stop", this::stop, "Esc").when(working);
            log.add(name + " made");
        }

        private void stop() {
            log.add(name + " stopped");
            working.set(false);
        }

        @Override
        public void open(S setup) {
            opened = setup;
        }

        @Override
        public S now() {
            return opened;
        }

        @Override
        public Node node() {
            return node;
        }

        @Override
        public List<Command> commands() {
            return List.of(
                    Command.of(name + ".play", "play the game", () -> log.add(name + " got P"), "P"),
                    Command.of(name + ".leave", "leave the game", () -> log.add(name + " got Esc"), "Esc")
                            .when(working.not()),
                    stop);
        }

        @Override
        public boolean isSettled() {
            return true;
        }

        @Override
        public void onShown() {
            log.add(name + " shown");
            node.requestFocus();
        }

        @Override
        public void onHidden() {
            log.add(name + " left");
        }

        @Override
        public void close() {
            log.add(name + " closed");
        }
    }

    @Start
    void open(Stage stage) {
        window = windows.make(
                settings,
                new SceneDescriptors(List.of(
                        type(BuiltInSceneKinds.COMPARE, CompareSetup.class, CompareSetup.of(BOARD)),
                        type(BuiltInSceneKinds.LEVEL, LevelSetup.class, LevelSetup.of(LevelCollection.numbered(1)))
                                .under(BuiltInSceneKinds.COMPARE),
                        type(BuiltInSceneKinds.EDITOR, EditorSetup.class, EditorSetup.of(BOARD)),
                        type(BuiltInSceneKinds.CENSUS, CensusSetup.class, CensusSetup.of(BOARD)))));
        window.show(BuiltInSceneKinds.COMPARE);
        stage.setScene(window.scene());
        stage.setWidth(1280);
        stage.setHeight(720);
        stage.show();
    }

    private <S extends Setup> SceneDescriptor<S> type(SceneKind kind, Class<S> setups, S first) {
        return new SceneDescriptor<>(kind, kind.word(), setups, _ -> first, (_, _) -> new LoggedScene<>(kind));
    }

    /** With scenes of other makers there are more tabs than digits on a keyboard. */
    @Test
    void tabsAfterTheNinthHaveNoKey() {
        List<SceneDescriptor<?>> tabs = new ArrayList<>();
        SceneKind.values().forEach(kind -> tabs.add(type(kind, CompareSetup.class, CompareSetup.of(BOARD))));
        assertTrue(tabs.size() > 10, tabs::toString);
        windows.make(settings, new SceneDescriptors(tabs));
        assertEquals(List.of("Ctrl+9"), GlobalCommands.tabKeys(9));
        assertEquals(List.of(), GlobalCommands.tabKeys(10));
    }

    @Test
    void tabLeadsToTheSceneUnderItThatWasShownLast(ScreenRobot robot) {
        window.show(BuiltInSceneKinds.LEVEL);
        Eventually.untilAnswered();
        assertTrue(robot.find("#tab-compare", ToggleButton.class).isSelected());
        robot.clickOn("#tab-compare");
        assertEquals(BuiltInSceneKinds.LEVEL, window.now().orElseThrow().scene());
        robot.clickOn("#tab-editor").clickOn("#tab-compare");
        assertEquals(BuiltInSceneKinds.LEVEL, window.now().orElseThrow().scene());
        assertEquals(
                List.of(BuiltInSceneKinds.COMPARE, BuiltInSceneKinds.LEVEL, BuiltInSceneKinds.EDITOR).stream()
                        .sorted()
                        .toList(),
                window.all().stream().map(Setup::scene).sorted().toList());
        assertEquals(BuiltInSceneKinds.COMPARE, window.all().getFirst().scene());
        window.show(BuiltInSceneKinds.COMPARE);
        Eventually.untilAnswered();
        assertEquals(BuiltInSceneKinds.LEVEL, window.all().getFirst().scene());
        robot.clickOn("#tab-editor").clickOn("#tab-compare");
        assertEquals(BuiltInSceneKinds.COMPARE, window.now().orElseThrow().scene());
    }

    @Test
    void showMakesASceneOnlyWhenItIsFirstShownAndGivesItTheKeysWhenItIsThere(ScreenRobot robot) {
        assertEquals(List.of("compare made", "compare shown"), log);
        robot.clickOn("#tab-editor")
                .clickOn("#tab-compare")
                .clickOn("#tab-compare")
                .clickOn("#tab-editor");
        assertEquals(
                List.of(
                        "compare made",
                        "compare shown",
                        "editor made",
                        "compare left",
                        "editor shown",
                        "editor left",
                        "compare shown",
                        "compare shown",
                        "compare left",
                        "editor shown"),
                log);
    }

    @Test
    void keysGoToTabsThemeAndScene(ScreenRobot robot) {
        robot.press(KeyCode.CONTROL, KeyCode.DIGIT3).release(KeyCode.DIGIT3, KeyCode.CONTROL);
        assertTrue(log.contains("census shown"), log.toString());
        robot.press(KeyCode.CONTROL, KeyCode.T).release(KeyCode.T, KeyCode.CONTROL);
        assertEquals(Theme.DARK, settings.themeProperty().get());
        robot.type(KeyCode.P);
        assertTrue(log.contains("census got P"), log.toString());
    }

    @Test
    void openGoesToTheSceneOfASetupAndBackToWhatWasThere(ScreenRobot robot) {
        EditorSetup other = EditorSetup.of(Board.full(3, 4));
        robot.interact(() -> window.open(other));
        assertEquals(Optional.of(other), window.now());
        robot.clickOn("#back");
        assertEquals(Optional.of(CompareSetup.of(BOARD)), window.now());
        robot.clickOn("#tab-editor");
        assertEquals(Optional.of(other), window.now());
        robot.press(KeyCode.ALT, KeyCode.LEFT).release(KeyCode.LEFT, KeyCode.ALT);
        assertEquals(Optional.of(CompareSetup.of(BOARD)), window.now());
        assertTrue(robot.find("#back", Button.class).isDisabled());
    }

    @Test
    void messageStaysUntilItIsDismissed(ScreenRobot robot) {
        robot.interact(() -> window.messages().show(new InputFault("a.board", 3, "this row is short", "Lengthen it.")));
        Label message = robot.find("#message", Label.class);
        assertEquals("a.board:3: this row is short. Lengthen it.", message.getText());
        assertTrue(message.getParent().isVisible());
        robot.clickOn("#dismiss");
        assertFalse(message.getParent().isVisible());
    }

    @Test
    void messageLiesOverTheSceneWhichKeepsItsPlaceAndIsClickedBesideIt(ScreenRobot robot) {
        Bounds before = scene(robot).localToScene(scene(robot).getBoundsInLocal());
        robot.interact(() -> window.messages().show(new InputFault("too short", "Lengthen it.")));
        Region strip = (Region) robot.find("#message").getParent();
        assertEquals(before, scene(robot).localToScene(scene(robot).getBoundsInLocal()));
        assertTrue(strip.getWidth() < 400, "wider than its words: " + strip.getWidth());
        Bounds message = strip.localToScreen(strip.getBoundsInLocal());
        robot.clickOn(message.getMinX() - 20, message.getCenterY());
        assertEquals("compare clicked", log.getLast());
        robot.interact(() -> window.messages().show(new InputFault("too long ".repeat(60), "Shorten it.")));
        Eventually.untilAnswered();
        assertTrue(strip.getWidth() <= 900 && strip.getHeight() > 80, strip.toString());
    }

    @Test
    void messageMakesRoomForWhatIsAskedForWhileItIsShown(ScreenRobot robot) {
        robot.interact(() -> window.messages().show(new InputFault("too short", "Lengthen it.")));
        Region strip = (Region) robot.find("#message").getParent();
        Eventually.untilAnswered();
        Pane around = (Pane) scene(robot).getParent();
        Button hint = new Button();
        robot.interact(() -> {
            Bounds under = around.sceneToLocal(strip.localToScene(strip.getLayoutBounds()));
            hint.setManaged(false);
            hint.resizeRelocate(under.getMinX(), under.getMinY(), under.getWidth(), under.getHeight());
            around.getChildren().add(hint);
        });
        Eventually.untilShown(
                "the message is beside it",
                () -> !strip.localToScene(strip.getLayoutBounds())
                        .intersects(hint.localToScene(hint.getLayoutBounds())));
    }

    private static Node scene(ScreenRobot robot) {
        return robot.find("compare");
    }

    @Test
    void escapeInFullScreenClosesTheMessageStopsWorkLeavesItAndOnlyThenIsTheScenes(ScreenRobot robot) {
        Stage stage = (Stage) window.scene().getWindow();
        placeAtOriginOfScreen(stage);
        robot.type(KeyCode.F11);
        Eventually.afterFrames();
        assertTrue(stage.isFullScreen());
        assertEquals("", stage.getFullScreenExitHint());
        assertTrue(robot.text("#message").contains("F11"));
        robot.interact(() -> working.set(true));
        String before = log.getLast();
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.find(".message").isVisible());
        assertEquals(before, log.getLast());
        robot.type(KeyCode.ESCAPE);
        assertEquals("compare stopped", log.getLast());
        assertTrue(stage.isFullScreen());
        robot.type(KeyCode.ESCAPE);
        Eventually.afterFrames();
        assertFalse(stage.isFullScreen());
        assertEquals("compare stopped", log.getLast());
        robot.type(KeyCode.ESCAPE);
        assertEquals("compare got Esc", log.getLast());
        robot.type(KeyCode.F11);
        Eventually.afterFrames();
        robot.type(KeyCode.F11);
        Eventually.afterFrames();
        assertFalse(stage.isFullScreen());
    }

    /** The headless platform fails where a picture of the whole screen comes while the window is not at its origin. */
    private static void placeAtOriginOfScreen(Stage stage) {
        Eventually.onFx(() -> {
            stage.setX(0);
            stage.setY(0);
            return null;
        });
        Eventually.afterFrames();
    }

    @Test
    void helpListsAllKeysThoseOfNoUseNowInGreyAndNamesTheLicences(ScreenRobot robot) {
        robot.type(KeyCode.F1);
        String words = words(robot, "#help-card .label");
        assertTrue(words.contains("SIL Open Font License") && words.contains("Ctrl + T"), words);
        assertTrue(words.contains("leave the game"), words);
        assertTrue(words.contains("to a tab") && !words.contains("to Compare"), words);
        String grey = words(robot, "#help-card .not-now");
        assertTrue(grey.contains("where you came from") && grey.contains("There is nowhere to go back to."), grey);
        assertFalse(words.contains("stop"), "its key has another use now");
    }

    @Test
    void helpIsClosedByItsKeyByEscAndByAClickBesideAndGivesTheFocusBack(ScreenRobot robot) {
        Node before = window.scene().getFocusOwner();
        robot.type(KeyCode.F1);
        assertFalse(before.isFocused());
        robot.type(KeyCode.F1);
        assertTrue(!robot.isThere("#help-card"));
        assertTrue(before.isFocused());
        robot.push(KeyCode.SHIFT, KeyCode.SLASH);
        assertTrue(robot.isThere("#help-card"));
        robot.type(KeyCode.ESCAPE);
        assertTrue(!robot.isThere("#help-card"));
        assertTrue(before.isFocused());
        robot.type(KeyCode.F1);
        robot.clickOn(
                window.scene().getWindow().getX() + 40,
                window.scene().getWindow().getY() + 400);
        assertTrue(!robot.isThere("#help-card"));
        assertTrue(before.isFocused());
        assertFalse(log.contains("compare got Esc"), log.toString());
    }

    @Test
    void helpKeepsTheKeysAndTheFocusFromTheScene(ScreenRobot robot) {
        robot.type(KeyCode.F1).type(KeyCode.P).type(KeyCode.TAB, 12);
        assertFalse(log.contains("compare got P"), log.toString());
        Node card = robot.find("#help-card");
        Node focused = window.scene().getFocusOwner();
        assertTrue(card == focused || robot.findAll("#help-card *").contains(focused), focused.toString());
        robot.type(KeyCode.ESCAPE).type(KeyCode.P);
        assertEquals("compare got P", log.getLast());
    }

    @Test
    void helpScrollsInAWindowThatIsTooLowForIt(ScreenRobot robot) {
        robot.interact(() -> window.scene().getWindow().setHeight(MainWindow.MIN_HEIGHT + 50));
        Eventually.afterFrames();
        robot.type(KeyCode.F1);
        Eventually.untilShown("the help has room", () -> !helpScrolls(robot));
        robot.interact(() -> window.scene().getWindow().setHeight(300));
        Eventually.untilShown("the help is too high for the window", () -> helpScrolls(robot));
        Bounds card = robot.find("#help-card").getBoundsInParent();
        assertTrue(card.getMaxY() <= window.scene().getHeight(), card.toString());
        ScrollPane help = robot.find("#help-card", ScrollPane.class);
        robot.type(KeyCode.PAGE_DOWN);
        double visible = help.getViewportBounds().getHeight();
        double hidden = help.getContent().getLayoutBounds().getHeight() - visible;
        assertEquals(Math.min(hidden, visible - 24), help.getVvalue() * hidden, 1, "a page less a line");
        robot.type(KeyCode.PAGE_UP);
        assertEquals(0, help.getVvalue());
        robot.push(new KeyCodeCombination(KeyCode.PAGE_DOWN, KeyCombination.CONTROL_DOWN));
        assertEquals(0, help.getVvalue(), "with another key it is that of a command");
    }

    private static boolean helpScrolls(ScreenRobot robot) {
        ScrollPane scroll = robot.find("#help-card", ScrollPane.class);
        return scroll.getContent().getLayoutBounds().getHeight()
                > scroll.getViewportBounds().getHeight() + 1;
    }

    /** A part of the scene that comes late asks for the focus too. */
    @Test
    void lettersTypedIntoThePaletteStayWhereSomethingElseAsksForTheFocus(ScreenRobot robot) {
        Node before = window.scene().getFocusOwner();
        palette(robot);
        robot.write("ga");
        robot.interact(before::requestFocus);
        robot.write("me");
        assertEquals("game", robot.find("#palette-field", TextField.class).getText());
    }

    /** A field that has no skin yet takes no letters: on a busy machine those typed at once were lost. */
    @Test
    void lettersTypedBeforeThePaletteIsDrawnAreInItsField(ScreenRobot robot) {
        String typed = Eventually.onFx(() -> {
            window.palette();
            TextField field = (TextField) window.scene().getFocusOwner();
            Event.fireEvent(
                    field, new KeyEvent(KeyEvent.KEY_TYPED, "g", "", KeyCode.UNDEFINED, false, false, false, false));
            return field.getText();
        });
        robot.type(KeyCode.ESCAPE);
        assertEquals("g", typed);
    }

    @Test
    void paletteFindsACommandByItsWordsAndRunsIt(ScreenRobot robot) {
        Node before = window.scene().getFocusOwner();
        palette(robot);
        robot.write("game PLAY");
        assertEquals("Play the gameP", words(robot, "#palette .list-cell .label"));
        robot.type(KeyCode.ENTER);
        assertEquals("compare got P", log.getLast());
        assertTrue(!robot.isThere("#palette"));
        assertTrue(before.isFocused());
    }

    @Test
    void paletteGoesToAnotherTab(ScreenRobot robot) {
        palette(robot);
        robot.write("census").type(KeyCode.ENTER);
        assertEquals("census shown", log.getLast());
    }

    @Test
    void paletteShowsWhatCannotBeDoneNowGreyAndDoesNotDoIt(ScreenRobot robot) {
        palette(robot);
        robot.write("stop").type(KeyCode.ENTER);
        assertFalse(log.contains("compare stopped"), log.toString());
        assertTrue(robot.find("#palette .list-cell", ListCell.class).isDisabled());
        robot.interact(() -> working.set(true));
        assertFalse(robot.find("#palette .list-cell", ListCell.class).isDisabled());
        robot.type(KeyCode.ENTER);
        assertEquals("compare stopped", log.getLast());
    }

    @Test
    void paletteIsLeftByEscAndChoosesByArrowsAndByTheMouse(ScreenRobot robot) {
        Node before = window.scene().getFocusOwner();
        palette(robot);
        robot.type(KeyCode.ESCAPE);
        assertTrue(!robot.isThere("#palette"));
        assertTrue(before.isFocused());
        palette(robot);
        robot.write("game").type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals("compare got Esc", log.getLast());
        palette(robot);
        robot.clickOn("Play the game");
        assertEquals("compare got P", log.getLast());
    }

    @Test
    void paletteThatFindsNothingSaysSoAndFindsAgain(ScreenRobot robot) {
        try (UncaughtFailures failures = new UncaughtFailures()) {
            palette(robot);
            robot.type(KeyCode.DOWN).write("qqq zzz").type(KeyCode.DOWN).type(KeyCode.ENTER);
            robot.untilText("#palette .placeholder .label", "Nothing is found. Try another word.");
            robot.press(KeyCode.CONTROL, KeyCode.A).release(KeyCode.A, KeyCode.CONTROL);
            robot.write("play").type(KeyCode.ENTER);
            assertEquals("compare got P", log.getLast());
            assertEquals(List.of(), failures.messages());
        }
    }

    private static void palette(ScreenRobot robot) {
        robot.press(KeyCode.CONTROL, KeyCode.K).release(KeyCode.K, KeyCode.CONTROL);
        Eventually.untilAnswered();
    }

    private static String words(ScreenRobot robot, String query) {
        Eventually.untilAnswered();
        return robot.findAll(query, Label.class).stream().map(Label::getText).reduce("", String::concat);
    }

    @Test
    void helpLetsTheTeacherChooseTheDictionary(ScreenRobot robot) {
        robot.type(KeyCode.F1);
        Eventually.untilAnswered();
        robot.clickOn("#dictionary-books");
        assertEquals(CycleTerminology.BOOKS, settings.dictionaryProperty().get());
        robot.clickOn("#fresh-start");
        assertTrue(settings.freshStartProperty().get());
    }

    @Test
    void closeClosesTheScenesThatWereMade(ScreenRobot robot) {
        robot.interact(() -> windows.close(window));
        assertEquals("compare closed", log.getLast());
        assertFalse(log.contains("editor closed"));
    }

    @Test
    void menusOverTheWindowGrowWithItsWords() {
        double usual = menuFont(TextSize.USUAL);
        assertEquals(usual * TextSize.LARGEST.factor(), menuFont(TextSize.LARGEST), 0.1);
        assertEquals(usual, menuFont(TextSize.USUAL), 0.1);
    }

    private double menuFont(TextSize size) {
        ContextMenu menu = Eventually.onFx(() -> {
            settings.textSizeProperty().set(size);
            ContextMenu shown = new ContextMenu(new MenuItem("One"));
            shown.show(window.scene().getRoot(), 100, 100);
            return shown;
        });
        Eventually.untilShown("the menu is open", menu::isShowing);
        return Eventually.onFx(() -> {
            double font = ((Label) menu.getScene().getRoot().lookup(".menu-item > .label"))
                    .getFont()
                    .getSize();
            menu.hide();
            return font;
        });
    }
}
