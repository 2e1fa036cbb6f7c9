package knightschool.ui;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import knightschool.setup.SceneKind;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;

/** The program's window on a stage. */
public final class KnightSchool extends Application {
    private Settings settings;
    private MainWindow window;

    /** Opens the window and returns when it was closed. */
    public static void open() {
        launch(KnightSchool.class);
    }

    @Override
    public void start(Stage stage) {
        start(stage, Settings.ofUser());
        Thread.setDefaultUncaughtExceptionHandler(
                new UncaughtHandler(window.messages(), Platform::runLater, System.err));
    }

    /** As {@link #start(Stage)}, with settings of the caller's. */
    void start(Stage stage, Settings remembered) {
        settings = remembered;
        window = new MainWindow(settings, Scenes.all());
        window.show(SceneKind.LESSONS);
        stage.setTitle("Knight School");
        stage.setMinWidth(MainWindow.MIN_WIDTH);
        stage.setMinHeight(MainWindow.MIN_HEIGHT);
        stage.setScene(window.scene());
        stage.setOnCloseRequest(request -> {
            request.consume();
            window.beforeClose(stage::hide);
        });
        stage.setOnHidden(_ -> closed());
        stage.show();
    }

    private void closed() {
        settings.rememberSize(window.scene().getWidth(), window.scene().getHeight());
        window.close();
    }
}
