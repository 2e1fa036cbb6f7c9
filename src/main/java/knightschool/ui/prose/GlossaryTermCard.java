package knightschool.ui.prose;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.snapshot.ThumbnailView;

/** The explanation of a term on a card: its name, the first paragraph of its meaning, and a picture of its example. */
final class GlossaryTermCard extends HBox {
    private final Button all = NodeStyle.named(new Button(ProseControlWords.ALL_WORDS), "all-words", "link-button");

    GlossaryTermCard(GlossaryTerm term, ProseContext source, ThumbnailView picture, Runnable allWords) {
        setId("word-card");
        getStyleClass().add("word-card");
        Label name = NodeStyle.named(LabelFactory.of("", "word-name"), "word-card-name");
        name.setWrapText(true);
        // Not by map: that would hold the card for as long as the settings live.
        name.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> term.name(source.terminology().get()), source.terminology()));
        all.setOnAction(_ -> allWords.run());
        VBox words = NodeStyle.of(new VBox(name), "word-meaning");
        if (term.meaning().getFirst() instanceof SlideBlock.Paragraph paragraph) {
            words.getChildren().add(ProseParagraph.of(paragraph.spans(), "body", source));
        }
        words.getChildren().add(all);
        HBox.setHgrow(words, Priority.ALWAYS);
        picture.getStyleClass().add("word-picture");
        getChildren().addAll(words, picture);
    }

    void offersAll(boolean offers) {
        NodeVisibility.set(all, offers);
    }

    void focus() {
        all.requestFocus();
    }
}
