package knightschool.ui.robot;

import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;

/**
 * Wears the sheets of every size of text all the time: JavaFX forgets a sheet with the last window that wears it, and
 * reads it anew for the next one.
 */
final class Wardrobe {
    /** Made and kept by the JavaFX thread. */
    private static Scene scene;

    private Wardrobe() {}

    /** Has the sheets read, unless they are. */
    static void open() {
        ToolkitThread.run(() -> {
            if (scene == null) {
                scene = dressed();
            }
        });
    }

    private static Scene dressed() {
        Fonts.load();
        Scene worn = new Scene(new StackPane(new Label()));
        Theme.LIGHT.applyTo(worn);
        Stream.of(TextSize.values())
                .filter(size -> size != TextSize.USUAL)
                .forEach(size -> worn.getStylesheets().addAll(Theme.LIGHT.sheets(size.factor())));
        worn.getRoot().applyCss();
        return worn;
    }
}
