package knightschool.lesson;

import java.util.ArrayList;
import java.util.List;

/** The pieces of text in the blocks of a slide, however deep they stand. */
public final class SlideText {
    private SlideText() {}

    /** From top to bottom. */
    public static List<TextSpan> spans(List<SlideBlock> blocks) {
        List<TextSpan> spans = new ArrayList<>();
        blocks.forEach(block -> LessonChecker.eachSpan(block, spans::add));
        return List.copyOf(spans);
    }
}
