package knightschool.ui.lesson;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import knightschool.lesson.SlideBlock;

/** What the speaker reads, below the slide. */
final class NotesView {
    private final ScrollPane scroll;

    NotesView(List<SlideBlock> notes, ProseView prose) {
        Label head = new Label(LessonWords.FOR_THE_SPEAKER);
        head.getStyleClass().add("callout-label");
        VBox box = new VBox(head);
        box.getStyleClass().add("notes");
        notes.forEach(note -> box.getChildren().add(prose.block(note)));
        if (notes.isEmpty()) {
            box.getChildren().add(new Label(LessonWords.NO_NOTES));
        }
        scroll = new ScrollPane(box);
        scroll.setId("notes");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("notes-scroll");
    }

    Node node() {
        return scroll;
    }
}
