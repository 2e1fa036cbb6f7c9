package knightschool.ui.lesson.slide;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.lesson.Quiz;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.TextSpan;
import knightschool.lesson.glossary.GlossaryTermMarks;
import knightschool.lesson.glossary.GlossaryTermSpan;
import knightschool.ui.control.Labels;
import knightschool.ui.lesson.quiz.AnswerRevealPane;
import knightschool.ui.prose.AdjustableScene;
import knightschool.ui.prose.CycleTerminologySwitch;
import knightschool.ui.prose.GlossaryTermCards;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.prose.ProseParagraph;

/** Draws the text of a lesson. Used on the JavaFX thread only. */
public final class ProseView {
    private final ProseContext source;
    private final Optional<Explained> explained;
    private final Optional<AdjustableScene> scene;
    private final Consumer<AnswerRevealPane> revealed;

    /**
     * Words that are explained where they stand.
     *
     * @param words those of one slide
     * @param cards what they mean
     */
    public record Explained(GlossaryTermMarks words, GlossaryTermCards cards) {}

    /** @param source what is read where the lesson asks the engine; the text follows it */
    public ProseView(ProseContext source) {
        this(source, Optional.empty(), Optional.empty(), _ -> {});
    }

    private ProseView(
            ProseContext source,
            Optional<Explained> explained,
            Optional<AdjustableScene> scene,
            Consumer<AnswerRevealPane> revealed) {
        this.source = source;
        this.explained = explained;
        this.scene = scene;
        this.revealed = revealed;
    }

    /** The same, telling of every answer behind a button. */
    ProseView telling(Consumer<AnswerRevealPane> answer) {
        return new ProseView(source, explained, scene, answer);
    }

    /** The same, for a slide on screen: its words can be asked what they mean. */
    public ProseView explaining(Explained words) {
        return new ProseView(source, Optional.of(words), scene, revealed);
    }

    /** The same, for a slide on screen: its numbers can be dragged. */
    public ProseView dragging(AdjustableScene live) {
        return new ProseView(source, explained, Optional.of(live), revealed);
    }

    /** The same, with no word explained. */
    private ProseView plain() {
        return new ProseView(source, Optional.empty(), scene, revealed);
    }

    /** A piece of text below the lead. */
    public Node block(SlideBlock block) {
        return switch (block) {
            case SlideBlock.Paragraph paragraph -> flow(paragraph.spans(), "body");
            case SlideBlock.Heading heading -> plain().flow(heading.spans(), "subhead");
            case SlideBlock.Listing listing -> listing(listing);
            case SlideBlock.Callout callout -> callout(callout);
            case SlideBlock.Code code -> code(code);
            case SlideBlock.Picture picture -> new PictureBlock(picture);
            case SlideBlock.QuizBlock quizBlock -> question(quizBlock.quiz());
            case SlideBlock.TerminologySwitch _ -> new CycleTerminologySwitch(source.terminology());
        };
    }

    private Node question(Quiz quiz) {
        Label ask = new Label();
        ask.textProperty().bind(source.words(quiz, new SimpleStringProperty(quiz.ask())));
        return ask;
    }

    /** What its texts take from elsewhere. */
    ProseContext source() {
        return source;
    }

    /** The first paragraph of a slide. */
    Node lead(SlideBlock.Paragraph paragraph) {
        return flow(paragraph.spans(), "lead");
    }

    private TextFlow flow(List<TextSpan> spans, String style) {
        ProseParagraph flow = new ProseParagraph(source, style);
        List<GlossaryTermSpan> pieces = explained
                .map(marks -> marks.words().mark(spans))
                .orElseGet(() -> spans.stream().map(GlossaryTermSpan::plain).toList());
        pieces.forEach(piece -> add(piece, flow));
        return flow;
    }

    private void add(GlossaryTermSpan piece, ProseParagraph flow) {
        if (piece.span() instanceof TextSpan.Dragged number && scene.isPresent()) {
            flow.add(number, scene.get());
        } else if (piece.term().isPresent() && explained.isPresent()) {
            flow.add(piece, explained.get().cards());
        } else {
            flow.add(piece.span());
        }
    }

    private Node listing(SlideBlock.Listing listing) {
        VBox rows = new VBox();
        rows.getStyleClass().add("listing");
        int number = listing.first();
        for (List<SlideBlock> item : listing.items()) {
            Label mark = Labels.of(listing.first() == 0 ? "–" : number++ + ".", "mark");
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
            box.getChildren().add(Labels.of(callout.label(), "callout-label"));
        }
        callout.blocks().forEach(block -> box.getChildren().add(block(block)));
        if (!callout.answer().isEmpty()) {
            AnswerRevealPane answer = new AnswerRevealPane(
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
