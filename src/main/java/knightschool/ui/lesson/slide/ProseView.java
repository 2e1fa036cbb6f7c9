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
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.glossary.GlossaryMarkedSpan;
import knightschool.lesson.glossary.GlossaryTermMarker;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.lesson.quiz.RevealableCalloutAnswerPane;
import knightschool.ui.prose.CycleTerminologySwitch;
import knightschool.ui.prose.GlossaryTermCards;
import knightschool.ui.prose.NumberControlledScene;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.prose.ProseParagraph;

/** Draws the text of a lesson. Used on the JavaFX thread only. */
public final class ProseView {
    private final ProseContext source;
    private final Optional<GlossaryExplanation> explained;
    private final Optional<NumberControlledScene> scene;
    private final Consumer<RevealableCalloutAnswerPane> revealed;

    /**
     * Terms that are explained in place.
     *
     * @param words the terms of a slide
     * @param cards explains them
     */
    public record GlossaryExplanation(GlossaryTermMarker words, GlossaryTermCards cards) {}

    /** @param source the source of values and terminology; the text follows its changes */
    public ProseView(ProseContext source) {
        this(source, Optional.empty(), Optional.empty(), _ -> {});
    }

    private ProseView(
            ProseContext source,
            Optional<GlossaryExplanation> explained,
            Optional<NumberControlledScene> scene,
            Consumer<RevealableCalloutAnswerPane> revealed) {
        this.source = source;
        this.explained = explained;
        this.scene = scene;
        this.revealed = revealed;
    }

    /** Returns this view with a listener for each answer behind a button. */
    ProseView withRevealListener(Consumer<RevealableCalloutAnswerPane> answer) {
        return new ProseView(source, explained, scene, answer);
    }

    /** Returns this view for a slide on screen, with terms that can be explained. */
    public ProseView explaining(GlossaryExplanation words) {
        return new ProseView(source, Optional.of(words), scene, revealed);
    }

    /** Returns this view for a slide on screen, with numbers that can be dragged. */
    public ProseView dragging(NumberControlledScene live) {
        return new ProseView(source, explained, Optional.of(live), revealed);
    }

    /** Returns this view without explained terms. */
    private ProseView plain() {
        return new ProseView(source, Optional.empty(), scene, revealed);
    }

    /** Returns a block of text below the lead. */
    public Node block(SlideBlock block) {
        return switch (block) {
            case SlideBlock.Paragraph paragraph -> flow(paragraph.spans(), "body");
            case SlideBlock.Heading heading -> plain().flow(heading.spans(), "subhead");
            case SlideBlock.Listing listing -> listing(listing);
            case SlideBlock.Callout callout -> callout(callout);
            case SlideBlock.Code code -> code(code);
            case SlideBlock.Picture picture -> new SlideTextPictureView(picture);
            case SlideBlock.QuizBlock quizBlock -> question(quizBlock.quiz());
            case SlideBlock.TerminologySwitch _ -> new CycleTerminologySwitch(source.terminology());
        };
    }

    private Node question(Quiz quiz) {
        Label ask = new Label();
        ask.textProperty().bind(source.words(quiz, new SimpleStringProperty(quiz.ask())));
        return ask;
    }

    /** Returns the source of values and terminology. */
    ProseContext source() {
        return source;
    }

    /** Returns the first paragraph of a slide. */
    Node lead(SlideBlock.Paragraph paragraph) {
        return flow(paragraph.spans(), "lead");
    }

    private TextFlow flow(List<StyledTextSpan> spans, String style) {
        ProseParagraph flow = new ProseParagraph(source, style);
        List<GlossaryMarkedSpan> pieces = explained
                .map(marks -> marks.words().mark(spans))
                .orElseGet(() -> spans.stream().map(GlossaryMarkedSpan::plain).toList());
        pieces.forEach(piece -> add(piece, flow));
        return flow;
    }

    private void add(GlossaryMarkedSpan piece, ProseParagraph flow) {
        if (piece.span() instanceof StyledTextSpan.Dragged number && scene.isPresent()) {
            flow.add(number, scene.get());
        } else if (piece.term().isPresent() && explained.isPresent()) {
            flow.add(piece, explained.get().cards());
        } else {
            flow.add(piece.span());
        }
    }

    private Node listing(SlideBlock.Listing listing) {
        VBox rows = NodeStyle.of(new VBox(), "listing");
        int number = listing.first();
        for (List<SlideBlock> item : listing.items()) {
            Label mark = LabelFactory.of(listing.first() == 0 ? "–" : number++ + ".", "mark");
            VBox words = NodeStyle.of(new VBox(), "blocks");
            item.forEach(block -> words.getChildren().add(block(block)));
            HBox.setHgrow(words, Priority.ALWAYS);
            rows.getChildren().add(new HBox(mark, words));
        }
        return rows;
    }

    private Node callout(SlideBlock.Callout callout) {
        VBox box = NodeStyle.of(new VBox(), "callout");
        if (!callout.label().isEmpty()) {
            box.getChildren().add(LabelFactory.of(callout.label(), "callout-label"));
        }
        callout.blocks().forEach(block -> box.getChildren().add(block(block)));
        if (!callout.answer().isEmpty()) {
            RevealableCalloutAnswerPane answer = new RevealableCalloutAnswerPane(
                    callout.answer().stream().map(plain()::block).toList());
            revealed.accept(answer);
            box.getChildren().add(answer.node());
        }
        return box;
    }

    private static Node code(SlideBlock.Code code) {
        Text text = NodeStyle.of(new Text(code.text()), "text", "code");
        return NodeStyle.of(new TextFlow(text), "code-block");
    }
}
