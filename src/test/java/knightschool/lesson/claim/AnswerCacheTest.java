package knightschool.lesson.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.board.Board;
import knightschool.lesson.SceneBoardNameResolver;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerCacheTest {
    private final ClaimEvaluator claims = new ClaimEvaluator();

    private String ask(String question, FileResolver beside) {
        return claims.ask(question, beside).plain();
    }

    @Test
    void sameQuestionAboutAnotherBoardHasAnotherAnswer(@TempDir Path folder) throws IOException {
        FileResolver files = FileResolver.folder(folder);
        Path file = folder.resolve("own.board");
        Files.writeString(file, "....\n....\n....\n");
        for (int round = 0; round < 2; round++) {
            assertEquals("168", ask("edges", files));
            assertEquals("14", ask("edges own.board", files));
            assertEquals("48", ask("edges board", SceneBoardNameResolver.beside(files, Board.full(5, 5))));
            assertEquals("24", ask("edges board", SceneBoardNameResolver.beside(files, Board.full(4, 4))));
            assertEquals("48", claims.on(Board.full(5, 5)).ask("edges", files).plain());
        }
        Files.writeString(file, "...\n...\n...\n");
        assertEquals("8", ask("edges own.board", files));
        Files.delete(file);
        assertThrows(RuntimeException.class, () -> ask("edges own.board", files));
    }

    /** A search asks now and then whether anybody waits; what is remembered is given without. */
    @Test
    void answerIsGivenAgainWithoutASearch() {
        String question = "count 6x6";
        AtomicInteger asked = new AtomicInteger();
        String first = claims.whileTrue(() -> asked.incrementAndGet() > 0)
                .ask(question, FileResolver.nothing())
                .plain();
        assertTrue(asked.get() > 1, asked + " times");
        Iterator<Boolean> once = List.of(true, false).iterator();
        assertEquals(
                first,
                claims.whileTrue(once::next)
                        .ask(question, FileResolver.nothing())
                        .plain());
        assertThrows(
                CancellationException.class, () -> claims.whileTrue(() -> false).ask(question, FileResolver.nothing()));
    }
}
