package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.event.Event;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;

/** The commands that are available in every scene. */
final class GlobalCommands extends AbstractCommandList {
    static final String BACK = "window.back";
    static final String GLOSSARY = "window.glossary";
    static final String PALETTE = "window.palette";
    static final String HELP = "window.help";
    static final String LEGEND = "window.legend";
    static final String THEME = "window.theme";
    static final String LARGER = "window.larger";
    static final String SMALLER = "window.smaller";
    static final String USUAL_SIZE = "window.usual-size";
    static final String FULL_SCREEN = "window.full-screen";
    static final String QUIT = "window.quit";

    private static final String TO_TAB = "window.to-";

    private static final int LAST_DIGIT = 9;

    static final String LEGEND_KEY = "L";

    private final MainWindow window;
    private final List<Command> look = new ArrayList<>();
    private Subscription fullScreen = Subscription.EMPTY;

    /** @param signs whether the scene on screen has a legend */
    GlobalCommands(MainWindow window, NavigationHistory history, ObservableBooleanValue signs) {
        this.window = window;
        int number = 1;
        for (SceneDescriptor<?> type : window.scenes().tabs()) {
            all.add(Command.of(
                    tab(type.kind()),
                    ShellWords.to(type.title()),
                    () -> window.navigation().showTab(type.kind()),
                    tabKeys(number++).toArray(String[]::new)));
        }
        all.add(Command.of(BACK, () -> window.navigation().back()).when(history.possibleProperty()));
        all.add(Command.of(PALETTE, window::palette));
        all.add(Command.of(GLOSSARY, () -> window.show(BuiltInSceneKinds.GLOSSARY)));
        all.add(Command.of(LEGEND, window::legend).when(signs));
        look.addAll(AppearanceCommands.of(window.settings()));
        look.add(Command.of(FULL_SCREEN, this::toggleFullScreen));
        all.add(Command.of(HELP, window::help));
        all.add(Command.of(QUIT, this::quit));
        all.addAll(look);
    }

    /** The keys of a tab by its number from 1: those of a keyboard end with Ctrl+9. */
    static List<String> tabKeys(int number) {
        return number <= LAST_DIGIT ? List.of("Ctrl+" + number) : List.of();
    }

    /** The id of the command that goes to a tab. */
    static String tab(SceneKind kind) {
        return TO_TAB + kind.word();
    }

    static boolean isTab(Command command) {
        return command.id().startsWith(TO_TAB);
    }

    /** The commands that change the appearance of the window, but nothing in it. */
    List<Command> look() {
        return List.copyOf(look);
    }

    /**
     * The commands that are available during a question: those of {@link #look}, and the one that closes the window.
     */
    List<Command> underQuestion() {
        List<Command> possible = new ArrayList<>(look);
        possible.add(named(QUIT));
        return possible;
    }

    /** Requests to close the window, as its close button does, so that the same questions are asked. */
    private void quit() {
        Window stage = window.scene().getWindow();
        if (stage != null) {
            Event.fireEvent(stage, new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
        }
    }

    /**
     * Enters or leaves full screen. Since scenes use Esc too, JavaFX does not handle it, and its hint over the scene is
     * disabled.
     */
    private void toggleFullScreen() {
        if (!(window.scene().getWindow() instanceof Stage stage)) {
            return;
        }
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(!stage.isFullScreen());
        if (stage.isFullScreen()) {
            sayHowToLeave(stage);
        }
    }

    /** Shows how to leave the full screen, until it is left by any means. */
    private void sayHowToLeave(Stage stage) {
        String words = ShellWords.fullScreen(named(FULL_SCREEN).keyText());
        window.messages().report(words);
        fullScreen.unsubscribe();
        fullScreen = stage.fullScreenProperty().subscribe((_, full) -> {
            if (!full) {
                window.withdraw(words);
                fullScreen.unsubscribe();
            }
        });
    }
}
