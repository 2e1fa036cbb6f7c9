package knightschool.lesson.claim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.SquareVertexNames;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;

/** Claims about a sequence of squares, with the vocabulary of the {@code classify} command. */
public final class WalkClaims {
    public static final String START = "start";
    public static final String END = "end";

    /** Words that only quizzes use, because a claim names the squares itself. */
    private static final Set<String> ENDS = Set.of(START, END);

    private static final Map<String, Function<WalkVerdict, EngineAnswer>> ANSWERS = answers();

    static final List<ClaimDefinition> WORDS =
            ANSWERS.keySet().stream().map(WalkClaims::word).toList();

    private WalkClaims() {}

    private static Map<String, Function<WalkVerdict, EngineAnswer>> answers() {
        Map<String, Function<WalkVerdict, EngineAnswer>> answers = new LinkedHashMap<>();
        answers.put("kind", verdict -> EngineAnswer.of(verdict.kind().word()));
        for (WalkProperty property : WalkProperty.values()) {
            answers.put(property.name().toLowerCase(Locale.ROOT), verdict -> EngineAnswer.of(verdict.is(property)));
        }
        answers.put("length", verdict -> EngineAnswer.of(verdict.steps()));
        answers.put("visited", verdict -> EngineAnswer.of(verdict.distinctVertices()));
        return answers;
    }

    private static ClaimDefinition word(String word) {
        return new ClaimDefinition(word, "[BOARD] SQUARE,SQUARE,...", arguments -> {
            Board board = arguments.board(1);
            return of(word, WalkVerdict.of(KnightGraph.of(board), arguments.walk(board)), new SquareVertexNames(board));
        });
    }

    /**
     * Returns the answer to a word about a walk.
     *
     * @param names names the first and the last vertex
     * @throws InputFault if the word is not about walks
     */
    public static EngineAnswer of(String word, WalkVerdict verdict, VertexNames names) {
        if (ENDS.contains(word)) {
            int[] squares = verdict.squares();
            return EngineAnswer.of(names.name(squares[word.equals(START) ? 0 : squares.length - 1]));
        }
        Function<WalkVerdict, EngineAnswer> answer = ANSWERS.get(word);
        if (answer == null) {
            throw new InputFault(
                    "there is no claim \"" + word + "\" about a walk",
                    "Known: " + String.join(", ", ANSWERS.keySet()) + ", " + START + ", " + END + ".");
        }
        return answer.apply(verdict);
    }
}
