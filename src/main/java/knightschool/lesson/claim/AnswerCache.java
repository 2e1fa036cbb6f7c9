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
 * A cache of the engine's answers. An answer depends on the question, the board that is meant where the question names
 * none, and the text of the files that it names; it is reused only if all of these are the same. Thread-safe.
 */
final class AnswerCache {
    /** The maximum size of the cache, in characters of questions and files: several times as many as the course has. */
    private static final long REMEMBERED = 1 << 20;

    private static final int LETTERS_OF_AN_ANSWER = 200;

    /** The names of the files that a question refers to, by question. */
    private final Map<String, List<String>> named = new HashMap<>();

    private final Map<Basis, EngineAnswer> answers = new HashMap<>();
    private long letters;

    /**
     * The inputs that an answer depends on.
     *
     * @param texts the texts of the files that the question refers to, in the order in which they are read
     */
    private record Basis(String question, Board board, List<String> texts) {
        long letters() {
            return LETTERS_OF_AN_ANSWER
                    + question.length()
                    + texts.stream().mapToLong(String::length).sum();
        }
    }

    /** The files beside a lesson, with a record of those that were read. */
    static final class FilesRead implements FileResolver {
        private final FileResolver files;
        private final List<String> names = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();

        FilesRead(FileResolver files) {
            this.files = files;
        }

        @Override
        public String text(String name) {
            String text = files.text(name);
            names.add(name);
            texts.add(text);
            return text;
        }

        @Override
        public PngFileInfo picture(String name) {
            return files.picture(name);
        }
    }

    /** Returns a cached answer; empty if there is none, or if a file has changed or cannot be read. */
    Optional<EngineAnswer> get(String question, Board board, FileResolver files) {
        List<String> names = names(question);
        try {
            List<String> texts = names.stream().map(files::text).toList();
            return get(new Basis(question, board, texts));
        } catch (InputFault fault) {
            return Optional.empty();
        }
    }

    private synchronized List<String> names(String question) {
        return named.getOrDefault(question, List.of());
    }

    private synchronized Optional<EngineAnswer> get(Basis basis) {
        return Optional.ofNullable(answers.get(basis));
    }

    /** Stores an answer with the texts of the files that were read for it. */
    synchronized void put(String question, Board board, FilesRead filesRead, EngineAnswer answer) {
        Basis basis = new Basis(question, board, List.copyOf(filesRead.texts));
        letters += basis.letters();
        if (letters > REMEMBERED) {
            answers.clear();
            named.clear();
            letters = basis.letters();
        }
        named.put(question, List.copyOf(filesRead.names));
        answers.put(basis, answer);
    }
}
