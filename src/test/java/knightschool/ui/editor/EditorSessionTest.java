package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The boards that are open come back with the next window. */
@ExtendWith(OnScreen.class)
class EditorSessionTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @TempDir
    Path folder;

    private MainWindow window;
    private Path file;

    @BeforeEach
    void threeBoardsAreOpenAndTheSecondIsInFront() {
        window = windows.make();
        file = file("mine.board", Board.full(5, 5).withHole(12, true));
        Path first = file("first.board", Board.full(3, 3));
        does(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            window.open(AnyFileSetupReader.read(first));
            window.open(AnyFileSetupReader.read(file));
            boards(window).open(Board.full(4, 4));
            boards(window).step(-1);
        });
    }

    private Path file(String name, Board board) {
        Path path = folder.resolve(name);
        BoardText.write(path, board);
        return path;
    }

    private static void does(Runnable what) {
        Callable<Void> done = () -> {
            what.run();
            return null;
        };
        onFx(done);
    }

    private static EditorScene scene(MainWindow of) {
        return (EditorScene) of.current().orElseThrow();
    }

    private static OpenBoards boards(MainWindow of) {
        return scene(of).model().boards();
    }

    private static List<Integer> columns(MainWindow of) {
        return onFx(() -> boards(of).all().stream()
                .map(one -> boards(of).board(one).columns())
                .toList());
    }

    private MainWindow again(List<Setup> kept) {
        SessionStore store = new SessionStore(folder.resolve("state"));
        store.save(new Session(BuiltInSceneKinds.EDITOR, kept));
        Session read = store.load().orElseThrow();
        MainWindow next = windows.make();
        does(() -> next.bringBack(read.scenes(), read.current()));
        return next;
    }

    @Test
    void allComeBackInTheirOrderWithTheSameInFront() {
        assertEquals(List.of(3, 5, 4), columns(window));
        MainWindow next = again(onFx(window::all));
        assertEquals(List.of(3, 5, 4), columns(next));
        assertEquals(onFx(window::now), onFx(next::now));
        assertEquals(file, onFx(() -> boards(next).file(boards(next).front())).orElseThrow());
        assertEquals(onFx(window::all), onFx(next::all));
    }

    @Test
    void ofVeryManyBoardsThoseAroundTheOneInFrontComeBackAndThatIsSaid() {
        List<Setup> kept = new ArrayList<>();
        for (int i = 1; i <= 100; i++) {
            kept.add(EditorSetup.of(WrittenBoard.of(Board.full(i, 1))));
        }
        kept.add(kept.get(59));
        MainWindow next = again(kept);
        List<Integer> open = columns(next);
        assertEquals(OpenBoards.MOST, open.size());
        assertEquals(21, open.getFirst());
        assertEquals(60, open.getLast());
        assertEquals(60, onFx(() -> scene(next).model().board().columns()));
        assertTrue(onFx(() -> boards(next).isFull()));
    }

    @Test
    void changesThatWereGivenUpDoNotComeBack() {
        does(() -> {
            scene(window).model().toggleHole(0);
            boards(window).step(1);
            scene(window).model().toggleHole(0);
        });
        MainWindow next = again(onFx(window::allSaved));
        assertEquals(List.of(3, 5), columns(next));
        assertEquals(BoardText.read(file), onFx(() -> scene(next).model().board()));
        assertEquals(List.of(), onFx(next::unsaved));
    }

    @Test
    void unsavedBoardsOfACrashComeBackEachByItself() {
        does(() -> {
            scene(window).model().toggleHole(0);
            boards(window).step(1);
            scene(window).model().toggleHole(0);
        });
        List<UnsavedWork> works = onFx(window::unsaved);
        assertEquals(2, works.size());
        Session session = new Session(BuiltInSceneKinds.EDITOR, onFx(window::all)).without(works);
        MainWindow next = again(session.scenes());
        does(() -> works.forEach(next::restore));
        assertEquals(List.of(3, 5, 4), columns(next));
        assertEquals(
                works.stream().map(UnsavedWork::withoutTime).toList(),
                onFx(next::unsaved).stream().map(UnsavedWork::withoutTime).toList());
        assertTrue(onFx(() -> boards(next).file(boards(next).all().get(1))).isPresent());
    }

    @Test
    void boardThatIsHandedOverDoesNotLoseThoseOfTheLastTime() {
        List<Setup> kept = onFx(window::all);
        MainWindow next = windows.make();
        does(() -> {
            next.bringBack(kept, BuiltInSceneKinds.LESSONS);
            next.open(EditorSetup.of(Board.full(6, 6)));
        });
        assertEquals(List.of(3, 5, 6, 4), columns(next));
    }
}
