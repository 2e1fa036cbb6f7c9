package knightschool.lesson;

import java.util.Arrays;
import java.util.Optional;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SlideEmbeddableSetup;

/** A span of text in one style inside a paragraph. */
public sealed interface StyledTextSpan {
    Style style();

    /** The style of a span; plain if all are false. */
    record Style(boolean strong, boolean emphasis, boolean code) {
        static final Style PLAIN = new Style(false, false, false);

        Style withStrong() {
            return new Style(true, emphasis, code);
        }

        Style withEmphasis() {
            return new Style(strong, true, code);
        }

        Style withCode() {
            return new Style(strong, emphasis, true);
        }
    }

    /** Literal text. */
    record Words(String text, Style style) implements StyledTextSpan {}

    /**
     * A question to the engine, in double braces; its answer is shown.
     *
     * @param question the question, such as {@code edges 8x8}
     * @param line the line in the lesson, from 1
     */
    record EngineQuestion(String question, int line, Style style) implements StyledTextSpan {
        /** Returns whether the question refers to the current board of the scene beside the text. */
        public boolean isAboutPresentBoard() {
            return Arrays.asList(question.split(" ")).contains(SceneBoardNameResolver.WORD);
        }
    }

    /**
     * A term for closed walks, shown in the chosen terminology (circuit or cycle).
     *
     * @param words the term in the terminology of the articles, such as "Hamiltonian circuits"
     */
    record InDictionary(String words, Style style) implements StyledTextSpan {}

    /**
     * A number of the scene beside the text, which the user changes by dragging it.
     *
     * @param own the range, if the text states one
     * @param line the line in the lesson, from 1
     */
    record Dragged(BindableSceneNumber number, Optional<BindableSceneNumber.Range> own, int line, Style style)
            implements StyledTextSpan {
        /** Returns the range of the number. The scene must have this number. */
        public BindableSceneNumber.Range range(SlideEmbeddableSetup initial, SlideEmbeddableSetup now) {
            return own.orElseGet(() -> number.range(initial, now));
        }
    }
}
