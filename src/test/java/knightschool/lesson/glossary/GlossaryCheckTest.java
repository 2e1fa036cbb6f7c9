package knightschool.lesson.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReader;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

class GlossaryCheckTest {
    private static final Glossary OWN = Glossary.of(LessonFolderReader.glossary());
    private static final String HEAD = "---\ntitle: X\n---\n";

    private static List<String> faults(String name, String text) {
        var file = LessonReader.read(name, HEAD + text, FileResolver.nothing());
        return (file.lesson().isEmpty() ? file.faults() : GlossaryCheck.check(file, OWN))
                .stream().map(InputFault::getMessage).toList();
    }

    @Test
    void checkNamesWordsThatTheGlossaryDoesNotHave() {
        assertEquals(
                List.of(
                        "a.md:8: the glossary has no word \"vertx\". Write one of its words, such as vertex, or leave it"
                                + " out."),
                faults("a.md", "## One\n\nText.\n\n```glossary\noff: [vertx, edges]\n```\n"));
    }

    @Test
    void checkRefusesWordsOfALessonsOwn() {
        assertEquals(
                List.of(
                        "a.md:8: a lesson has no words of its own in the glossary. Write \"off:\" and the words that are"
                                + " not to be explained on this slide."),
                faults("a.md", "## One\n\nText.\n\n```glossary\nforms: [knight, knights]\n```\n"));
    }

    @Test
    void checkTellsWhatAWordOfAGlossaryLacks() {
        assertEquals(
                List.of(
                        "my/GLOSSARY.md:4: this word has no forms. Write a block \"glossary\" with \"forms:\" and how it is"
                                + " written, such as vertex and vertices.",
                        "my/GLOSSARY.md:4: this word has no meaning. Write a paragraph below it.",
                        "my/GLOSSARY.md:4: this word has no example. Write a block \"setup\" with a small scene."),
                faults("my/GLOSSARY.md", "## knight\n"));
    }

    @Test
    void checkTellsOfAFormOfTwoWordsAndOfAnUnknownRelatedOne() {
        String word = "## %s\n\nA meaning.\n\n```glossary\nforms: [%s]\nrelated: [%s]\n```\n\n"
                + "```setup\nscene: board\nboard: 3x3\n```\n\n";
        assertEquals(
                List.of(
                        "GLOSSARY.md:22: \"One\" is a form of \"first\" already. Leave it out at one of the two.",
                        "GLOSSARY.md:22: the glossary has no word \"three\". Write a form of another word of this file."),
                faults(
                        "GLOSSARY.md",
                        word.formatted("first", "one", "one") + word.formatted("second", "One", "three")));
    }

    @Test
    void readingTellsOfBlocksAndWordsThatCannotBeMeant() {
        assertEquals(
                List.of(
                        "a.md:6: every dictionary says \"path\". Write it without braces; with them circuit, Hamiltonian"
                                + " circuits, closed trail and the like."),
                faults("a.md", "## One\n\nA {{word path}}.\n"));
        assertEquals(
                List.of("a.md:9: the block of the dictionary says nothing by itself. Leave it empty."),
                faults("a.md", "## One\n\nText.\n\n```dictionary\nbooks\n```\n"));
        assertEquals(
                List.of("a.md:9: a glossary has no key \"of\". Keys: forms, related, off."),
                faults("a.md", "## One\n\nText.\n\n```glossary\nof: [vertex]\n```\n"));
    }
}
