package knightschool.ui.lesson;

import javafx.beans.value.ObservableValue;
import knightschool.graph.Dictionary;
import knightschool.setup.Setup;

/** Makes the live scene of a set-up. */
final class LiveScenes {
    private final ObservableValue<Dictionary> dictionary;

    /** @param dictionary the words of the class, as they are chosen now */
    LiveScenes(ObservableValue<Dictionary> dictionary) {
        this.dictionary = dictionary;
    }

    /** The scene that a set-up names; a plain board where the program has no live form of it. */
    LiveScene make(Setup setup) {
        return switch (setup.scene()) {
            case GRAPH -> new GraphScene(setup);
            case WALK -> new WalkScene(setup, dictionary);
            case COMPARE -> new CompareScene(setup);
            default -> new BoardScene(setup);
        };
    }
}
