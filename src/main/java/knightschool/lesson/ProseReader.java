package knightschool.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.setup.source.FileResolver;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;

/** Reads the text of a slide: paragraphs, lists and call-outs. */
final class ProseReader {
    private static final String NOTE = "Note:";

    /** The word that marks the beginning of the hidden answer of a call-out. */
    private static final String ANSWER = "Answer:";

    private final FileResolver files;
    private final FaultCollector faults;
    private final TextSpanReader spans;

    ProseReader(FileResolver files, FaultCollector faults) {
        this.files = files;
        this.faults = faults;
        this.spans = new TextSpanReader(faults);
    }

    /** Returns the line where a node begins, from 1; 1 for a node without a source position. */
    static int line(Node node) {
        List<SourceSpan> spans = node.getSourceSpans();
        return spans.isEmpty() ? 1 : spans.getFirst().getLineIndex() + 1;
    }

    boolean isNote(Paragraph paragraph) {
        return begins(paragraph, NOTE);
    }

    boolean begins(Paragraph paragraph, String word) {
        return paragraph.getFirstChild() instanceof Text text
                && text.getLiteral().startsWith(word);
    }

    /** Returns the paragraph of a note without the word that marks it. */
    SlideBlock note(Paragraph paragraph) {
        Text first = (Text) paragraph.getFirstChild();
        first.setLiteral(first.getLiteral().substring(NOTE.length()).stripLeading());
        return new SlideBlock.Paragraph(spans.read(paragraph));
    }

    /** Returns the literal text of a node, without styles. */
    String plain(Node node) {
        StringBuilder words = new StringBuilder();
        for (StyledTextSpan span : spans.read(node)) {
            words.append(span instanceof StyledTextSpan.Words w ? w.text() : "");
        }
        return words.toString().strip();
    }

    boolean asksSomething(Node node) {
        return spans.read(node).stream().anyMatch(StyledTextSpan.EngineQuestion.class::isInstance);
    }

    Optional<SlideBlock> block(Node node) {
        return switch (node) {
            case Paragraph p when p.getFirstChild() instanceof Image image && image.getNext() == null -> picture(image);
            case Paragraph p -> Optional.of(new SlideBlock.Paragraph(spans.read(p)));
            case Heading h -> Optional.of(new SlideBlock.Heading(spans.read(h)));
            case BulletList list -> Optional.of(new SlideBlock.Listing(0, items(list)));
            case OrderedList list -> Optional.of(new SlideBlock.Listing(number(list), items(list)));
            case BlockQuote quote -> Optional.of(callout(quote));
            case IndentedCodeBlock code ->
                Optional.of(new SlideBlock.Code(code.getLiteral().stripTrailing()));
            case ThematicBreak _ -> Optional.empty();
            case LinkReferenceDefinition _ -> Optional.empty();
            case FencedCodeBlock fence ->
                refused(fence, "a block stands inside a list or a call-out", "Move it to the left margin.");
            case HtmlBlock html -> refused(html, "HTML is not shown", "Write it as Markdown.");
            default -> refused(node, "this cannot be shown on a slide", "Write paragraphs, lists and call-outs.");
        };
    }

    /**
     * Reads an image in a paragraph of its own. An image without alternative text is a fault, because it would mean
     * nothing to people who cannot see it.
     */
    private Optional<SlideBlock> picture(Image image) {
        String words = plain(image);
        if (words.isEmpty()) {
            return refused(image, "this picture has no words", "Say between the brackets what it shows.");
        }
        try {
            return Optional.of(new SlideBlock.Picture(files.picture(image.getDestination()), words));
        } catch (InputFault fault) {
            return refused(image, fault.description(), fault.remedy());
        }
    }

    private Optional<SlideBlock> refused(Node node, String description, String remedy) {
        faults.add(line(node), description, remedy);
        return Optional.empty();
    }

    private static int number(OrderedList list) {
        return list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber();
    }

    private List<List<SlideBlock>> items(Node list) {
        List<List<SlideBlock>> items = new ArrayList<>();
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            items.add(blocks(item));
        }
        return List.copyOf(items);
    }

    private List<SlideBlock> blocks(Node parent) {
        List<SlideBlock> blocks = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            block(node).ifPresent(blocks::add);
        }
        return List.copyOf(blocks);
    }

    private SlideBlock callout(BlockQuote quote) {
        List<SlideBlock> all = blocks(quote);
        int answer = 0;
        while (answer < all.size() && !isAnswer(all.get(answer))) {
            answer++;
        }
        List<SlideBlock> answerBlocks = new ArrayList<>(all.subList(answer, all.size()));
        if (!answerBlocks.isEmpty()) {
            answerBlocks.set(0, withoutAnswer((SlideBlock.Paragraph) answerBlocks.getFirst()));
        }
        return labelled(new ArrayList<>(all.subList(0, answer)), List.copyOf(answerBlocks));
    }

    private static boolean isAnswer(SlideBlock block) {
        return block instanceof SlideBlock.Paragraph paragraph
                && !paragraph.spans().isEmpty()
                && paragraph.spans().getFirst() instanceof StyledTextSpan.Words words
                && words.text().startsWith(ANSWER);
    }

    /** Returns the paragraph without the word that marks an answer. */
    private static SlideBlock withoutAnswer(SlideBlock.Paragraph paragraph) {
        List<StyledTextSpan> spans = new ArrayList<>(paragraph.spans());
        StyledTextSpan.Words first = (StyledTextSpan.Words) spans.getFirst();
        spans.set(
                0,
                new StyledTextSpan.Words(first.text().substring(ANSWER.length()).stripLeading(), first.style()));
        return new SlideBlock.Paragraph(List.copyOf(spans));
    }

    private static SlideBlock labelled(List<SlideBlock> blocks, List<SlideBlock> answer) {
        if (blocks.isEmpty() || !(blocks.getFirst() instanceof SlideBlock.Paragraph first)) {
            return new SlideBlock.Callout("", List.copyOf(blocks), answer);
        }
        if (first.spans().size() < 2
                || !(first.spans().getFirst() instanceof StyledTextSpan.Words label)
                || !label.style().strong()) {
            return new SlideBlock.Callout("", List.copyOf(blocks), answer);
        }
        blocks.set(
                0,
                new SlideBlock.Paragraph(TextSpanReader.withoutLeadingSpace(
                        first.spans().subList(1, first.spans().size()))));
        return new SlideBlock.Callout(label.text().replaceAll("[.:]$", ""), List.copyOf(blocks), answer);
    }
}
