package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.setup.SceneKind;
import knightschool.ui.command.CommandDefinitions;
import org.junit.jupiter.api.Test;

class LessonWordsTest {
    /** The words of a command are a verb or a noun, some with an explanation: none of them can end every sentence. */
    @Test
    void refusalOfEachCommandIsOneWholeSentence() {
        List<String> sentences = SceneKind.values().stream()
                .flatMap(scene -> CommandDefinitions.of(scene.word()).stream())
                .map(entry -> LessonWords.notOnSlide(entry.name()))
                .toList();
        sentences.forEach(sentence -> assertTrue(sentence.matches("[A-Z][^:]* \"[^\":]+\"\\."), sentence));
        assertTrue(sentences.contains("Slides do not have the command \"to an experiment\"."));
    }
}
