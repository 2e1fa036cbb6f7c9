package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.ui.control.LabelFactory;

/** The strip above a slide with the faults in the last saved version of its file: the first fault, and their number. */
final class LessonFaultStrip {
    private LessonFaultStrip() {}

    /**
     * @param faults the faults, at least one
     * @param asWritten whether the slide is that of the present file
     */
    static Node of(List<InputFault> faults, boolean asWritten) {
        InputFault first = faults.getFirst();
        String file = Path.of(first.place()).getFileName().toString();
        VBox strip = new VBox(
                LabelFactory.wrapped(LessonWords.fault(file, first), "fault-what"),
                LabelFactory.wrapped(LessonWords.faultNote(faults.size() - 1, asWritten), "fault-remedy"));
        strip.setId("faults");
        strip.getStyleClass().add("fault-strip");
        return strip;
    }
}
