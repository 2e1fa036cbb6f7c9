package knightschool.ui.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

class BoardToGraphModelTest {
    @Test
    void factsFollowWhatIsPointedAt() {
        BoardToGraphModel model = model("scene: graph\nboard: 5x5\nmark: c3\ncontrols: {slider: 0.5}\n");
        assertEquals(0.5, model.turnedProperty().get());
        assertEquals(List.of("25 vertices", "48 edges", "8 degree of c3"), facts(model));
        model.pointedProperty().set(0);
        assertEquals("2 degree of a5", facts(model).getLast());
        model.pointedProperty().set(Board.NONE);
        assertEquals("8 degree of c3", facts(model).getLast());
    }

    @Test
    void factsCountWhatTheSetupAsksFor() {
        assertEquals(List.of("13 dark", "12 light"), facts(model("scene: graph\nboard: 5x5\nshow: colours\n")));
        assertEquals(
                List.of("9 vertices", "8 edges", "2 components"),
                facts(model("scene: graph\nboard: 3x3\nshow: [components, degrees]\n")));
    }

    private static BoardToGraphModel model(String setup) {
        return new BoardToGraphModel((BoardToGraphSetup) SetupText.parse(setup, FileResolver.nothing()));
    }

    private static List<String> facts(BoardToGraphModel model) {
        return model.facts().stream().map(f -> f.figure() + " " + f.name()).toList();
    }
}
