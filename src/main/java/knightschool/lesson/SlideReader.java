package knightschool.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import knightschool.files.FaultCollector;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import org.commonmark.internal.InlineParserImpl;
import org.commonmark.node.Block;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.InlineParser;
import org.commonmark.parser.Parser;
import org.commonmark.parser.SourceLines;

/** Parses the Markdown below the head into slides. */
final class SlideReader {
    /** The maximum number of slides of a lesson. More would block the window. */
    private static final int MOST_SLIDES = 1000;

    /** The maximum number of paragraphs, items and blocks of a slide. More would block the window. */
    private static final int MOST_PARTS = 500;

    private static final int SLIDE_LEVEL = 2;

    private final FileResolver files;
    private final FaultCollector faults;
    private final ProseReader prose;
    private final List<Slide> slides = new ArrayList<>();

    private Heading heading;
    private List<SlideBlock> blocks = new ArrayList<>();
    private List<SlideBlock> notes = new ArrayList<>();
    private SlideDuration duration = SlideDuration.UNPLANNED;

    /** The number of paragraphs, items and blocks found on this slide, including skipped ones. */
    private int parts;

    private List<Slide.Expectation> claims = new ArrayList<>();
    private Optional<Slide.Scene> scene = Optional.empty();
    private SlideGlossarySettings words = SlideGlossarySettings.NONE;

    SlideReader(FileResolver files, FaultCollector faults) {
        this.files = files;
        this.faults = faults;
        this.prose = new ProseReader(files, faults);
    }

    List<Slide> read(String markdown) {
        Node document = parse(markdown, faults);
        int begun = 0;
        for (Node node = document.getFirstChild(); node != null && begun <= MOST_SLIDES; node = node.getNext()) {
            begun += isSlide(node) ? 1 : 0;
            if (begun > MOST_SLIDES) {
                faults.add(
                        ProseReader.line(node),
                        String.format(Locale.ROOT, "a lesson has at most %,d slides", MOST_SLIDES),
                        "Make several lessons of it.");
            } else {
                take(node);
            }
        }
        finish();
        if (slides.isEmpty()) {
            faults.add(
                    markdown.split("\n", -1).length,
                    "the lesson has no slide",
                    "Begin one with \"## \" and its title.");
        }
        return List.copyOf(slides);
    }

    private void take(Node node) {
        if (isSlide(node)) {
            begin((Heading) node);
        } else if (heading == null) {
            faults.add(
                    ProseReader.line(node),
                    "this stands before the first slide",
                    "Begin a slide above it with \"## \" and its title.");
            heading = new Heading();
        } else if (isTooMuch(node)) {
            return;
        } else if (node instanceof FencedCodeBlock fence) {
            takeFence(fence);
        } else if (node instanceof Paragraph p && prose.isNote(p)) {
            notes.add(prose.note(p));
        } else if (node instanceof Paragraph p && prose.begins(p, SlideDurationReader.KEY)) {
            takeMinutes(p);
        } else {
            prose.block(node).ifPresent(blocks::add);
        }
    }

    /** Counts the parts of a node and returns whether the slide exceeds the limit, which is reported once. */
    private boolean isTooMuch(Node node) {
        boolean isSaid = parts > MOST_PARTS;
        parts += parts(node);
        if (parts > MOST_PARTS && !isSaid) {
            faults.add(
                    ProseReader.line(node),
                    String.format(
                            Locale.ROOT, "a slide has at most %,d paragraphs, items and blocks in all", MOST_PARTS),
                    "Make several slides of it.");
        }
        return parts > MOST_PARTS;
    }

    private static int parts(Node node) {
        int parts = 1;
        for (Node inner = node.getFirstChild(); inner != null; inner = inner.getNext()) {
            parts += inner instanceof Block ? parts(inner) : 0;
        }
        return parts;
    }

    private static boolean isSlide(Node node) {
        return node instanceof Heading heading && heading.getLevel() <= SLIDE_LEVEL;
    }

    private void begin(Heading next) {
        finish();
        heading = next;
        if (next.getLevel() < SLIDE_LEVEL) {
            faults.add(
                    ProseReader.line(next), "the title of a lesson stands in its head", "Begin a slide with \"## \".");
        }
    }

