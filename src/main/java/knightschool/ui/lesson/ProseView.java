package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.TextSpan;
import knightschool.lesson.glossary.MarkedWords;
import knightschool.ui.prose.DictionarySwitch;
import knightschool.ui.prose.ProseFlow;
import knightschool.ui.prose.ProseSource;
import knightschool.ui.prose.WordCards;

/** Draws the text of a lesson. Used on the JavaFX thread only. */
final class ProseView {
    private final ProseSource source;
    private final Optional<Explained> explained;
    private final Consumer<RevealedAnswer> revealed;

    /**
     * Words that are explained where they stand.
     *
     * @param words those of one slide
     * @param cards what they mean
     */
    record Explained(MarkedWords words, WordCards cards) {}

    /** @param source what is read where the lesson asks the engine; the text follows it */
    ProseView(ProseSource source) {
        this(source, Optional.empty(), _ -> {});
    }

    private ProseView(ProseSource source, Optional<Explained> explained, Consumer<RevealedAnswer> revealed) {
        this.source = source;
        this.explained = explained;
        this.revealed = revealed;
    }

    /** The same, telling of every answer behind a button. */
    ProseView telling(Consumer<RevealedAnswer> answer) {
        return new ProseView(source, explained, answer);
    }

    /** The same, for a slide on screen: its words can be asked what they mean. */
    ProseView explaining(Explained words) {
        return new ProseView(source, Optional.of(words), revealed);
    }

    /** The same, with no word explained. */
    private ProseView plain() {
        return new ProseView(source, Optional.empty(), revealed);
    }

    /** A piece of text below the lead. */
    Node block(SlideBlock block) {
        return switch (block) {
            case SlideBlock.Paragraph paragraph -> flow(paragraph.spans(), "body");
            case SlideBlock.Heading heading -> plain().flow(heading.spans(), "subhead");
            case SlideBlock.Listing listing -> listing(listing);
            case SlideBlock.Callout callout -> callout(callout);
            case SlideBlock.Code code -> code(code);
            case SlideBlock.Picture picture -> new PictureBlock(picture);
            case SlideBlock.Asked asked -> new Label(asked.quiz().ask());
            case SlideBlock.DictionarySwitch _ -> new DictionarySwitch(source.dictionary());
        };
    }

    /** The first paragraph of a slide. */
    Node lead(SlideBlock.Paragraph paragraph) {
        return flow(paragraph.spans(), "lead");
    }

    private TextFlow flow(List<TextSpan> spans, String style) {
        if (explained.isEmpty()) {
            return ProseFlow.of(spans, style, source);
        }
        ProseFlow flow = new ProseFlow(source, style);
        Explained marks = explained.get();
        marks.words().mark(spans).forEach(piece -> flow.add(piece, marks.cards()));
        return flow;
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
                    callout.answer().stream().map(plain()::block).toList());
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
