package knightschool.lesson;

import java.util.Locale;
import knightschool.files.Faults;
import org.commonmark.internal.InlineParserImpl;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.InlineParser;
import org.commonmark.parser.Parser;
import org.commonmark.parser.SourceLines;

/** Markdown as lessons are written in, within limits: whatever stands in a file, it is read in little time. */
final class LessonMarkdown {
    /**
     * No paragraph, heading or item is longer, in characters. The library's time for brackets that stay open grows with
     * the square of a paragraph's length.
     */
    static final int MAX_PARAGRAPH = 10_000;

    /** Deeper nesting is read as plain text: nobody means it, and walking it would cost the stack. */
    private static final int MAX_NESTING = 16;

    private LessonMarkdown() {}

    /** @param faults takes what is too long to be read, which is left empty */
    static Node parse(String markdown, Faults faults) {
        return Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .maxOpenBlockParsers(MAX_NESTING)
                .maxInlineNesting(MAX_NESTING)
                .inlineParserFactory(context -> bounded(new InlineParserImpl(context), faults))
                .build()
                .parse(markdown);
    }

    private static InlineParser bounded(InlineParser parser, Faults faults) {
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
