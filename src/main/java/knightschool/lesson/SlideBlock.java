package knightschool.lesson;

import java.util.List;
import java.util.stream.Stream;
import knightschool.files.PngFileInfo;

/** A block of a slide's text; blocks follow each other from top to bottom. */
public sealed interface SlideBlock {
    /** A paragraph; the first of a slide is its lead. */
    record Paragraph(List<StyledTextSpan> spans) implements SlideBlock {}

    /** A heading inside a slide. */
    record Heading(List<StyledTextSpan> spans) implements SlideBlock {}

    /**
     * A list.
     *
     * @param first the number of its first item, or 0 for a bulleted list
     */
    record Listing(int first, List<List<SlideBlock>> items) implements SlideBlock {}

    /**
     * A call-out: blocks set apart from the text as a task for the class.
     *
     * @param label the bold word at its beginning, such as "Question" or "Try"; may be empty
     * @param answer the answer, hidden until requested; may be empty
     */
    record Callout(String label, List<SlideBlock> blocks, List<SlideBlock> answer) implements SlideBlock {}

    /** Preformatted text, shown in a monospaced font. */
    record Code(String text) implements SlideBlock {}

    /**
     * An image in the folder of the lesson.
     *
     * @param words the alternative text, for people who cannot see the image
     */
    record Picture(PngFileInfo file, String words) implements SlideBlock {}

    /** A question that the class can answer on the slide. */
    record QuizBlock(Quiz quiz) implements SlideBlock {}

    /** A switch with which the class chooses the terminology for closed walks. */
    record TerminologySwitch() implements SlideBlock {}

    /** Returns all spans in this block, at any depth, from top to bottom. */
    default Stream<StyledTextSpan> allSpans() {
        return switch (this) {
            case Paragraph paragraph -> paragraph.spans().stream();
            case Heading heading -> heading.spans().stream();
            case Listing list -> list.items().stream().flatMap(List::stream).flatMap(SlideBlock::allSpans);
            case Callout callout ->
                Stream.of(callout.blocks(), callout.answer())
                        .flatMap(List::stream)
                        .flatMap(SlideBlock::allSpans);
            case Code _, Picture _, QuizBlock _, TerminologySwitch _ -> Stream.empty();
        };
    }

    /** Returns the questions to the engine in this block, including those of a quiz. */
    default Stream<StyledTextSpan.EngineQuestion> questions() {
        return this instanceof QuizBlock block
                ? QuizTextSpanReader.questions(block.quiz()).stream()
                : allSpans()
                        .filter(StyledTextSpan.EngineQuestion.class::isInstance)
                        .map(StyledTextSpan.EngineQuestion.class::cast);
    }
}
