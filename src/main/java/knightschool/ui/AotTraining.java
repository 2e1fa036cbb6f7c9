package knightschool.ui;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.stage.Stage;
import knightschool.setup.SceneKind;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;

/**
 * The window opened and closed again: the build has Java remember which classes that takes, so that the packaged
 * program starts sooner.
 */
public final class AotTraining extends Application {
    /** How long the first scene is waited for, in frames: a training run must end whatever happens. */
    private static final int PATIENCE = 600;

    /** Opens the window and returns when it has closed itself. Nothing of a person's is read or remembered. */
    public static void run() {
        launch(AotTraining.class);
    }

    @Override
    public void start(Stage stage) {
        MainWindow window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        window.show(SceneKind.LESSONS);
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
