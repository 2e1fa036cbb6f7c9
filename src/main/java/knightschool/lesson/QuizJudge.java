package knightschool.lesson;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkVerdict;
import knightschool.setup.FileResolver;

/**
 * Says whether an answer to a quiz is right; that of a game is judged by its {@link knightschool.lesson.task.GameTask}.
 *
 * @param claims the engine
 * @param beside where files that a claim names are looked for
 * @param board the board that squares are on
 */
public record QuizJudge(Claims claims, FileResolver beside, Board board) {
    /**
     * Whether these answers are right.
     *
     * @param given the answers chosen, the number, or the names of the squares in order
     * @throws InputFault if what was given is no answer of this kind, or the quiz asks the engine something unknown
     */
    public boolean isRight(Quiz quiz, List<String> given) {
        return switch (quiz.kind()) {
            case CHOICE, CHOICES -> Set.copyOf(given).equals(new HashSet<>(rightAnswers(quiz)));
            case NUMBER -> new HashSet<>(rightAnswers(quiz)).contains(number(given));
            case SQUARES -> squares(given).equals(squares(rightAnswers(quiz)));
            case NEXT_MOVE -> given.size() == 1 && squares(rightAnswers(quiz)).containsAll(squares(given));
            case WALK -> isRightWalk(quiz, given);
            case PLAY -> throw QuizCheck.noGame();
        };
    }

    /**
     * The right answers in full, the engine's where the quiz leaves them to it; the claims of a walk or a game as they
     * are.
     */
    public List<String> rightAnswers(Quiz quiz) {
        return quiz.kind() == Quiz.Kind.WALK || quiz.kind() == Quiz.Kind.PLAY
                ? quiz.right()
                : quiz.right().stream()
                        .flatMap(right -> resolved(quiz, right).stream())
                        .toList();
    }

    private List<String> resolved(Quiz quiz, String right) {
        if (quiz.answers().contains(right)) {
            return List.of(right);
        }
        String plain = Claims.isQuestion(right) ? claims.ask(right, beside).plain() : right;
        return switch (quiz.kind()) {
            case CHOICE, CHOICES -> List.of(shownAs(quiz, plain));
            case NUMBER -> List.of(number(List.of(plain)));
            default -> Arrays.stream(plain.split(",")).map(String::strip).toList();
        };
    }

    private static String shownAs(Quiz quiz, String plain) {
        return quiz.answers().stream()
                .filter(answer -> answer.replaceAll("(?<=\\d),(?=\\d)", "").equalsIgnoreCase(plain))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        "\"" + plain + "\" is right, but not among the answers", "Add it to \"answers\"."));
    }

    private static String number(List<String> given) {
        String digits = String.join("", given).replaceAll("[\\s,]", "");
        if (digits.matches("-?\\d{19,}")) {
            throw new InputFault(
                    "this number has " + digits.replace("-", "").length() + " digits",
                    "Write one of at most 18 digits.");
        }
        if (!digits.matches("-?\\d{1,18}")) {
            throw new InputFault("\"" + String.join(" ", given) + "\" is no whole number", "Write digits.");
        }
        return String.valueOf(Long.parseLong(digits));
    }

    private Set<Integer> squares(List<String> names) {
        return names.stream().map(name -> SquareNames.parse(board, name)).collect(Collectors.toSet());
    }

    private boolean isRightWalk(Quiz quiz, List<String> given) {
        if (given.isEmpty()) {
            throw new InputFault("there is no walk yet", "Click squares, one after the other.");
        }
        int[] squares =
                given.stream().mapToInt(name -> SquareNames.parse(board, name)).toArray();
        WalkVerdict verdict = WalkVerdict.of(KnightGraph.of(board), squares);
        return quiz.right().stream().allMatch(claim -> holds(claim, verdict));
    }

    private static boolean holds(String claim, WalkVerdict verdict) {
        int equals = claim.lastIndexOf('=');
        if (equals < 0) {
            throw new InputFault("\"" + claim + "\" is no claim about a walk", "Write it as in: closed = true.");
        }
        return WalkClaims.of(claim.substring(0, equals).strip(), verdict).means(claim.substring(equals + 1));
    }

    /** A walk for claims to be tried on, so that an unknown one shows before a person answers. */
    void tryWalkClaims(Quiz quiz) {
        int[] first = IntStream.of(board.firstPlayable()).toArray();
        WalkVerdict verdict = WalkVerdict.of(KnightGraph.of(board), first);
        quiz.right().forEach(claim -> holds(claim, verdict));
    }
}
