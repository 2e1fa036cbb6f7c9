package knightschool.ui.compare.model;

import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.StepBookmark;
import knightschool.text.NumberFormatter;

/** Texts about bookmarks. */
public final class BookmarkWords {
    public static final String NAME = "The name of the bookmark";
    public static final String SAVE = "Set the bookmark";
    public static final String DELETE = "Delete the bookmark";
    public static final String CANCEL = "Cancel";

    /** The name of the sign in the legend. */
    public static final String SIGN = "Bookmark";

    /** The place of the sign and the effect of a click on it. */
    public static final String WHERE = "on the timeline: a step with a name; a click goes there";

    /** Why no bookmark can be set beside the text of a slide. */
    public static final String NOT_HERE = "Bookmarks cannot be changed on a slide.";

    public static final String NONE_ON_SLIDE = "There is no bookmark here.";
    public static final String NONE_AT_STEP = "There is no bookmark at this step.";
    public static final String NO_NEXT = "No bookmark comes after this step.";
    public static final String NO_PREVIOUS = "No bookmark comes before this step.";
    public static final String MOST = "There are " + CompareSetup.MOST_BOOKMARKS
            + " bookmarks already, as many as can be kept. Delete one first.";

    private BookmarkWords() {}

    /** The title of the card that asks for the name. */
    public static String title(long step) {
        return "Bookmark at step " + NumberFormatter.grouped(step);
    }

    /** The name of a bookmark until another is typed. */
    public static String usualName(long step) {
        return "step " + NumberFormatter.grouped(step);
    }

    /** The entry of the palette that goes to a bookmark. */
    public static String goTo(StepBookmark bookmark) {
        return "Go to the bookmark \"" + bookmark.name() + "\", step " + NumberFormatter.grouped(bookmark.step());
    }

    /** Why there is none to go to. */
    public static String noneYet(String key) {
        return "There is no bookmark yet. Set one at this step (" + key + ").";
    }
}
