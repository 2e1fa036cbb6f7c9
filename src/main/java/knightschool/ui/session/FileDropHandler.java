package knightschool.ui.session;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Accepts files that are dropped on the window. */
public final class FileDropHandler {
    private FileDropHandler() {}

    /**
     * Lets files be dropped on a window.
     *
     * @param dropAction receives the dropped files
     */
    public static void on(Scene scene, Consumer<List<Path>> dropAction) {
        scene.addEventHandler(DragEvent.DRAG_OVER, drag -> {
            if (drag.getDragboard().hasFiles()) {
                drag.acceptTransferModes(TransferMode.COPY);
                drag.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, drop -> {
            boolean files = drop.getDragboard().hasFiles();
            if (files) {
                dropAction.accept(drop.getDragboard().getFiles().stream()
                        .map(File::toPath)
                        .toList());
                drop.consume();
            }
            drop.setDropCompleted(files);
        });
    }
}
