package knightschool.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.files.FaultCollector;

/**
 * Reads the keys {@code proofs} and {@code proves} of a quiz about a true statement, and makes a second question of
 * them: the choice of the sentence that proves the statement. Nothing is said of a proof or a reason until the user has
 * called the statement true.
 *
 * @param quiz the question about the statement, as it is without them
 */
record ProofQuestionReader(YamlKeyReader keys, FaultCollector faults, Quiz quiz) {
    private static final int MOST = 4;

    /** Returns the question, and behind it that for its proof, if there is one. */
    List<Quiz> read() {
        List<String> proofs = keys.list("proofs");
        if (proofs.isEmpty()) {
            keys.text("proves")
                    .ifPresent(_ -> faults.add(
                            keys.line("proves"),
                            "\"proves\" stands without \"proofs\"",
                            "Write the sentences to choose from as \"proofs\", or leave \"proves\" out."));
            return List.of(quiz);
        }
        if (!quiz.isTrueStatement()) {
            faults.add(
                    keys.line("proofs"),
                    "only a true statement can be proved",
                    "Leave \"proofs\" out, or write \"kind: refute\" and \"true\" among what is right.");
            return List.of(quiz);
        }
        String proves = keys.needed("proves", "Copy the sentence of \"proofs\" that proves it.");
        check(proofs, proves);
        return List.of(statement(proofs), proof(proofs, proves));
    }

    private void check(List<String> proofs, String proves) {
        if (proofs.size() < 2 || proofs.size() > MOST) {
            faults.add(
                    keys.line("proofs"),
                    "a choice of proofs has two to four sentences",
                    "Write so many of them, of which one proves the statement.");
        }
        if (proofs.size() != proofs.stream().distinct().count()) {
            faults.add(keys.line("proofs"), "a sentence is here twice", "Leave one of the two out.");
        }
        if (!proves.isEmpty() && !proofs.contains(proves)) {
            faults.add(keys.line("proves"), "what proves it is not among the proofs", "Copy a sentence of \"proofs\".");
        }
        proofs.stream()
                .filter(proof -> !proof.equals(proves) && !quiz.help().wrong().containsKey(proof))
                .findFirst()
                .ifPresent(proof -> faults.add(
                        keys.line("proofs"),
                        "nothing says why \"" + proof + "\" is no proof",
                        "Write it and the reason under \"wrong\"."));
        if (quiz.help().wrong().containsKey(proves)) {
            faults.add(keys.line("wrong"), "\"wrong\" speaks of the proof", "Say that in \"because\".");
        }
    }

    private Quiz statement(List<String> proofs) {
        Map<String, String> wrong = new HashMap<>(quiz.help().wrong());
        wrong.keySet().removeAll(proofs);
        var help = new Quiz.Help("", wrong, quiz.help().hints(), quiz.help().solution());
        return new Quiz(
                quiz.ask(),
                quiz.kind(),
                quiz.answers(),
                quiz.right(),
                quiz.order(),
                help,
                quiz.purpose(),
                quiz.line(),
                quiz.rightLine());
    }

    private Quiz proof(List<String> proofs, String proves) {
        Map<String, String> wrong = new HashMap<>(quiz.help().wrong());
        wrong.keySet().retainAll(proofs);
        var help = new Quiz.Help(quiz.explanation(), wrong, List.of(), List.of());
        return new Quiz(
                Quiz.PROOF_ASK,
                Quiz.Kind.CHOICE,
                proofs,
                List.of(proves),
                ProofLinePartialOrder.none(),
                help,
                Quiz.Purpose.PROOF,
                quiz.line(),
                keys.line("proves"));
    }
}
