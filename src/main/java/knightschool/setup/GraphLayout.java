package knightschool.setup;

import java.util.Locale;

/** Where the vertices of a graph are drawn. */
public enum GraphLayout {
    /** Where their squares are. */
    BOARD,
    /** Where springs along the edges bring them. */
    SPRINGS;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
