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
import knightschool.text.SentenceCase;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.lesson.library.ListedLesson;

/** The page of a faulty lesson: its faults, and what to do about each. */
final class LessonFaultView {
    /** The greatest number of faults shown, since correcting the first often corrects others. */
    private static final int MOST = 100;

    private final VBox box;

    /**
     * @param list returns to the list
     * @param again reads the lessons again
     */
    LessonFaultView(ListedLesson card, Command list, Runnable again) {
        VBox faults = NodeStyle.of(new VBox(), "fault-list");
        card.faults().stream().limit(MOST).forEach(fault -> faults.getChildren().add(row(fault)));
        int more = Math.max(0, card.faults().size() - MOST);
        if (more > 0) {
            faults.getChildren().add(styled(LessonWords.moreFaults(more).strip(), "fault-remedy"));
        }
        ScrollPane scroll = new ScrollPane(faults);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        box = new VBox(
                styled(LessonWords.FAULTY, "title"), styled(card.file().name(), "place"), scroll, foot(list, again));
        box.getStyleClass().add("lesson-home");
    }

    Node node() {
        return box;
    }

    private static Node row(InputFault fault) {
        VBox row = NodeStyle.of(new VBox(), "callout");
        if (fault.line() > 0) {
            row.getChildren().add(styled(LessonWords.line(fault.line()), "callout-label"));
        }
        row.getChildren()
                .addAll(
                        styled(SentenceCase.begun(fault.description()) + ".", "fault-what"),
                        styled(fault.remedy(), "fault-remedy"));
        return row;
    }

    private static Label styled(String words, String style) {
        Label label = LabelFactory.of(words, style);
        label.setWrapText(true);
        return label;
    }

    private static Node foot(Command list, Runnable again) {
        Button back = NodeStyle.named(CommandButtonFactory.of(list, LessonWords.BACK), "home", "filled");
        Button reread = NodeStyle.named(new Button(LessonWords.READ_AGAIN), "read-again", "tall");
        reread.setTooltip(new Tooltip(LessonWords.READ_AGAIN_TIP));
        reread.setOnAction(_ -> again.run());
        return NodeStyle.of(new HBox(back, reread), "slide-foot");
    }
}
