package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.Supplier;
import knightschool.drawing.Sketch;

/**
 * The card on the first page of the program that opens a kind of scene.
 *
 * @param title what a user does in the scene
 * @param words more about it, in one short sentence without a full stop
 * @param command the command that the card runs in the scene; empty if it shows the scene as it was left
 * @param picture draws the picture of the card; called on any thread
 */
public record HomePageCard(String title, String words, Optional<String> command, Supplier<Sketch> picture) {
    /** The side of a square of a board in the picture, in pixels. */
    public static final double SQUARE = 48;

    /** Creates a card that shows the scene as it was left. */
    public HomePageCard(String title, String words, Supplier<Sketch> picture) {
        this(title, words, Optional.empty(), picture);
    }

    /** Returns a copy that also runs a command in the scene. */
    public HomePageCard running(String id) {
        return new HomePageCard(title, words, Optional.of(id), picture);
    }
}
