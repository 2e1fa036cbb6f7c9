package knightschool.ui.editor.fact;

import knightschool.graph.CycleTerminology;
import knightschool.graph.WalkProperty;
import knightschool.setup.value.GraphFact;

/**
 * The meaning of the signs of the selected fact on board and graph, for a legend. They are understood also where no
 * list of facts is shown, such as on a slide.
 *
 * @param square the name of its squares
 * @param move the name of its moves
 * @param sentence the sentence on the fact
 */
public record ChosenFactWords(String square, String move, String sentence) {
    private static final ChosenFactWords NONE = new ChosenFactWords("", "", "");

    /** Returns the words for the fact that is selected now, or empty ones if there is none. */
    public static ChosenFactWords of(GraphFactsModel facts, CycleTerminology terminology) {
        GraphFactWords words =
                new GraphFactWords(facts.board(), facts.factsProperty().get(), facts.current(), terminology);
        return facts.chosenProperty()
                .get()
                .map(fact ->
                        new ChosenFactWords(square(fact, terminology), move(fact, terminology), words.sentence(fact)))
                .orElse(NONE);
    }

    private static String square(GraphFact fact, CycleTerminology terminology) {
        return switch (fact.kind()) {
            case VERTICES, EDGES, BRIDGES -> "Vertex";
            case COMPONENT -> "Square of component " + (fact.number() + 1);
            case DEGREE -> "Square of degree " + fact.number();
            case LIGHT -> "Light square";
            case DARK -> "Dark square";
            case DIAMETER -> "Square of the diameter";
            case GIRTH -> "Square of the shortest " + terminology.word(WalkProperty.CIRCUIT);
            case ARTICULATION_POINTS -> "Articulation point";
            case ODD_VERTICES, EULER_TRAIL -> "Square of odd degree";
        };
    }

    private static String move(GraphFact fact, CycleTerminology terminology) {
        return switch (fact.kind()) {
            case COMPONENT -> "Move of component " + (fact.number() + 1);
            case DIAMETER -> "Move of the diameter";
            case GIRTH -> "Move of the shortest " + terminology.word(WalkProperty.CIRCUIT);
            case BRIDGES -> "Bridge";
            default -> "Edge";
        };
    }
}
