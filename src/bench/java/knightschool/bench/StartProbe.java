package knightschool.bench;

import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.stage.Window;
import knightschool.app.Main;

/** Starts the program as without arguments, says when its window is shown, and ends at once. */
public final class StartProbe {
    /** What is printed then. */
    static final String SHOWN = "shown";

    /** Held here, because a list that nobody holds tells nothing. */
    private static final ObservableList<Window> WINDOWS = Window.getWindows();

    private StartProbe() {}

    /** @param args none */
    public static void main(String[] args) {
        WINDOWS.addListener((ListChangeListener<Window>) _ -> look());
        Main.main(args);
    }

    private static void look() {
        WINDOWS.stream()
                .filter(Window::isShowing)
                .findFirst()
                .ifPresent(window -> window.getScene()
                        .addPostLayoutPulseListener(() -> Platform.runLater(() -> {
                            System.out.println(SHOWN);
                            System.out.flush();
                            Runtime.getRuntime().halt(0);
                        })));
    }
}
