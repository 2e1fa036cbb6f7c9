package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.files.FileStamp;
import knightschool.files.PartialReadResult;
import knightschool.lesson.progress.CourseProgressText;
import knightschool.play.level.AllLevelResultsText;
import knightschool.setup.Setup;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Files may have any name, also one with what ends a line in it: whatever keeps one gives the same back. */
@Execution(ExecutionMode.CONCURRENT)
@EnabledOnOs(OS.LINUX)
class KeptFilesTest {
    private static final int NAMES = 200;
    private static final int LONGEST = 8;

    private static final List<String> SIGNS = Stream.concat(
                    "a.;:%+\"'\\#-K\u00F6\u2003\u200B\uD83D\uDE00".codePoints().mapToObj(Character::toString),
                    "\n\r\t\u000B\f\u001F \u0085\u2028\u2029\u3000\uFEFF\uFFFD\uFFFE"
                            .codePoints()
                            .mapToObj(Character::toString))
            .toList();

    @TempDir
    private Path folder;

    private List<Path> files() {
        Random random = new Random(1);
        return Stream.concat(
                        Stream.of("new\nline.board", "---", "a\n---\nb", "end ", "\u3000", "file:"),
                        Stream.generate(() -> random.ints(1 + random.nextInt(LONGEST), 0, SIGNS.size())
                                        .mapToObj(SIGNS::get)
                                        .collect(Collectors.joining()))
                                .limit(NAMES))
                .filter(name -> !name.matches("\\.+"))
                .map(folder::resolve)
                .toList();
    }

    /** Nothing grows, such as by signs that are escaped once more, however often a file is loaded and kept. */
    @Test
    void anyNumberOfRoundsGivesTheSameBytes() {
        Random random = new Random(2);
        for (int i = 0; i < 500; i++) {
            StoredSettings settings = StoredSettings.NONE;
            for (int j = random.nextInt(4); j >= 0; j--) {
                settings = settings.with(words(random), words(random));
            }
            String kept = settings.format();
            assertEquals(PartialReadResult.whole(settings), StoredSettings.parse(kept));
            assertEquals(kept, StoredSettings.parse(kept).value().format());
            String byHand = Stream.generate(() -> words(random) + " " + words(random) + "\n")
                    .limit(4)
                    .collect(Collectors.joining());
            requireStable(byHand, StoredSettings::parse, StoredSettings::format);
            requireStable(byHand, RecentFileList::parse, RecentFileList::format);
            requireStable(byHand, AllLevelResultsText::parse, AllLevelResultsText::format);
            requireStable(byHand, CourseProgressText::parse, CourseProgressText::format);
        }
    }

    /** Signs of which some are often doubled, or stand for others. */
    private static String words(Random random) {
        List<String> escapes = List.of("\\", "\\\\", "\\n", "\\u0041", "%5C", "%", "%25", "+", "\"", "&amp;", "a");
        return random.ints(1 + random.nextInt(LONGEST), 0, escapes.size() + SIGNS.size())
                .mapToObj(one -> one < escapes.size() ? escapes.get(one) : SIGNS.get(one - escapes.size()))
                .collect(Collectors.joining());
    }

    private static <T> void requireStable(
            String text, Function<String, PartialReadResult<T>> parse, Function<T, String> format) {
        String once = format.apply(parse.apply(text).value());
        PartialReadResult<T> again = parse.apply(once);
        assertEquals(List.of(), again.faults(), once);
        assertEquals(once, format.apply(again.value()));
    }

    @Test
    void listOfFilesGivesEveryNameBack() {
        for (Path file : files()) {
            RecentFileList list =
                    RecentFileList.NONE.with(folder.resolve("other")).with(file);
            assertEquals(PartialReadResult.whole(list), RecentFileList.parse(list.format()));
        }
    }

    @Test
    void workThatIsNotSavedGivesTheNameOfItsFileBack() throws IOException {
        for (Path file : files()) {
            Files.writeString(file, "K..\n..#\n");
            Setup setup = EditorSetup.of(Board.full(3, 3));
            UnsavedWork work =
                    new UnsavedWork(setup, Optional.of(file), FileStamp.of(file), "a,b\n", Instant.ofEpochSecond(1));
            assertEquals(Optional.of(work), UnsavedWork.parse(work.format()));
        }
    }

