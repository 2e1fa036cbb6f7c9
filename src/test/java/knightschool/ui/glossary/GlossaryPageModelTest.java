package knightschool.ui.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.graph.Dictionary;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.GlossarySetup;
import org.junit.jupiter.api.Test;

class GlossaryPageModelTest {
    private static final Glossary OWN = Glossary.of(LessonFolder.glossary());

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
    void searchListsWhatMayBeMeantAndLeavesWhatIsExplained() {
        model.take(OWN);
        model.open(GlossarySetup.of("degree"));
        model.searchProperty().set("tree");
        assertEquals(List.of("search tree", "tree"), listed());
        assertEquals("degree", explained());
        model.move(1);
        assertEquals("search tree", explained());
        model.move(5);
        assertEquals("tree", explained());
        assertEquals(new GlossarySetup("tree", "tree"), model.now());
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
        model.say(Dictionary.BOOKS);
        assertEquals(List.of("circuit", "Hamiltonian circuit"), listed());
        assertEquals("cycle", model.name("circuit"));
    }
}
