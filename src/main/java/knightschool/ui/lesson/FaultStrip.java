package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;

/** Says above a slide what is wrong with its file as it was saved last: the first fault, and how many there are. */
final class FaultStrip {
    private FaultStrip() {}

    /**
     * @param faults at least one
     * @param asWritten whether the slide is that of the file as it is now
     */
    static Node of(List<InputFault> faults, boolean asWritten) {
        InputFault first = faults.getFirst();
        String file = Path.of(first.place()).getFileName().toString();
        VBox strip = new VBox(
                label(LessonWords.fault(file, first), "fault-what"),
                label(LessonWords.shown(faults.size() - 1, asWritten), "fault-remedy"));
        strip.setId("faults");
        strip.getStyleClass().add("fault-strip");
        return strip;
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
