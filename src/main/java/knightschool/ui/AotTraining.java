package knightschool.ui;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.stage.Stage;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;

/**
 * Opens the window and closes it again during the build, so that Java records the loaded classes and the packaged
 * program starts faster.
 */
public final class AotTraining extends Application {
    /** How long to wait for the first scene, in frames: a training run must end in any case. */
    private static final int PATIENCE = 600;

    /** Opens the window and returns when it has closed itself. No data of the user is read or written. */
    public static void run() {
        launch(AotTraining.class);
    }

    @Override
    public void start(Stage stage) {
        MainWindow window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.LESSONS);
        stage.setScene(window.scene());
        stage.setOnHidden(_ -> window.close());
        stage.show();
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames > 1 && window.isSettled() || frames > PATIENCE) {
                    stop();
                    stage.hide();
                }
            }
        }.start();
    }
}
