package knightschool.ui.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.compare.Happening;
import knightschool.files.InputFault;
import knightschool.ui.Rooms;
import knightschool.ui.compare.CompareRoom;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Theme;

/** The pictures that stand in for the window where there is no display. */
public final class Gallery {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    /** A step at which the three algorithms do three different things, and a square that shows why. */
    private static final long STEP = 44;

    private static final int H2 = Board.full(8, 8).squareAt(7, 6);

    private final Path folder;
    private final Photographer photographer = new Photographer(WIDTH, HEIGHT);

    private Gallery(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts the JavaFX toolkit and ends it.
     *
     * @param folder where to; made where it is missing
     * @return the exit status: 0, or 2 where the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            Files.createDirectories(folder);
            new Gallery(folder).rooms();
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

    private void rooms() {
        for (String room : Rooms.all().stream().map(RoomPlan::name).toList()) {
            for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
                Path file = folder.resolve(room + "-" + theme.word() + ".png");
                photographer.take(() -> new WindowSubject(room, theme, prepare()), file);
            }
        }
    }

    private static Consumer<SceneRoom> prepare() {
        return room -> {
            if (room instanceof CompareRoom compare) {
                compare.model().reach(Happening.step(STEP));
                compare.model().pointedSquareProperty().set(H2);
            }
        };
    }
}
