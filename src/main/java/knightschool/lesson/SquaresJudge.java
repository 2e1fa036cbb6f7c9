package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;

/**
 * Judges a set of squares.
 *
 * @param isSearched whether a search stands on the board: then not every move of a square is open
 */
record SquaresJudge(Quiz quiz, RightAnswers answers, Board board, boolean isSearched) implements KindJudge {
    @Override
    public JudgedAnswer judge(GivenAnswer given) {
        Set<Integer> right = squares(answers.names());
        Set<Integer> chosen = squares(given.words());
        if (chosen.equals(right)) {
            return JudgedAnswer.right(AnswerMarks.ofSquares(List.copyOf(right)));
        }
        List<Integer> found = chosen.stream().filter(right::contains).toList();
        List<Integer> extra =
                chosen.stream().filter(square -> !right.contains(square)).toList();
        String counted = ReplyWords.found(found.size(), right.size(), extra.size(), "square");
        String words = extra.isEmpty() ? counted : unlike(extra.getFirst()) + (right.size() == 1 ? "" : " " + counted);
        return JudgedAnswer.wrong(words, AnswerMarks.ofSquares(found, extra));
    }

    private Set<Integer> squares(List<String> names) {
        Set<Integer> squares = new TreeSet<>();
        names.forEach(name -> squares.add(SquareNames.parse(board, name)));
        return squares;
    }

    /** Why a square does not belong there, as far as the claim says. */
    private String unlike(int square) {
        String name = SquareNames.name(board, square);
        List<String> question = answers.question();
        String word = question.isEmpty() ? "" : question.getFirst();
        if (!board.isPlayable(square)) {
            return name + " is a hole.";
        }
        return switch (word) {
            case "vertices-of-degree" -> {
                int degree = KnightGraph.of(board).degree(square);
                yield name + " has " + ReplyWords.counted(degree, "neighbour") + ", not " + question.getLast() + ".";
            }
            case "neighbours" -> name + " is no knight's move away from " + question.getLast() + ".";
            default ->
                isSearched
                        ? name + " does not belong there."
                        : name + " has "
                                + ReplyWords.counted(KnightGraph.of(board).degree(square), "move")
                                + ", and does not belong there.";
        };
    }

    /** Whether the answer is one square, so that a click on another one replaces it. */
    boolean isSingle() {
        return answers.names().size() == 1;
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<Integer> right = List.copyOf(squares(answers.names()));
        List<String> names = right.stream()
                .map(square -> SquareNames.name(board, square))
                .sorted()
                .toList();
        return Optional.of(QuizSolution.of(ReplyWords.list(names), AnswerMarks.ofSquares(right)));
    }

    @Override
    public void check() {
        if (squares(answers.names()).isEmpty()) {
            throw new InputFault("no square is right", "Ask for squares that there are.");
        }
    }
}
