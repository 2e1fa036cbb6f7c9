package knightschool.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import knightschool.lesson.Slide;
import knightschool.ui.shell.MainWindow;

/** What is asked of every slide in a window of every size. On the JavaFX thread. */
abstract class SlideCheck {
    private final List<String> faults = new ArrayList<>();
    private String where = "";

    /** Looks at a slide as it is laid out in a window. */
    final void look(MainWindow window, Slide slide, WindowSize size, String slideName) {
        where = slideName + ", " + size + ": ";
        look(window.scene().getRoot().lookup(".slide"), slide, size);
    }

    /** @param shown the slide with its text and its scene */
    abstract void look(Node shown, Slide slide, WindowSize size);

    final void fault(String sentence) {
        faults.add(where + sentence);
    }

    final List<String> faults() {
        return faults;
    }
}
