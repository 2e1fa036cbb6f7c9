package knightschool.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.FaultCollector;
import knightschool.text.Keyword;

/** Reads the YAML keys of a {@code quiz} block, or of a {@code try} block, which is a quiz without a check button. */
record QuizReader(YamlKeyReader keys, FaultCollector faults, Quiz.Purpose purpose, int line) {
    private static final String KEYS =
            "ask, kind, answers, right, rests-on, proofs, proves, wrong, hints, solution, because";
    private static final String TRY_KEYS = "ask, kind, right, hints, solution, because";
    private static final String BET_KEYS = "ask, kind, answers, right, hints, because";
    private static final List<Quiz.Kind> TRIED = List.of(Quiz.Kind.WALK, Quiz.Kind.BOARD);
    private static final List<Quiz.Kind> BET_ON =
            List.of(Quiz.Kind.CHOICE, Quiz.Kind.NUMBER, Quiz.Kind.WHO_FIRST, Quiz.Kind.ARRANGE);

    private static final Pattern SENTENCE = Pattern.compile("[.?!…:][\")”]?$|}}$");
    private static final Pattern BEGINS_SMALL = Pattern.compile("\\p{Ll}");

    /**
     * Reads a quiz; it is followed by the question for its proof, if it has one.
     *
     * @param line the line of the block's fence in the lesson
     */
    static List<Quiz> read(String text, FaultCollector faults, int line) {
        return YamlKeyReader.read(text, "quiz", KEYS, faults, line)
                .map(keys -> new QuizReader(keys, faults, Quiz.Purpose.QUESTION, line).read())
                .orElse(List.of());
    }

    /** Reads a {@code try} block. */
    static List<Quiz> readTried(String text, FaultCollector faults, int line) {
        return YamlKeyReader.read(text, "try", TRY_KEYS, faults, line)
                .map(keys -> new QuizReader(keys, faults, Quiz.Purpose.TRIAL, line).read())
                .orElse(List.of());
    }

    /** Reads a {@code bet} block, which is a quiz without right and wrong. */
    static List<Quiz> readBet(String text, FaultCollector faults, int line) {
        return YamlKeyReader.read(text, "bet", BET_KEYS, faults, line)
                .map(keys -> new QuizReader(keys, faults, Quiz.Purpose.BET, line).read())
                .orElse(List.of());
    }

    private List<Quiz> read() {
        return kind().map(this::read).orElse(List.of());
    }

    private List<Quiz> read(Quiz.Kind kind) {
        String ask = keys.needed("ask", "Write \"ask:\" and the question.");
        List<String> answers = keys.list("answers");
        List<String> right = keys.list("right");
        String because = keys.text("because").orElse("");
        var help = new Quiz.Help(because, keys.map("wrong"), keys.list("hints"), keys.list("solution"));
        Quiz quiz = new Quiz(ask, kind, answers, right, order(kind, right), help, purpose, line, keys.line("right"));
        check(quiz);
        return new ProofQuestionReader(keys, faults, quiz).read();
    }

    private ProofLinePartialOrder order(Quiz.Kind kind, List<String> right) {
        Map<String, String> restsOn = keys.map("rests-on");
        if (!restsOn.isEmpty() && kind != Quiz.Kind.ARRANGE) {
            faults.add(
                    keys.line("rests-on"),
                    "only lines that are put in order can rest on each other",
                    "Leave \"rests-on\" out, or write \"kind: arrange\".");
            return ProofLinePartialOrder.none();
        }
        return faults.attempt(keys.line("rests-on"), () -> ProofLinePartialOrder.read(restsOn, right.size()))
                .orElseGet(ProofLinePartialOrder::none);
    }

    private Optional<Quiz.Kind> kind() {
        List<Quiz.Kind> kinds = switch (purpose) {
            case TRIAL -> TRIED;
            case BET -> BET_ON;
            case QUESTION, PROOF -> Stream.of(Quiz.Kind.values()).toList();
        };
        String words = String.join(", ", kinds.stream().map(Quiz.Kind::word).toList());
        String word = keys.needed("kind", "Known: " + words + ".");
        Optional<Quiz.Kind> kind =
                kinds.stream().filter(k -> k.word().equals(word)).findFirst();
        if (kind.isEmpty() && !word.isEmpty()) {
            String description = Keyword.find(Quiz.Kind.class, word).isEmpty()
                    ? "there is no kind of quiz \"" + word + "\""
                    : purpose == Quiz.Purpose.BET
                            ? "nobody can bet on a question of the kind \"" + word + "\""
                            : "nobody can notice when something to try of the kind \"" + word + "\" is done";
            faults.add(keys.line("kind"), description, "Known: " + words + ".");
        }
        return kind;
    }

    private void check(Quiz quiz) {
        QuizTextSpanReader.check(quiz, faults);
        if (quiz.right().isEmpty() && !quiz.kind().isAskedOfScene()) {
            faults.add(quiz.rightLine(), "\"right\" is missing", "Write the right answer, or a claim for the engine.");
        }
        boolean chooses = quiz.kind().takesAnswers() && quiz.kind() != Quiz.Kind.BLANK;
        if ((chooses || !quiz.answers().isEmpty())
                && quiz.kind().takesAnswers()
                && quiz.answers().size() < 2) {
            faults.add(keys.line("answers"), "this quiz needs at least two answers", "Write \"answers:\" and a list.");
        }
        if (!quiz.kind().takesAnswers() && !quiz.answers().isEmpty()) {
            faults.add(
                    keys.line("answers"),
                    "a quiz of the kind " + quiz.kind().word() + " has no answers to choose from",
                    "Leave \"answers\" out, or write \"kind: choice\".");
        }
        if (quiz.kind() == Quiz.Kind.FALSE_LINE && quiz.answers().size() == 2) {
            faults.add(
                    keys.line("answers"),
                    "a proof in which a line is looked for has at least three",
                    "Write each step of the proof on a line of its own.");
        }
        checkHints(quiz.help().hints());
        if (quiz.answers().size() != quiz.answers().stream().distinct().count()) {
            faults.add(keys.line("answers"), "an answer is here twice", "Leave one of the two out.");
        }
        if (quiz.kind().hasAnswers()
                && quiz.help().wrong().keySet().stream().anyMatch(quiz.right()::contains)
                && quiz.right().size() == 1) {
            faults.add(keys.line("wrong"), "\"wrong\" speaks of the right answer", "Say that in \"because\".");
        }
    }

    /**
     * Adds a fault for a hint that seems to be cut in two by a comma in a list in square brackets: the first part has
     * no final punctuation, and the second begins with a small letter. Either of these alone is allowed.
     */
    private void checkHints(List<String> hints) {
        for (int i = 1; i < hints.size(); i++) {
            String before = hints.get(i - 1);
            String hint = hints.get(i);
            if (!SENTENCE.matcher(before).find() && BEGINS_SMALL.matcher(hint).lookingAt()) {
                faults.add(
                        keys.line("hints"),
                        "a hint is cut in two: \"" + before + "\" and \"" + hint + "\"",
                        "Put text with a comma in quotation marks, or begin each hint with a capital.");
            }
        }
    }
}
