package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Node;
import knightschool.Leaks;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A picture that is closed is gone, while the scene that it lay over goes on. */
@ExtendWith(OnScreen.class)
class PictureLeakTest {
    private MainWindow window;

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    @Test
    void closedPictureIsCollectableAndTheSceneIsAsItWas() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.show(BuiltInSceneKinds.PLAY);
            return true;
        });
        Setup before = onFx(window::now).orElseThrow();
        Leaks.test(checker -> {
            NamedPicture picture = new NamedPicture("board.png", PlainPicture.of("K...\n...#\n....\n"));
            onFx(() -> {
                window.openPicture(picture);
                return true;
            });
            untilShown("the picture is read", window::isSettled);
            onFx(() -> {
                Node canvas = window.scene().lookup("#picture-canvas");
                window.scene().snapshot(null);
                window.run(PictureCorrectionCommands.BACK);
                window.scene().snapshot(null);
                checker.assertCollectable(canvas);
                checker.assertCollectable(picture);
                checker.assertCollectable(picture.image());
                return true;
            });
        });
        assertEquals(before, onFx(window::now).orElseThrow());
    }
}
