package knightschool.ui.editor;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import knightschool.board.Board;
import knightschool.session.ProgressStore;
import knightschool.session.RecentList;
import knightschool.setup.EditorSetup;
import knightschool.setup.Show;
import knightschool.ui.editor.file.RecentFiles;
import knightschool.ui.session.ProgressKeeper;
import knightschool.ui.shell.Shell;
import knightschool.ui.theme.Settings;

/** What the settings keep of the editor from one run to the next. */
final class EditorMemory {
    private static final String TOURS = "editor.tours";
    private static final String RECENT = "editor.recent";
    private static final String CLOSED = "closed";
    private static final String OPEN = "open";

    private EditorMemory() {}

    /** What a person finds in the editor at first. */
    static EditorSetup first(Settings settings) {
        return EditorSetup.of(Board.full(8, 8))
                .showing(Show.CLOSED, settings.remembered(TOURS, OPEN).equals(CLOSED));
    }

    /** Keeps from now on whether closed tours are asked about. */
    static void keep(Settings settings, BooleanProperty closedTours) {
        closedTours.addListener((_, _, closed) -> settings.remember(TOURS, closed ? CLOSED : OPEN));
    }

    /**
     * Keeps from now on which files were opened last.
     *
     * @param store empty where nothing is kept
     */
    static ProgressKeeper<RecentList> keep(RecentFiles recent, Optional<ProgressStore<RecentList>> store, Shell shell) {
        ProgressKeeper<RecentList> keeper =
                new ProgressKeeper<>(recent.listProperty(), recent::set, store, shell.messages(), Platform::runLater);
        if (store.isPresent()) {
            moveOldList(recent, shell.settings());
        }
        return keeper;
    }

    /** An older version kept the list in the settings, where windows lose each other's. */
    private static void moveOldList(RecentFiles recent, Settings settings) {
        RecentList old = RecentList.parse(settings.remembered(RECENT, "")).value();
        if (!old.equals(RecentList.NONE)) {
            recent.set(old);
            settings.remember(RECENT, "");
        }
    }
}
