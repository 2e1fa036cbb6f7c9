package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.explain.WitnessKind;
import knightschool.files.InputFault;
import knightschool.lesson.claim.EngineAnswer;
import knightschool.lesson.claim.GraphClaims;
import knightschool.search.Outcome;
import knightschool.setup.capability.BoardBuildingSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.text.Keyword;
import knightschool.text.Plural;

/**
 * Judges a board that the user built: every claim must hold for it.
 *
 * @param right claims without a board, such as {@code components = 2}
 * @param example a right board: a size, a file or its rows; may be empty
 */
record BuiltBoardJudge(List<String> right, List<String> example, QuizJudge context) implements QuizKindJudge {
    private static final String NO_EDITOR = "no board to be built stands beside this quiz";
    private static final String WANTED = "Give the slide a setup with \"scene: editor\".";

    private List<AnswerCondition> claims() {
        return AnswerCondition.parseAll(right, "a board", "components = 2");
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        return judge(answer.built().orElseThrow(() -> new InputFault(NO_EDITOR, WANTED)));
    }

    private AnswerVerdict judge(Board built) {
        Board slide = context.board();
        OptionalInt start = BuiltBoardStartSquare.of(right, slide);
        if (start.isEmpty() || !built.hasSidesOf(slide)) {
            return judgeClaims(built);
        }
        return built.isPlayable(start.getAsInt())
                ? judgeClaims(built.withStart(start.getAsInt()))
                : AnswerVerdict.wrong("The knight begins on " + SquareNames.name(slide, start.getAsInt())
                        + ". That square is a hole here.");
    }

    private AnswerVerdict judgeClaims(Board board) {
        for (AnswerCondition claim : claims()) {
            EngineAnswer answer = context.claims().on(board).ask(claim.question(), context.files());
            if (!claim.holds(answer)) {
                return AnswerVerdict.wrong(unmet(claim, answer, board));
            }
        }
        return AnswerVerdict.right();
    }

    private Optional<Board> built() {
        return example.isEmpty()
                ? Optional.empty()
                : Optional.of(WrittenBoard.read(String.join("\n", example), context.files())
                        .board());
    }

    @Override
    public Optional<QuizSolution> solution() {
        return built().map(board -> QuizSolution.of("One such board is shown.", board));
    }

    @Override
    public void check() {
        context.require(BoardBuildingSetup.class, NO_EDITOR, WANTED);
        if (judge(context.board()).isRight()) {
            throw new InputFault("the slide's board does this already", "Ask for more, or begin with another board.");
        }
        Board board = built().orElseThrow(() -> new InputFault(
                "nothing says that such a board exists", "Write one as \"solution\": a size, a file or its rows."));
        QuizJudge.requireRight(judge(board));
    }

    private static String unmet(AnswerCondition claim, EngineAnswer answer, Board board) {
        boolean closed = claim.question().contains("--closed");
        return switch (claim.word()) {
            case "components" -> counted(claim, answer, "component");
            case "vertices" -> counted(claim, answer, "square");
            case "edges" -> counted(claim, answer, "edge");
            case "holes" -> counted(claim, answer, "hole");
            case "dark" -> counted(claim, answer, "dark square");
            case "light" -> counted(claim, answer, "light square");
            case "odd-degrees" -> "Squares with an odd degree: " + answer.text() + "; " + claim.requirement() + ".";
            case "matching-number" ->
                "At most " + answer.text() + " pairs can be made here; " + claim.requirement() + ".";
            case "unmatched" ->
                answer.plain().equals("0")
                        ? "All squares of this board can be paired."
                        : Plural.counted(Long.parseLong(answer.plain()), "square") + " cannot be paired here; "
                                + claim.requirement() + ".";
            case "independence-number" ->
                "At most " + answer.text() + " knights can stand here in peace; " + claim.requirement() + ".";
            case "domination-number" ->
                "This board needs " + answer.text() + " knights as guards; " + claim.requirement() + ".";
            case "shortest-circuit" -> shortestCircuit(claim, answer);
            case "euler-trail" -> eulerTrail(claim, answer);
            case "with-degree" ->
                "Squares with degree " + claim.secondWord() + ": " + answer.text() + "; " + claim.requirement() + ".";
            case "smallest-degree" ->
                "The smallest degree here is " + answer.text() + "; " + claim.singularRequirement() + ".";
            case "largest-degree" ->
                "The largest degree here is " + answer.text() + "; " + claim.singularRequirement() + ".";
            case "colour-difference" ->
                answer.plain().equals("0")
                        ? "There are as many dark squares as light ones; " + claim.requirement() + "."
                        : claim.value().equals("0")
                                ? "One colour has " + answer.text() + " more. As many of both are asked for."
                                : "One colour has " + answer.text() + " more; " + claim.requirement() + ".";
            case "has-tour" ->
                claim.asksTrue()
                        ? "This board has no " + tour(closed) + from(board) + ". A board that has one is asked for."
                        : "This board has a " + tour(closed) + from(board) + ". One without is asked for.";
            case "count" -> counted(claim, answer, closed ? "closed tour" : "tour");
            case "outcome" ->
                searchOf(claim) + " " + ending(answer.plain()) + " here. It should " + should(claim.value()) + ".";
            case "steps" ->
                searchOf(claim) + " takes " + answer.text() + (answer.plain().equals("1") ? " step" : " steps")
                        + " here; " + claim.requirement() + ".";
            case "explain" ->
                answer.plain().equals("exists")
                        ? "This board has a " + tour(closed) + ". One without is asked for."
                        : "There is no " + tour(closed) + " here, but for another reason: " + reason(answer) + ".";
            default -> "\"" + claim.question() + "\" is " + answer.text() + " here; " + claim.requirement() + ".";
        };
    }

