package knightschool.lesson.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.PngFileInfo;
import knightschool.setup.source.FileResolver;

/**
 * Remembers what the engine answered. An answer rests on the question, the board that it is about where it names none,
 * and the texts that it names: it is given again only where all of them are the same. For any thread.
 */
final class AnswerCache {
    /** Letters of questions and of what they name: several times as many as the course has. */
    private static final long REMEMBERED = 1 << 20;

    private static final int LETTERS_OF_AN_ANSWER = 200;

    /** What a question names stands in the question itself. */
    private final Map<String, List<String>> named = new HashMap<>();

    private final Map<Basis, ClaimAnswer> answers = new HashMap<>();
    private long letters;

    /** @param texts of what is named, in the order in which it is read */
    private record Basis(String question, Board board, List<String> texts) {
        long letters() {
            return LETTERS_OF_AN_ANSWER
                    + question.length()
                    + texts.stream().mapToLong(String::length).sum();
        }
    }

    /** The files beside a lesson, and what was read of them. */
    static final class FilesRead implements FileResolver {
        private final FileResolver beside;
        private final List<String> names = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();

        FilesRead(FileResolver beside) {
            this.beside = beside;
        }

        @Override
        public String text(String name) {
            String text = beside.text(name);
            names.add(name);
            texts.add(text);
            return text;
        }

        @Override
        public PngFileInfo picture(String name) {
            return beside.picture(name);
        }
    }

    /** What was answered before; nothing where it was not, or a text is another by now or cannot be read. */
    Optional<ClaimAnswer> get(String question, Board board, FileResolver beside) {
        List<String> names = names(question);
        try {
            List<String> texts = names.stream().map(beside::text).toList();
            return get(new Basis(question, board, texts));
        } catch (InputFault fault) {
            return Optional.empty();
        }
    }

    private synchronized List<String> names(String question) {
        return named.getOrDefault(question, List.of());
    }

    private synchronized Optional<ClaimAnswer> get(Basis basis) {
        return Optional.ofNullable(answers.get(basis));
    }

    /** Keeps an answer, and with it the texts that were read for it. */
    synchronized void put(String question, Board board, FilesRead read, ClaimAnswer answer) {
        Basis basis = new Basis(question, board, List.copyOf(read.texts));
        letters += basis.letters();
        if (letters > REMEMBERED) {
            answers.clear();
            named.clear();
            letters = basis.letters();
        }
        named.put(question, List.copyOf(read.names));
        answers.put(basis, answer);
    }
}
