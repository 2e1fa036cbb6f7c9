package knightschool.ui.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.scene.GlossarySetup;
import org.junit.jupiter.api.Test;

class GlossaryPageModelTest {
    private static final Glossary OWN = Glossary.of(LessonFolderReader.glossary());

    private final GlossaryPageModel model = new GlossaryPageModel();

    private String explained() {
        return model.explainedProperty().get().map(GlossaryTerm::word).orElse("none");
    }

    private List<String> listed() {
        return model.listedProperty().get().stream().map(GlossaryTerm::word).toList();
    }

    @Test
    void nowIsWhatWasOpenedBeforeAndAfterTheWordsAreRead() {
        for (GlossarySetup setup : List.of(
                GlossarySetup.ALL,
                GlossarySetup.of("degree"),
                GlossarySetup.of("vertices"),
                GlossarySetup.of("no such word"),
                new GlossarySetup("degree", "tree"),
                new GlossarySetup("", "knightmare"))) {
            GlossaryPageModel page = new GlossaryPageModel();
            page.open(setup);
            assertEquals(setup, page.now());
            page.take(OWN);
            assertEquals(setup, page.now());
            assertTrue(page.explainedProperty().get().isPresent());
        }
    }

    @Test
    void searchListsWhatMayBeMeantAndExplainsTheLikeliest() {
        model.take(OWN);
        model.open(GlossarySetup.of("degree"));
        model.searchProperty().set("tree");
        assertEquals(List.of("tree", "search tree"), listed());
        assertEquals("tree", explained());
        model.move(5);
        assertEquals("search tree", explained());
        assertEquals(new GlossarySetup("search tree", "tree"), model.now());
        model.searchProperty().set("tre");
        assertEquals("tree", explained());
        model.searchProperty().set("knightmare");
        assertEquals("tree", explained());
        assertEquals("", model.now().search(), "what finds nothing is not looked for again");
        model.searchProperty().set("");
        assertEquals("tree", explained());
    }

    @Test
    void wordThatIsTypedComesBeforeThoseThatOnlyHaveItInAForm() {
        model.take(OWN);
        model.searchProperty().set("cut");
        assertEquals(List.of("cut", "articulation point"), listed());
        assertEquals("cut", explained());
        for (GlossaryTerm term : OWN.terms()) {
            model.searchProperty().set(term.word().toUpperCase(Locale.ROOT));
            assertEquals(term.word(), explained());
            term.forms().forEach(form -> {
                model.searchProperty().set(" " + form);
                assertEquals(term.word(), explained(), form);
            });
        }
    }

    @Test
    void goToShowsARelatedWordInTheListOfAll() {
        model.take(OWN);
        model.open(new GlossarySetup("tree", "tree"));
        model.goTo("connected");
        assertEquals("connected", explained());
        assertTrue(listed().contains("degree"));
    }

    @Test
    void listFollowsTheDictionary() {
        model.take(OWN);
        model.searchProperty().set("cycle");
        model.say(CycleTerminology.BOOKS);
        assertEquals(List.of("circuit", "Hamiltonian circuit"), listed());
        assertEquals("cycle", model.name("circuit"));
    }
}
