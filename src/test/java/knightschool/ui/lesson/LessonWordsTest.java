package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.setup.SceneKind;
import knightschool.ui.command.CommandDefinitions;
import org.junit.jupiter.api.Test;

class LessonWordsTest {
    /** The words of a command are a verb or a noun, some with an explanation: none of them can end every sentence. */
    @Test
    void refusalOfEachCommandIsOneWholeSentence() {
        SceneKind.values().stream()
                .flatMap(scene -> CommandDefinitions.of(scene.word()).stream())
                .map(entry -> LessonWords.notOnSlide(entry.words()))
                .forEach(sentence -> assertTrue(sentence.matches("[A-Z][^:]* \"[^\":]+\"\\."), sentence));
        assertEquals(
                "Slides do not have the command \"to an experiment\".",
                LessonWords.notOnSlide("to an experiment: these solvers on several boards and starts"));
    }
}
