package knightschool.ui.lesson;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.TextSpan;

/** Draws the text of a lesson. Used on the JavaFX thread only. */
final class ProseView {
    private final ObservableValue<ClaimAnswers> answers;
    private final Consumer<RevealedAnswer> revealed;

    /** @param answers what is read where the lesson asks the engine; the text follows it */
    ProseView(ObservableValue<ClaimAnswers> answers) {
        this(answers, _ -> {});
    }

    private ProseView(ObservableValue<ClaimAnswers> answers, Consumer<RevealedAnswer> revealed) {
        this.answers = answers;
        this.revealed = revealed;
    }

    /** The same, telling of every answer behind a button. */
    ProseView telling(Consumer<RevealedAnswer> answer) {
        return new ProseView(answers, answer);
    }

    /** A piece of text below the lead. */
    Node block(SlideBlock block) {
        return switch (block) {
            case SlideBlock.Paragraph paragraph -> flow(paragraph.spans(), "body");
            case SlideBlock.Heading heading -> flow(heading.spans(), "subhead");
            case SlideBlock.Listing listing -> listing(listing);
            case SlideBlock.Callout callout -> callout(callout);
            case SlideBlock.Code code -> code(code);
            case SlideBlock.Picture picture -> new PictureBlock(picture);
            case SlideBlock.Asked asked -> new Label(asked.quiz().ask());
        };
    }

    /** The first paragraph of a slide. */
    Node lead(SlideBlock.Paragraph paragraph) {
        return flow(paragraph.spans(), "lead");
    }

    private TextFlow flow(List<TextSpan> spans, String style) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add(style);
        for (TextSpan span : spans) {
            flow.getChildren().add(text(span));
        }
        return flow;
    }

    private Text text(TextSpan span) {
        Text text = new Text();
        text.textProperty().bind(answers.map(said -> said.words(span)));
        text.getStyleClass().add("text");
        if (span.style().strong()) {
            text.getStyleClass().add("strong");
        }
        if (span.style().emphasis()) {
            text.getStyleClass().add("emphasis");
        }
        if (span.style().code()) {
            text.getStyleClass().add("code");
        }
        return text;
    }

    private Node listing(SlideBlock.Listing listing) {
        VBox rows = new VBox();
        rows.getStyleClass().add("listing");
        int number = listing.first();
        for (List<SlideBlock> item : listing.items()) {
            Label mark = new Label(listing.first() == 0 ? "–" : number++ + ".");
            mark.getStyleClass().add("mark");
            VBox words = new VBox();
            words.getStyleClass().add("blocks");
            item.forEach(block -> words.getChildren().add(block(block)));
            HBox.setHgrow(words, Priority.ALWAYS);
            rows.getChildren().add(new HBox(mark, words));
        }
        return rows;
    }

    private Node callout(SlideBlock.Callout callout) {
        VBox box = new VBox();
        box.getStyleClass().add("callout");
        if (!callout.label().isEmpty()) {
            Label label = new Label(callout.label());
            label.getStyleClass().add("callout-label");
            box.getChildren().add(label);
        }
        callout.blocks().forEach(block -> box.getChildren().add(block(block)));
        if (!callout.answer().isEmpty()) {
            RevealedAnswer answer = new RevealedAnswer(
                    callout.answer().stream().map(this::block).toList());
            revealed.accept(answer);
            box.getChildren().add(answer.node());
        }
        return box;
    }

    private static Node code(SlideBlock.Code code) {
        Text text = new Text(code.text());
        text.getStyleClass().addAll("text", "code");
        TextFlow flow = new TextFlow(text);
        flow.getStyleClass().add("code-block");
        return flow;
    }
}
