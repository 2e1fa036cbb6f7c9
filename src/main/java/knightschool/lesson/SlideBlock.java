package knightschool.lesson;

import java.util.List;
import java.util.stream.Stream;
import knightschool.files.PngFileInfo;

/** A piece of a slide's text, from top to bottom. */
public sealed interface SlideBlock {
    /** A paragraph; the first of a slide is its lead. */
    record Paragraph(List<TextSpan> spans) implements SlideBlock {}

    /** A heading inside a slide. */
    record Heading(List<TextSpan> spans) implements SlideBlock {}

    /**
     * A list.
     *
     * @param first the number of its first item, or 0 if it has bullets
     */
    record Listing(int first, List<List<SlideBlock>> items) implements SlideBlock {}

    /**
     * Something set apart for the class to do.
     *
     * @param label the bold word that it begins with, such as "Question" or "Try"; may be empty
     * @param answer what is read when somebody asks for it; may be empty
     */
    record Callout(String label, List<SlideBlock> blocks, List<SlideBlock> answer) implements SlideBlock {}

    /** Text to be shown as it is, in equal widths. */
    record Code(String text) implements SlideBlock {}

    /**
     * A picture that lies beside the lesson.
     *
     * @param words what it shows, for those who cannot see it
     */
    record Picture(PngFileInfo file, String words) implements SlideBlock {}

    /** A question that the class can answer on the slide. */
    record QuizBlock(Quiz quiz) implements SlideBlock {}

    /** A switch between the words for closed walks, for the class to choose its dictionary. */
    record TerminologySwitch() implements SlideBlock {}

    /** The pieces of text in it, from top to bottom, however deep they stand. */
    default Stream<TextSpan> allSpans() {
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

    /** The questions to the engine in it, those of a quiz too. */
    default Stream<TextSpan.EngineQuestion> questions() {
        return this instanceof QuizBlock block
                ? QuizTextSpanReader.questions(block.quiz()).stream()
                : allSpans().filter(TextSpan.EngineQuestion.class::isInstance).map(TextSpan.EngineQuestion.class::cast);
    }
}
