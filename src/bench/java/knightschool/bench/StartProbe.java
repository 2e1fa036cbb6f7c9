package knightschool.bench;

import javafx.application.Platform;
import javafx.stage.Window;
import knightschool.app.Main;

/** Starts the program as without arguments, says when its window is shown, and ends at once. */
public final class StartProbe {
    /** What is printed then. */
    static final String SHOWN = "shown";

    private static final long LOOK_MILLIS = 2;

    private StartProbe() {}

    /** @param args none */
    public static void main(String[] args) {
        Thread.ofPlatform().daemon().start(StartProbe::watch);
        Main.main(args);
    }

    private static void watch() {
        while (true) {
            try {
                Thread.sleep(LOOK_MILLIS);
                Platform.runLater(StartProbe::look);
            } catch (IllegalStateException notStarted) {
                continue;
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void look() {
        Window.getWindows().stream()
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
