package knightschool.ui.shell;

import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.board.Board;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** What a scene may ask of the window that it is in. Used on the JavaFX thread only. */
public interface Shell {

    /** Where messages for a person go. */
    Messages messages();

    /** What is remembered from one run to the next. */
    Settings settings();

    /** Light or dark, now. */
    ReadOnlyObjectProperty<Theme> themeProperty();

    /**
     * Goes to another scene.
     *
     * @throws IllegalArgumentException if no scene has that name
     */
    void show(String name);

    /**
     * Goes to another scene and hands it a board.
     *
     * @throws IllegalArgumentException if no scene has that name
     */
    void show(String name, Board board);

    /**
     * Goes to another scene and hands it a board, and whether closed tours are sought on it.
     *
     * @throws IllegalArgumentException if no scene has that name
     */
    void show(String name, Board board, boolean closed);
}
