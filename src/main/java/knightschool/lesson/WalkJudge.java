package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;

/**
 * Judges a walk: every claim must hold.
 *
 * @param right claims such as {@code length = 5}
 * @param example squares of a right walk by name; empty where the engine looks for one
 */
record WalkJudge(List<String> right, List<String> example, Board board) implements KindJudge {
    private List<QuizClaim> claims() {
        return right.stream()
                .map(text -> QuizClaim.parse(text, "a walk", "closed = true"))
                .toList();
    }

    @Override
    public JudgedAnswer judge(GivenAnswer given) {
        if (given.words().isEmpty()) {
            throw new InputFault("there is no walk yet", "Click squares, one after the other.");
        }
        WalkVerdict verdict = verdict(given.words());
        Optional<QuizClaim> unmet =
                claims().stream().filter(claim -> !holds(claim, verdict, board)).findFirst();
        return unmet.map(claim -> new WalkReply(verdict, board).to(claim))
                .orElseGet(() -> JudgedAnswer.right(AnswerMarks.ofWalk(squares(given.words()))));
    }

    @Override
    public Optional<JudgedAnswer> lost(GivenAnswer given) {
        WalkVerdict verdict = verdict(given.words());
        boolean broken = !verdict.is(WalkProperty.WALK) && claims().stream().noneMatch(WalkReply::isAboutNoWalk);
        return claims().stream()
                .filter(claim -> !holds(claim, verdict, board))
                .filter(claim -> broken || staysUnmet(claim, verdict))
                .findFirst()
                .map(claim -> new WalkReply(verdict, board).to(claim));
    }

    /** Whether a claim that does not hold holds of no longer walk either. */
    private boolean staysUnmet(QuizClaim claim, WalkVerdict verdict) {
        return switch (claim.word()) {
            case "walk", "trail", "path" -> claim.asksTrue();
            case WalkClaims.START -> true;
            case "length" -> claim.isPassedBy(verdict.steps());
            case "visited" -> claim.isPassedBy(verdict.distinctVertices());
            default -> false;
        };
    }

    private WalkVerdict verdict(List<String> names) {
        return WalkVerdict.of(
                KnightGraph.of(board),
                squares(names).stream().mapToInt(Integer::intValue).toArray());
    }

    private List<Integer> squares(List<String> names) {
        return names.stream().map(name -> SquareNames.parse(board, name)).toList();
    }

    static boolean holds(QuizClaim claim, WalkVerdict verdict, Board board) {
        return claim.holds(WalkClaims.of(claim.question(), verdict, board));
    }

    private boolean asks(WalkProperty property) {
        return claims().stream().anyMatch(claim -> claim.word().equalsIgnoreCase(property.name()) && claim.asksTrue());
    }

    @Override
    public Optional<QuizSolution> solution() {
        Optional<List<Integer>> walk = example.isEmpty()
                ? new WalkFinder(KnightGraph.of(board), claims()).find(asks(WalkProperty.HAMILTONIAN))
                : Optional.of(squares(example));
        return walk.map(squares -> QuizSolution.of(
                String.join(
                        ", ",
                        squares.stream().map(s -> SquareNames.name(board, s)).toList()),
                AnswerMarks.ofWalk(squares)));
    }

    @Override
    public void check() {
        WalkVerdict one = WalkVerdict.of(KnightGraph.of(board), board.firstPlayable());
        claims().forEach(claim -> holds(claim, one, board));
        if (!example.isEmpty() && !judge(GivenAnswer.of(example)).isRight()) {
            throw new InputFault(
                    "the solution is not right", judge(GivenAnswer.of(example)).words() + " Correct \"solution\".");
        }
        if (solution().isEmpty()) {
            throw new InputFault(
                    "the engine finds no such walk", "Ask for less, or write one as \"solution\": [a1, b3, ...].");
        }
    }
}
