package knightschool.ui.editor;

import javafx.beans.property.BooleanProperty;
import knightschool.board.Board;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.theme.UserSettings;

/** The settings that the editor keeps from one run to the next. */
final class EditorSettings {
    private static final String TOURS = "editor.tours";
    private static final String CLOSED = "closed";
    private static final String OPEN = "open";

    private EditorSettings() {}

    /** Returns the set-up with which the editor starts. */
    static EditorSetup first(UserSettings settings) {
        return EditorSetup.of(Board.full(8, 8))
                .showing(DisplayOption.CLOSED, settings.remembered(TOURS, OPEN).equals(CLOSED));
    }

    /** Keeps, from now on, the setting whether closed tours are asked about. */
    static void keep(UserSettings settings, BooleanProperty closedTours) {
        closedTours.addListener((_, _, closed) -> settings.remember(TOURS, closed ? CLOSED : OPEN));
    }
}
