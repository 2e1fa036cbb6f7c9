package knightschool.lesson.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReader;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

class GlossaryTermMarkerTest {
    private static final Glossary OWN = Glossary.of(LessonFolderReader.glossary());

    /** The words that are explained in the paragraphs of a slide, as they stand there. */
    private static List<String> marked(String slide) {
        Slide read = LessonReader.read("x.md", "---\ntitle: X\n---\n## One\n\n" + slide, FileResolver.nothing())
                .lesson()
                .orElseThrow()
                .slides()
                .getFirst();
        GlossaryTermMarker words = new GlossaryTermMarker(OWN, read);
        return read.blocks().stream()
                .flatMap(block -> block instanceof SlideBlock.Paragraph paragraph
                        ? words.mark(paragraph.spans()).stream()
                        : Stream.of())
                .filter(piece -> piece.term().isPresent())
                .map(piece -> switch (piece.span()) {
                    case StyledTextSpan.Words plain -> plain.text();
                    case StyledTextSpan.InDictionary word -> "{" + word.words() + "}";
                    default -> "?";
                })
                .toList();
    }

    @Test
    void wordIsMarkedOnceOnASlideWhereItComesFirst() {
        assertEquals(
                List.of("vertex", "edges"),
                marked("Each vertex has edges.\n\nA second Vertex, more edges, vertices.\n"));
    }

    @Test
    void wordThatIsDefinedHereIsNotMarked() {
        assertEquals(List.of("edges"), marked("The number of edges is its **degree.** Every degree counts.\n"));
        assertEquals(
                List.of("vertex"),
                marked("No vertex.\n\nSuch a graph is called *bipartite.*\n").stream()
                        .filter(word -> !word.equals("graph"))
                        .toList());
        assertEquals(List.of(), marked("**The parts are the components.** Two components.\n"));
    }

    @Test
    void wordInABoldSentenceBelowTheLeadIsMarkedWhereItStandsPlainly() {
        assertEquals(List.of("path"), marked("Look.\n\n**No path is closed.** A path is open.\n"));
    }

    @Test
    void wordThatAnswersAQuestionOfTheSlideIsNotMarked() {
        assertEquals(
                List.of("walk"),
                marked("A trail, a walk and a path.\n\n```quiz\nask: Which?\nkind: choice\nanswers: [a trail, paths]\n"
                        + "right: a trail\n```\n"));
    }

    @Test
    void wordThatIsSwitchedOffIsNotMarkedInAnyForm() {
        assertEquals(List.of("edge"), marked("Two vertices and an edge.\n\n```glossary\noff: [vertex]\n```\n"));
    }

    @Test
    void wordOfTheDictionaryIsMarkedAsTheWordThatItStandsFor() {
        assertEquals(List.of("{Hamiltonian circuits}"), marked("There are {{word Hamiltonian circuits}}.\n"));
    }

    @Test
    void codeIsLeftAlone() {
        assertEquals(List.of(), marked("Write `edge` here.\n"));
    }
}