    private static String shortestCircuit(AnswerCondition claim, EngineAnswer answer) {
        if (isNone(answer)) {
            return "There is no {{word circuit}} here.";
        }
        return claim.value().equals(GraphClaims.NONE)
                ? "This board has a {{word circuit}} of " + answer.text() + " steps. One without any is asked for."
                : "The shortest {{word circuit}} here has " + answer.text() + " steps; " + claim.requirement() + ".";
    }

    private static String eulerTrail(AnswerCondition claim, EngineAnswer answer) {
        if (isNone(answer)) {
            return "No walk uses every edge of this board once.";
        }
        String words =
                (answer.plain().equals("open") ? "An open" : "A closed") + " walk uses every edge of this board once.";
        return words + (claim.value().equals(GraphClaims.NONE) ? " One without is asked for." : "");
    }

    private static boolean isNone(EngineAnswer answer) {
        return answer.plain().equals(GraphClaims.NONE);
    }

    /** Returns the title of the algorithm that a claim names. */
    private static String searchOf(AnswerCondition claim) {
        return Algorithms.named(claim.secondWord()).title();
    }

    /** Returns a phrase for how a search ends, from the word for its {@link knightschool.search.Outcome}. */
    private static String ending(String outcome) {
        if (outcome.equals(Outcome.FOUND.word())) {
            return "finds a tour";
        }
        return outcome.equals(Outcome.PROVEN_ABSENT.word()) ? "shows that there is no tour" : "stops without a tour";
    }

    private static String should(String outcome) {
        if (outcome.equals(Outcome.FOUND.word())) {
            return "find one";
        }
        return outcome.equals(Outcome.PROVEN_ABSENT.word()) ? "show that there is none" : "stop without one";
    }

    private static String tour(boolean closed) {
        return closed ? "closed tour" : "tour";
    }

    /** Returns a phrase for the kind of a witness. */
    private static String reason(EngineAnswer answer) {
        return Keyword.find(WitnessKind.class, answer.plain())
                .map(kind -> switch (kind) {
                    case END_OF_CLOSED_TOUR -> "a closed tour has no end";
                    case ISOLATED -> "a square has no moves";
                    case DISCONNECTED -> "the board has components that no move joins";
                    case DEAD_ENDS -> "too many squares have a single move";
                    case COLOUR_IMBALANCE -> "the numbers of dark and light squares do not fit";
                    case CUT -> "without a few squares the board falls into too many pieces";
                    case EXHAUSTED -> "only a finished search shows it";
                })
                .orElse(answer.text());
    }

    private static String from(Board board) {
        return board.start() == Board.NONE ? "" : " from " + SquareNames.name(board, board.start());
    }

    private static String counted(AnswerCondition claim, EngineAnswer answer, String noun) {
        boolean one = answer.plain().equals("1");
        return "This board has " + answer.text() + " " + noun + (one ? "" : "s") + "; " + claim.requirement() + ".";
    }
}
