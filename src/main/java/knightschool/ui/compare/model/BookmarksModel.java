package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.StepBookmark;

/** The bookmarks of a comparison: steps with names. */
public final class BookmarksModel {
    private final ReadOnlyObjectWrapper<List<StepBookmark>> all = new ReadOnlyObjectWrapper<>(this, "all", List.of());

    /** The bookmarks, by step. */
    public ReadOnlyObjectProperty<List<StepBookmark>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /** The bookmarks, by step. */
    public List<StepBookmark> all() {
        return all.get();
    }

    /** Replaces the bookmarks, which must be in the order of their steps. */
    public void set(List<StepBookmark> bookmarks) {
        if (!bookmarks.equals(all.get())) {
            all.set(List.copyOf(bookmarks));
        }
    }

    /** Adds a bookmark, or gives that at its step another name. */
    public void put(StepBookmark bookmark) {
        set(StepBookmark.with(all.get(), bookmark));
    }

    /** Removes the bookmark at a step, if there is one. */
    public void remove(long step) {
        set(StepBookmark.without(all.get(), step));
    }

    /** Whether one more fits. */
    public boolean hasRoom() {
        return all.get().size() < CompareSetup.MOST_BOOKMARKS;
    }

    /** The bookmark at a step. */
    public Optional<StepBookmark> at(long step) {
        return all.get().stream().filter(bookmark -> bookmark.step() == step).findFirst();
    }

    /** The first bookmark after a step. */
    public Optional<StepBookmark> after(long step) {
        return all.get().stream().filter(bookmark -> bookmark.step() > step).findFirst();
    }

    /** The last bookmark before a step. */
    public Optional<StepBookmark> before(long step) {
        return all.get().reversed().stream()
                .filter(bookmark -> bookmark.step() < step)
                .findFirst();
    }
}
