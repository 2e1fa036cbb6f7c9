package knightschool.ui.lesson;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;

/** What is wrong with a lesson, fault by fault, and what to do about each. */
final class FaultView {
    private final VBox box;

    /**
     * @param home goes back to the list
     * @param again reads the lessons again
     */
    FaultView(LessonCard card, Runnable home, Runnable again) {
        VBox faults = new VBox();
        faults.getStyleClass().add("fault-list");
        card.faults().forEach(fault -> faults.getChildren().add(row(fault)));
        ScrollPane scroll = new ScrollPane(faults);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        box = new VBox(
                styled("This lesson cannot be shown", "title"),
                styled(card.file().name(), "place"),
                scroll,
                foot(home, again));
        box.getStyleClass().add("lesson-home");
    }

    Node node() {
        return box;
    }

    private static Node row(InputFault fault) {
        VBox row = new VBox();
        row.getStyleClass().add("callout");
        if (fault.line() > 0) {
            row.getChildren().add(styled("Line " + fault.line(), "callout-label"));
        }
        row.getChildren().addAll(styled(fault.what() + ".", "fault-what"), styled(fault.remedy(), "fault-remedy"));
        return row;
    }

    private static Label styled(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.getStyleClass().add(style);
        return label;
    }

    private static Node foot(Runnable home, Runnable again) {
        Button back = new Button("Back to the lessons");
        back.setId("home");
        back.getStyleClass().addAll("tall", "filled");
        back.setTooltip(new Tooltip("Back to the list of lessons (Escape)"));
        back.setOnAction(_ -> home.run());
        Button reread = new Button("Read it again");
        reread.setId("read-again");
        reread.getStyleClass().add("tall");
        reread.setTooltip(new Tooltip("Read the lessons again, once the file is mended"));
        reread.setOnAction(_ -> again.run());
        HBox foot = new HBox(back, reread);
        foot.getStyleClass().add("slide-foot");
        return foot;
    }
}
