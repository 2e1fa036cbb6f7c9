package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonReaderTest {
    private static final String HEAD = "---\ntitle: A title\nminutes: 5\ngoals: [see]\nsources: [a book]\n---\n";

    @Test
    void readGivesHeadSlidesBlocksAndNotes() {
        Lesson lesson = read(HEAD + """

                        ## First

                        A **lead** with {{edges
                        8x8}} edges.

                        > **Question** Why?

                        - one
                        - two

                        Note: For the *speaker*.

                        ```setup
                        scene: graph
                        ```

                        ```quiz
                        ask: How many?
                        kind: number
                        right: 3
                        ```

                        ```expect
                        # a comment
                        edges 8x8 = 168
                        ```

                        ## Second

                        ```
                        as it is
                        ```
                        """).lesson().orElseThrow();
        assertEquals(new Lesson.Head("A title", "", 5, 0, List.of("see"), List.of("a book")), lesson.head());
        Slide first = lesson.slides().getFirst();
        assertEquals("First", first.title());
        assertEquals(
                BuiltInSceneKinds.GRAPH, first.scene().orElseThrow().setup().scene());
        assertEquals(List.of(new Slide.Expectation("edges 8x8 = 168", 32)), first.claims());
        assertEquals(1, first.notes().size());
        assertEquals("How many?", first.quizzes().getFirst().ask());
        var lead = assertInstanceOf(SlideBlock.Paragraph.class, first.blocks().getFirst());
        assertEquals(
                new StyledTextSpan.EngineQuestion("edges 8x8", 10, StyledTextSpan.Style.PLAIN),
                lead.spans().get(3));
        var callout = assertInstanceOf(SlideBlock.Callout.class, first.blocks().get(1));
        assertEquals("Question", callout.label());
        assertEquals(
                new SlideBlock.Code("as it is"), lesson.slides().get(1).blocks().getFirst());
    }

    @Test
    void readNamesFileLineAndRemedyOfEveryFault() {
        LessonReadResult file = read(HEAD + """

                ## One
                ```setup
                scene: graf
                bord: 8x8
                ```
                ```quiz
                ask: What?
                kind: guess
                ```
                ![a picture](x.png)
                """);
        assertTrue(file.lesson().isEmpty());
        assertEquals(List.of(10, 11, 15, 17), lines(file));
        assertTrue(
                file.faults().getFirst().getMessage().startsWith("x.md:10: there is no scene \"graf\". Known: board"));
    }

    @Test
    void readRefusesWhatIsNoLesson() {
        assertEquals(List.of(1), lines(read("")));
        assertEquals(List.of(1), lines(read("## Only a slide\n")));
        assertEquals(List.of(1), lines(read("---\ntitle: x\n## Slide\n")));
        assertEquals(List.of(6), lines(read(HEAD.stripTrailing())));
        assertEquals(List.of(7), lines(read(HEAD + "text\n## Slide\n")));
        assertEquals(List.of(7), lines(read(HEAD + "# Title\n\n## Slide\n")));
        assertEquals(List.of(2), lines(read("---\ntitel: x\ntitle: y\n---\n## Slide\n")));
        assertEquals(List.of(3), lines(read("---\ntitle: x\nminutes: long\n---\n## Slide\n")));
        assertEquals(
                List.of(2),
                lines(read("---\ntitle: [x\n---\n## Slide\n")).stream()
                        .map(_ -> 2)
                        .toList());
    }

    @Test
    void readFindsABlockThatIsNotClosed() {
        LessonReadResult file = read(HEAD + "\n## One\n\n```setup\nscene: graph\n\n## Two\n");
        assertEquals(List.of(10), lines(file));
        assertTrue(file.faults().getFirst().description().contains("no end"));
    }

    @Test
    void readFindsUnknownBlocksSecondSetupsAndOpenBraces() {
        assertEquals(List.of(8), lines(read(HEAD + "## One\n```setpu\nscene: graph\n```\n")));
        assertEquals(
                List.of(11), lines(read(HEAD + "## One\n```setup\nscene: graph\n```\n```setup\nscene: walk\n```\n")));
        assertEquals(List.of(9), lines(read(HEAD + "## One\ntext\nand {{edges 8x8 more\n")));
    }

    @Test
    void readTakesTheMinutesOfASlide() {
        LessonReadResult file = read("---\ntitle: x\nminutes: 9\n---\n## One\nText.\n\nMinutes: 4\n\n## Two\nText.\n");
        assertEquals(
                List.of(4, 0),
                file.lesson().orElseThrow().slides().stream()
                        .map(slide -> slide.duration().minutes())
                        .toList());
        assertEquals(1, file.lesson().orElseThrow().slides().getFirst().blocks().size(), "the class does not read it");
    }

    @Test
    void minutesOfExtraSlidesAreNotThoseOfTheLesson() {
        String head = "---\ntitle: x\nminutes: 9\n---\n";
        LessonReadResult file = read(head + "## One\nMinutes: 9\n\n## Two\nMinutes: 4, extra\n");
        assertEquals(List.of(), lines(file));
        Lesson lesson = file.lesson().orElseThrow();
        assertEquals(4, lesson.extraMinutes());
        assertEquals(
                List.of(new SlideDuration(9, false), new SlideDuration(4, true)),
                lesson.slides().stream().map(Slide::duration).toList());
        assertEquals(
                List.of(7), lines(read(head + "## One\n\n## Two\nMinutes: 9\n")), "one of the core has no time left");
        assertEquals(List.of(5), lines(read(head + "## One\nMinutes: 5\n\n## Two\nMinutes: 4, extra\n")));
        assertEquals(List.of(5), lines(read(head + "## One\nMinutes: 9, extra\n")), "nothing is left for a class");
        assertEquals(List.of(6), lines(read(head + "## One\nMinutes: 9, more\n")));
        assertEquals(List.of(6), lines(read(head + "## One\nMinutes: extra\n")));
    }

    @Test
    void readFindsMinutesThatAreNoneOrDoNotFit() {
        String head = "---\ntitle: x\nminutes: 9\n---\n";
        assertEquals(List.of(6), lines(read(head + "## One\nMinutes: some\n\n## Two\n")));
        assertEquals(List.of(8), lines(read(head + "## One\nMinutes: 1\n\nMinutes: 2\n\n## Two\n")));
        assertEquals(List.of(5), lines(read(head + "## One\nMinutes: 9\n\n## Two\n")), "none are left for the other");
        assertEquals(List.of(8), lines(read(head + "## One\nMinutes: 4\n\n## Two\nMinutes: 4\n")));
        assertEquals(List.of(), lines(read(head + "## One\nMinutes: 4\n\n## Two\nMinutes: 5\n")));
        assertEquals(List.of(), lines(read("---\ntitle: x\n---\n## One\nMinutes: 4\n\n## Two\n")));
    }

    @Test
    void readNeverThrowsForFilesThatAreNoText(@TempDir Path folder) throws IOException {
        Path binary = Files.write(folder.resolve("a.md"), new byte[] {1, 0, 2});
        Path latin = Files.write(folder.resolve("b.md"), new byte[] {'a', '\n', (byte) 0xE9, 'x'});
        Path huge = Files.write(folder.resolve("c.md"), new byte[LessonReader.MAX_BYTES + 1]);
        Path folderItself = Files.createDirectory(folder.resolve("d.md"));
        for (Path path : List.of(binary, latin, huge, folderItself, folder.resolve("none.md"))) {
            LessonReadResult file = LessonReader.read(path);
            assertTrue(file.lesson().isEmpty());
            assertTrue(file.faults().getFirst().getMessage().startsWith(path.toString()));
        }
        assertEquals(2, LessonReader.read(latin).faults().getFirst().line());
    }

    @Test
    void whatALessonNamesLiesInItsFolder(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("secret.board"), "..\n");
        Path lessons = Files.createDirectories(folder.resolve("lessons"));
        Files.writeString(lessons.resolve("own.board"), "..\n");
        String named = "board: %s\n```\n\n```expect\nvertices %s = 2\n```\n\n![A picture](%s)\n";
        for (String name :
                List.of("../secret.board", folder.resolve("secret.board").toString())) {
            Path file = lessons.resolve("x.md");
            Files.writeString(file, HEAD + "## One\n```setup\nscene: board\n" + named.formatted(name, name, name));
            List<InputFault> faults = LessonReader.read(file).faults();
            assertEquals(List.of(10, 17), faults.stream().map(InputFault::line).toList());
            assertTrue(faults.stream().allMatch(fault -> fault.getMessage().startsWith(file + ":")));
            assertTrue(faults.stream().allMatch(fault -> fault.description().contains("does not lie in the folder")));
            Files.writeString(
                    file,
                    HEAD + "## One\n```setup\nscene: board\nboard: own.board\n```\n\n```expect\nvertices " + name
                            + " = 2\n```\n");
            assertTrue(new LessonChecker(new ClaimEvaluator())
                    .checkTruth(LessonReader.read(file))
                    .getFirst()
                    .description()
                    .contains("does not lie in the folder"));
        }
    }

    @Test
    void puzzleOfALessonLiesInItsFolder(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.slide"), "AA.b\n...b\n");
        Path lessons = Files.createDirectories(folder.resolve("lessons"));
        Files.createSymbolicLink(lessons.resolve("link.slide"), secret);
        for (String name : List.of("../secret.slide", secret.toString(), "link.slide")) {
            Path file = lessons.resolve("x.md");
            Files.writeString(file, HEAD + "## One\n```setup\nscene: statemap\npuzzle: " + name + "\n```\n");
            List<InputFault> faults = LessonReader.read(file).faults();
            assertEquals(
                    List.of(file + ":10: the puzzle \"" + name + "\": \"" + name + "\" does not lie in the folder of"
                            + " this file. Copy it there, and write its name alone."),
                    faults.stream().map(InputFault::getMessage).toList());
        }
    }

    @Test
    void readSurvivesDeepNesting() {
        for (String deep :
                List.of("> ".repeat(4_000) + "x", "*".repeat(4_000) + "x" + "*".repeat(4_000), "[".repeat(9_000))) {
            assertTrue(read(HEAD + "## One\n" + deep + "\n").lesson().isPresent());
            assertTrue(read(HEAD + "## One\n" + deep.repeat(20) + "\n").lesson().isEmpty(), "too long, and no crash");
        }
        assertTrue(read(HEAD + "## One\n```setup\n" + "[".repeat(200_000) + "\n```\n")
                .lesson()
                .isEmpty());
    }

    private static LessonReadResult read(String text) {
        return LessonReader.read("x.md", text, FileResolver.nothing());
    }

    private static List<Integer> lines(LessonReadResult file) {
        return file.faults().stream().map(InputFault::line).toList();
    }
}
