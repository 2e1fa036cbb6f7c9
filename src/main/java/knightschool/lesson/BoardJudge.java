package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.BoardSource;
import knightschool.setup.EditorSetup;

/**
 * Judges a board that a person built: every claim must hold of it.
 *
 * @param right claims without a board, such as {@code components = 2}
 * @param example a right board: a size, a file or its rows; may be empty
 */
record BoardJudge(List<String> right, List<String> example, QuizJudge context) implements KindJudge {
    private List<QuizClaim> claims() {
        return right.stream()
                .map(text -> QuizClaim.parse(text, "a board", "components = 2"))
                .toList();
    }

    @Override
    public JudgedAnswer judge(GivenAnswer given) {
        return judge(given.built().orElseThrow(BoardJudge::noEditor));
    }

    private JudgedAnswer judge(Board board) {
        for (QuizClaim claim : claims()) {
            ClaimAnswer answer = context.claims().on(board).ask(claim.question(), context.beside());
            if (!claim.holds(answer)) {
                return JudgedAnswer.wrong(BoardReplyWords.unmet(claim, answer, board));
            }
        }
        return JudgedAnswer.right();
    }

    static InputFault noEditor() {
        return new InputFault(
                "no board to be built stands beside this quiz", "Give the slide a setup with \"scene: editor\".");
    }

    private Optional<Board> built() {
        return example.isEmpty()
                ? Optional.empty()
                : Optional.of(BoardSource.read(String.join("\n", example), context.beside())
                        .board());
    }

    @Override
    public Optional<QuizSolution> solution() {
        return built().map(board -> QuizSolution.of("One such board is shown.", board));
    }

    @Override
    public void check() {
        if (context.scene().filter(EditorSetup.class::isInstance).isEmpty()) {
            throw noEditor();
        }
        if (judge(context.board()).isRight()) {
            throw new InputFault("the slide's board does this already", "Ask for more, or begin with another board.");
        }
        Board shown = built().orElseThrow(() -> new InputFault(
                "nothing says that such a board exists", "Write one as \"solution\": a size, a file or its rows."));
        JudgedAnswer judged = judge(shown);
        if (!judged.isRight()) {
            throw new InputFault("the solution is not right", judged.words() + " Correct \"solution\".");
        }
    }
}
