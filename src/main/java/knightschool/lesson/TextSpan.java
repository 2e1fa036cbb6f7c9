package knightschool.lesson;

import java.util.Arrays;
import java.util.Optional;
import knightschool.setup.SceneNumber;
import knightschool.setup.SlideSetup;

/** Words of one style inside a paragraph. */
public sealed interface TextSpan {
    Style style();

    /** How words are written; plain if nothing holds. */
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

    /** Words as they are. */
    record Words(String text, Style style) implements TextSpan {}

    /**
     * What stands in double braces: the engine says what is shown.
     *
     * @param question such as {@code edges 8x8}
     * @param line where it stands, from 1
     */
    record EngineQuestion(String question, int line, Style style) implements TextSpan {
        /** Whether it is about the board beside the text, whatever that is now. */
        public boolean isAboutPresentBoard() {
            return Arrays.asList(question.split(" ")).contains(SceneBoardResolver.WORD);
        }
    }

    /**
     * A word for closed walks, read as the dictionary of the class has it.
     *
     * @param words as the articles say, such as "Hamiltonian circuits"
     */
    record InDictionary(String words, Style style) implements TextSpan {}

    /**
     * A number of the scene beside the text, which a person can change by dragging it.
     *
     * @param own from where to where, if the text says so
     * @param line where it stands, from 1
     */
    record Dragged(SceneNumber number, Optional<SceneNumber.Range> own, int line, Style style) implements TextSpan {
        /** From where to where it goes; in a scene that has such a number. */
        public SceneNumber.Range range(SlideSetup opened, SlideSetup now) {
            return own.orElseGet(() -> number.range(opened, now));
        }
    }
}