    private void finish() {
        if (heading != null && !heading.getSourceSpans().isEmpty()) {
            String title = prose.plain(heading);
            if (prose.asksSomething(heading)) {
                faults.add(
                        ProseReader.line(heading),
                        "a title asks the engine nothing",
                        "Move the double braces into the text.");
            }
            if (title.isBlank()) {
                faults.add(ProseReader.line(heading), "this slide has no title", "Write it after \"## \".");
            }
            slides.add(new Slide(
                    title,
                    ProseReader.line(heading),
                    List.copyOf(blocks),
                    List.copyOf(notes),
                    duration,
                    scene,
                    List.copyOf(claims),
                    words));
        }
        blocks = new ArrayList<>();
        notes = new ArrayList<>();
        duration = SlideDuration.UNPLANNED;
        parts = 0;
        claims = new ArrayList<>();
        scene = Optional.empty();
        words = SlideGlossarySettings.NONE;
    }

    private void takeFence(FencedCodeBlock fence) {
        int line = ProseReader.line(fence);
        if (fence.getClosingFenceLength() == null) {
            faults.add(
                    line, "the block that begins here has no end", "Write its three marks again on a line below it.");
            return;
        }
        switch (fence.getInfo().strip()) {
            case "setup" -> takeSetup(fence.getLiteral(), line);
            case "quiz" ->
                QuizReader.read(fence.getLiteral(), faults, line)
                        .forEach(quiz -> blocks.add(new SlideBlock.QuizBlock(quiz)));
            case "try" ->
                QuizReader.readTried(fence.getLiteral(), faults, line)
                        .forEach(quiz -> blocks.add(new SlideBlock.QuizBlock(quiz)));
            case "bet" ->
                QuizReader.readBet(fence.getLiteral(), faults, line)
                        .forEach(quiz -> blocks.add(new SlideBlock.QuizBlock(quiz)));
            case "expect" -> takeClaims(fence.getLiteral(), line);
            case "glossary" ->
                words = SlideGlossarySettings.read(fence.getLiteral(), faults, line)
                        .orElse(words);
            case "dictionary" -> takeSwitch(fence.getLiteral(), line);
            case "", "text" -> blocks.add(new SlideBlock.Code(fence.getLiteral().stripTrailing()));
            default ->
                faults.add(
                        line,
                        "there is no block \"" + fence.getInfo().strip() + "\"",
                        "Known: setup, quiz, try, bet, expect, glossary, dictionary; text for text that is shown as it is.");
        }
    }

    private void takeSetup(String text, int line) {
        if (scene.isPresent()) {
            faults.add(
                    line,
                    "this is the second setup of the slide",
                    "A slide has one scene: begin another slide, or leave one out.");
        }
        scene = SetupText.parseHiding(text, files, faults, line)
                .map(read -> new Slide.Scene(read, line))
                .or(() -> scene);
    }

    private void takeMinutes(Paragraph paragraph) {
        if (!duration.equals(SlideDuration.UNPLANNED)) {
            faults.add(ProseReader.line(paragraph), "this slide says its minutes twice", "Leave one of them out.");
        }
        duration = SlideDurationReader.read(prose.plain(paragraph), ProseReader.line(paragraph), faults);
    }

    private void takeSwitch(String text, int line) {
        if (!text.isBlank()) {
            faults.add(line + 1, "the block of the dictionary says nothing by itself", "Leave it empty.");
        }
        blocks.add(new SlideBlock.TerminologySwitch());
    }

    private void takeClaims(String text, int line) {
        int number = line;
        for (String claim : text.lines().map(String::strip).toList()) {
            number++;
            if (!claim.isEmpty() && !claim.startsWith("#")) {
                claims.add(new Slide.Expectation(claim, number));
            }
        }
    }

    /**
     * The maximum length of a paragraph, heading or item, in characters. For unclosed brackets the parser takes time
     * quadratic in the length.
     */
    private static final int MAX_PARAGRAPH = 10_000;

    /** The nesting depth beyond which text is read as plain text. It bounds the recursion. */
    private static final int MAX_NESTING = 16;

    /**
     * Parses Markdown.
     *
     * @param faults receives a fault for each part that is too long, which is left empty
     */
    private static Node parse(String markdown, FaultCollector faults) {
        return Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .maxOpenBlockParsers(MAX_NESTING)
                .maxInlineNesting(MAX_NESTING)
                .inlineParserFactory(context -> bounded(new InlineParserImpl(context), faults))
                .build()
                .parse(markdown);
    }

    private static InlineParser bounded(InlineParser parser, FaultCollector faults) {
        return (lines, node) -> {
            if (length(lines) <= MAX_PARAGRAPH) {
                parser.parse(lines, node);
            } else {
                faults.add(
                        ProseReader.line(node),
                        String.format(
                                Locale.ROOT,
                                "this text has %,d characters; %,d are the most in one piece",
                                length(lines),
                                MAX_PARAGRAPH),
                        "Part it with empty lines.");
            }
        };
    }

    private static int length(SourceLines lines) {
        return lines.getLines().stream()
                .mapToInt(line -> line.getContent().length())
                .sum();
    }
}
