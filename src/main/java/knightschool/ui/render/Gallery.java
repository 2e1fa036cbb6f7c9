package knightschool.ui.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.ui.Rooms;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** The pictures that stand in for the window where there is no display. */
public final class Gallery {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private Gallery() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts the JavaFX toolkit and ends it.
     *
     * @param folder where to; made where it is missing
     * @return the exit status: 0, or 2 where the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            Files.createDirectories(folder);
            Toolkit.run(() -> pictures(folder));
            return 0;
        } catch (IOException e) {
            System.err.println("Cannot make the folder " + folder + " for pictures. Choose another.");
            return 2;
        } catch (InputFault e) {
            System.err.println(e.getMessage());
            return 2;
        } finally {
            Toolkit.end();
        }
    }

    private static void pictures(Path folder) {
        for (RoomPlan plan : Rooms.all()) {
            for (Theme theme : Theme.values()) {
                picture(plan, theme, folder.resolve(plan.name() + "-" + theme.word() + ".png"));
            }
        }
    }

    private static void picture(RoomPlan plan, Theme theme, Path file) {
        Settings settings = Settings.forgotten();
        settings.themeProperty().set(theme);
        MainWindow window = new MainWindow(settings, Rooms.all());
        try {
            window.show(plan.name());
            Snapshot.png(window.scene(), WIDTH, HEIGHT, file);
        } finally {
            window.close();
        }
    }
}