    @Test
    void sessionGivesBoardsPuzzlesAndLessonsOfEveryNameBack() throws IOException {
        String puzzle = SlidingPuzzleText.format(WrittenPuzzle.usual().puzzle());
        for (Path file : files()) {
            Files.writeString(file, "K..\n..#\n");
            Path other = file.resolveSibling(file.getFileName() + "b");
            Files.writeString(other, puzzle);
            requireKept(new Session(
                    BuiltInSceneKinds.EDITOR,
                    List.of(
                            AnyFileSetupReader.read(file),
                            StateMapSetup.of(WrittenPuzzle.ofFile(other, SlidingPuzzleText.parse(puzzle))),
                            new LessonsSetup(file.toString(), file.getFileName().toString(), 2, Optional.empty()))));
        }
    }

    private static void requireKept(Session session) {
        assertEquals(PartialReadResult.whole(Optional.of(session)), SessionText.parse(SessionText.format(session)));
    }

    /** Such names come from disks of other systems; as text they are not what they are. */
    @Test
    void namesThatAreNoTextAreKept() throws IOException {
        Path file = Path.of(URI.create(folder.toUri() + "caf%E9.board"));
        Files.writeString(file, "K..\n..#\n");
        RecentFileList list = RecentFileList.NONE.with(file);
        assertEquals(PartialReadResult.whole(list), RecentFileList.parse(list.format()));
        requireKept(new Session(BuiltInSceneKinds.EDITOR, List.of(AnyFileSetupReader.read(file))));
    }

    @Test
    void ordinaryNamesStayAsTheyAreAndNamesThatWereKeptPlainAreRead() {
        String kept = "/home/eva/my 100% board; \u00FC+.board\n";
        RecentFileList list = RecentFileList.NONE.with(Path.of(kept.strip()));
        assertEquals(kept, list.format());
        assertEquals(PartialReadResult.whole(list), RecentFileList.parse(kept));
        assertEquals(
                List.of(Path.of("/home/eva/a\tb.board")),
                RecentFileList.parse("/home/eva/a\tb.board\n").value().files());
    }

    /** Each costs some hundredths of a millisecond to read, or to find that it cannot be read. */
    @Test
    void sessionOfMoreScenesThanAWindowShowsIsReadNoFurther() {
        String scene = "---\nscene: board\nboard: 5x5\n";
        PartialReadResult<Optional<Session>> read = SessionText.parse("board\n" + scene.repeat(60_000));
        assertEquals(500, read.value().orElseThrow().scenes().size());
        assertEquals(
                List.of("f:1502: these are more than 500 scenes."),
                read.faults().stream().map(fault -> fault.in("f").getMessage()).toList());
    }

    /** Another time it is something else: a terminal would be waited for, and no window come up. */
    @Test
    void whatTheShellHandedOverIsNotReadAgain() throws IOException {
        Path file = Files.writeString(folder.resolve("handed.board"), "K..\n..#\n");
        try (InputStream _ = Files.newInputStream(file);
                Stream<Path> opened = Files.list(Path.of("/proc/self/fd"))) {
            Path descriptor =
                    opened.filter(one -> leadsTo(one, file)).findFirst().orElseThrow();
            Session session = new Session(BuiltInSceneKinds.EDITOR, List.of(AnyFileSetupReader.read(descriptor)));
            EditorSetup read = (EditorSetup) SessionText.parse(SessionText.format(session))
                    .value()
                    .orElseThrow()
                    .scenes()
                    .getFirst();
            assertEquals(Optional.empty(), read.source().file());
            assertEquals(
                    List.of(file),
                    RecentFileList.NONE
                            .with(file)
                            .with(descriptor)
                            .with(Path.of("/dev/stdin"))
                            .files());
        }
    }

    private static boolean leadsTo(Path descriptor, Path file) {
        try {
            return Files.readSymbolicLink(descriptor).equals(file.toRealPath());
        } catch (IOException _) {
            return false;
        }
    }
}
