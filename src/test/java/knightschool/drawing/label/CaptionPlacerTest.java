package knightschool.drawing.label;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class CaptionPlacerTest {
    private static final double SIDE = 300;

    /** All of the picture. */
    private static final Optional<GraphPartCaption.Band> RING =
            Optional.of(new GraphPartCaption.Band(SIDE / 2, SIDE / 2, 0, Double.POSITIVE_INFINITY));

    /** All of it but the middle. */
    private static final Optional<GraphPartCaption.Band> OUTER_RING =
            Optional.of(new GraphPartCaption.Band(SIDE / 2, SIDE / 2, 1, Double.POSITIVE_INFINITY));

    /** Vertices side by side in a square that leaves a rim of the picture free, with words about one of them. */
    private static long words(double apart, double about, Optional<GraphPartCaption.Band> band) {
        int across = (int) (200 / apart);
        VertexPositions places = VertexPositions.of(across * across);
        for (int vertex = 0; vertex < places.bound(); vertex++) {
            places.set(vertex, 50 + apart * (vertex % across), 50 + apart * (vertex / across));
        }
        SketchBuilder pencil = new SketchBuilder();
        CaptionPlacer words = new CaptionPlacer(pencil, new LabelPlacer(pencil, SIDE, SIDE), places, SIDE, SIDE);
        IntStream.range(0, places.bound()).forEach(vertex -> words.keepFree(vertex, 1));
        int row = (int) (about * (across - 1));
        int named = row * across + across / 2;
        words.write(new GraphPartCaption(
                places.x()[named], places.y()[named], SketchShape.Side.MIDDLE, "words", List.of(named), band));
        return pencil.sketch(SIDE, SIDE).shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .count();
    }

    @Test
    void wordsStandBesideWhatTheyAreAbout() {
        assertEquals(1, words(4, 0, RING));
        assertEquals(1, words(1, 0, RING));
    }

    @Test
    void wordsAreLeftOutWhereALineWouldRunOverManyVertices() {
        assertEquals(1, words(4, 0.1, RING));
        assertEquals(0, words(1, 0.5, OUTER_RING));
    }

    @Test
    void wordsOfTheInnermostOfManyVerticesStandInTheirMiddle() {
        assertEquals(1, words(1, 0.5, RING));
        assertEquals(0, words(1, 0.5, OUTER_RING));
    }

    @Test
    void noLinesLeadFromTheWordsOfLayersOfManyVertices() {
        assertEquals(1, words(15, 0, Optional.empty()));
        assertEquals(0, words(4, 0, Optional.empty()));
    }
}
