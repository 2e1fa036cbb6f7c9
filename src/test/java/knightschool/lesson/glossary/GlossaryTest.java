package knightschool.lesson.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.AllFaults;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class GlossaryTest {
    private static final LessonReadResult FILE = LessonFolderReader.glossary();
    private static final Glossary OWN = Glossary.of(FILE);

    @Test
    void ownGlossaryIsSoundAndEveryClaimInItHolds() {
        assertEquals(List.of(), AllFaults.of(FILE, new ClaimEvaluator()));
        assertEquals(FILE.lesson().orElseThrow().slides().size(), OWN.terms().size());
    }

    @Test
    void lessonsOfTheProgramSwitchOffOnlyWhatIsThere() {
        for (LessonReadResult lesson : LessonFolderReader.own()) {
            assertEquals(List.of(), GlossaryCheck.check(lesson, OWN));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "vertex",
                "Vertices",
                "edges",
                "graph",
                "neighbour",
                "degree",
                "path",
                "trail",
                "walk",
                "closed walk",
                "circuit",
                "cycle",
                "Hamiltonian path",
                "hamiltonian circuit",
                "Eulerian trail",
                "component",
                "connected",
                "bipartite",
                "two colours",
                "bridge",
                "cut vertex",
                "tree",
                "search tree",
                "backtracking",
                "lookahead",
                "forward checking",
                "domain",
                "dead end",
                "Warnsdorff’s rule",
                "tie",
                "backjump",
                "witness",
                "girth",
                "diameter",
                "distance",
                "isomorphic",
                "tour",
                "step",
                "NP-complete"
            })
    void termFindsTheWordsOfTheFieldInEveryForm(String form) {
        assertTrue(OWN.term(form).isPresent(), form);
    }

    @Test
    void meaningsSayNothingThatOneDictionaryWouldCallOtherwise() {
        for (GlossaryTerm term : OWN.terms()) {
            for (SlideBlock block : term.meaning()) {
                List<StyledTextSpan> spans = ((SlideBlock.Paragraph) block).spans();
                boolean speaksOfBoth = Set.of("circuit", "closed trail").contains(term.word());
                assertTrue(speaksOfBoth || spans.stream().noneMatch(GlossaryTest::isFixed), () -> term.word() + spans);
            }
        }
    }

    private static boolean isFixed(StyledTextSpan span) {
        return span instanceof StyledTextSpan.Words words
                && (CycleTerminology.differIn(words.text())
                        || words.text().toLowerCase(Locale.ROOT).contains("cycle"));
    }

    @Test
    void nameFollowsTheDictionary() {
        GlossaryTerm ring = OWN.term("Hamiltonian cycle").orElseThrow();
        assertEquals("Hamiltonian circuit", ring.name(CycleTerminology.ARTICLES));
        assertEquals("Hamiltonian cycle", ring.name(CycleTerminology.BOOKS));
        assertEquals("circuit", OWN.term("closed trail").orElseThrow().name(CycleTerminology.BOOKS));
        assertEquals("vertex", OWN.term("vertices").orElseThrow().name(CycleTerminology.BOOKS));
    }

    @Test
    void searchFindsPartsOfAnyFormTheLikeliestFirst() {
        assertEquals(List.of("vertex", "articulation point"), names("vert", CycleTerminology.ARTICLES));
        assertEquals(List.of("circuit", "Hamiltonian circuit"), names("circuit", CycleTerminology.ARTICLES));
        assertEquals(List.of("circuit", "cycle", "Hamiltonian cycle"), names("circuit", CycleTerminology.BOOKS));
        assertEquals(
                OWN.terms().size(), OWN.search("  ", CycleTerminology.BOOKS).size());
        assertEquals(List.of(), OWN.search("knightmare", CycleTerminology.BOOKS));
    }

    /** A word in bold is explained there, though it has no card and is not marked in texts. */
    @Test
    void searchFindsTheWordsInBoldOfAnExplanation() {
        assertEquals(List.of("cut"), names("piece", CycleTerminology.ARTICLES));
        assertEquals(List.of("dead end"), names("Stuck", CycleTerminology.ARTICLES));
    }

    private static List<String> names(String typed, CycleTerminology terminology) {
        return OWN.search(typed, terminology).stream()
                .map(term -> term.name(terminology))
                .toList();
    }

    @Test
    void inFindsWholeWordsAndTheLongestOfThem() {
        assertEquals(
                List.of("Hamiltonian path", "tree", "search tree"),
                OWN.in("A Hamiltonian path, a tree, a search tree; pathless, street, tree-like").stream()
                        .map(found -> found.term().word())
                        .toList());
        assertFalse(OWN.in("Warnsdorff’s rule").isEmpty());
    }

    @Test
    void faultyFileHasNoWords() {
        assertEquals(
                List.of(),
                Glossary.of(LessonReadResult.faulty("GLOSSARY.md", FILE.files(), List.of()))
                        .terms());
    }
}
