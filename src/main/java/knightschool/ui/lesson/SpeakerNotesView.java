package knightschool.ui.lesson;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import knightschool.lesson.SlideBlock;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.lesson.slide.ProseView;

/** The speaker's notes below the slide. */
final class SpeakerNotesView {
    private final ScrollPane scroll;

    SpeakerNotesView(List<SlideBlock> notes, ProseView prose) {
        Label head = LabelFactory.of(LessonWords.FOR_THE_SPEAKER, "callout-label");
        VBox box = words(notes, prose);
        box.getChildren().addFirst(head);
        scroll = NodeStyle.of(NodeStyle.named(new ScrollPane(box), "notes"), "notes-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
    }

    /** Returns the notes alone, or a hint if there are none. */
    static VBox words(List<SlideBlock> notes, ProseView prose) {
        VBox box = NodeStyle.of(new VBox(), "notes");
        notes.forEach(note -> box.getChildren().add(prose.block(note)));
        if (notes.isEmpty()) {
            Label none = new Label(LessonWords.NO_NOTES);
            none.setWrapText(true);
            box.getChildren().add(none);
        }
        return box;
    }

    Node node() {
        return scroll;
    }
}
