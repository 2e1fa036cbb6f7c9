package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import knightschool.setup.value.StepBookmark;
import org.junit.jupiter.api.Test;

class BookmarksModelTest {
    private final BookmarksModel bookmarks = new BookmarksModel();

    @Test
    void oneAtAStepAndAllInTheOrderOfSteps() {
        bookmarks.put(new StepBookmark(19, "late"));
        bookmarks.put(new StepBookmark(3, "early"));
        bookmarks.put(new StepBookmark(19, "later"));
        assertEquals(List.of(new StepBookmark(3, "early"), new StepBookmark(19, "later")), bookmarks.all());
        assertEquals(Optional.of(new StepBookmark(19, "later")), bookmarks.after(3));
        assertEquals(Optional.of(new StepBookmark(3, "early")), bookmarks.before(19));
        assertEquals(Optional.empty(), bookmarks.after(19));
        assertEquals(Optional.empty(), bookmarks.before(3));
        bookmarks.remove(3);
        assertEquals(List.of(new StepBookmark(19, "later")), bookmarks.all());
    }
}
