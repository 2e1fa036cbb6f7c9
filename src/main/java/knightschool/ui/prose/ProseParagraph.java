package knightschool.ui.prose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.glossary.GlossaryMarkedSpan;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.ui.control.NodeStyle;

/**
 * A paragraph of text. Words that can be activated are underlined, and framed while focused. The underline is not part
 * of the text, so that it does not affect line breaks.
 */
public final class ProseParagraph extends TextFlow {
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");

    /** The opacity of answers about another board. */
    private static final double STALE = 0.45;

    /** The distance of the underline from the baseline, as a fraction of the font size. */
    private static final double BELOW = 0.3;

    private final ProseContext source;
    private final Map<Text, Region> lines = new LinkedHashMap<>();

    /** @param style the style class of the paragraph */
    public ProseParagraph(ProseContext source, String style) {
        this.source = source;
        getStyleClass().add(style);
    }

    /** Returns a paragraph without words that can be activated. */
    public static ProseParagraph of(List<StyledTextSpan> spans, String style, ProseContext source) {
        ProseParagraph flow = new ProseParagraph(source, style);
        spans.forEach(flow::add);
        return flow;
    }

    /** Adds words. */
    public void add(StyledTextSpan span) {
        Text text = styled(new Text(), span);
        text.textProperty().bind(source.words(span));
        if (span instanceof StyledTextSpan.EngineQuestion question && question.isAboutPresentBoard()) {
            text.opacityProperty().bind(source.scene().map(scene -> scene.isStale() ? STALE : 1));
        }
        getChildren().add(text);
    }

    /** Adds a number that changes the scene. */
    public void add(StyledTextSpan.Dragged span, NumberControlledScene scene) {
        Text text = NodeStyle.named(
                styled(new DraggableNumber(span, scene), span),
                "drag-" + span.number().word());
        text.textProperty().bind(source.words(span));
        mark(text, "drag-number");
    }

    /** Adds words; those that belong to a term are explained on a card. */
    public void add(GlossaryMarkedSpan piece, GlossaryTermCards cards) {
        if (piece.term().isEmpty()) {
            add(piece.span());
        } else if (piece.span() instanceof StyledTextSpan.Words words) {
            explain(apart(words), piece.term().get(), cards);
        } else {
            Text text = styled(new Text(), piece.span());
            text.textProperty().bind(source.words(piece.span()));
            explain(List.of(text), piece.term().get(), cards);
        }
    }

    /** Returns the words as separate texts, since a line may break between them. */
    private static List<Text> apart(StyledTextSpan.Words words) {
        List<Text> texts = new ArrayList<>();
        for (String word : words.text().split("(?<= )")) {
            Text text = styled(new Text(), words);
            text.setText(word);
            texts.add(text);
        }
        return texts;
    }

    private void explain(List<Text> words, GlossaryTerm term, GlossaryTermCards cards) {
        words.forEach(word -> mark(word, "glossary-word"));
        words.getFirst().setFocusTraversable(true);
        cards.explain(words, term);
    }

    /** Adds a text with an underline in the given style. */
    private void mark(Text text, String style) {
        Region line = NodeStyle.of(new Region(), style + "-line");
        line.setManaged(false);
        line.setMouseTransparent(true);
        text.getStyleClass().add(style);
        text.focusVisibleProperty().addListener((_, _, now) -> line.pseudoClassStateChanged(FOCUSED, now));
        lines.put(text, line);
        getChildren().addAll(text, line);
    }

    private static Text styled(Text text, StyledTextSpan span) {
        // Named apart from the text inside every control, which would be matched with each rule for prose.
        text.getStyleClass().addAll("text", "prose");
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

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        lines.forEach((text, line) -> {
            Bounds words = text.getBoundsInParent();
            double height = text.getBaselineOffset() + BELOW * text.getFont().getSize();
            line.resizeRelocate(words.getMinX(), words.getMinY(), words.getWidth(), Math.ceil(height));
        });
    }
}
