package knightschool.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.setup.source.FileResolver;

/** Reads the lessons in a folder, in order of file name: those of the program, or those of a teacher. */
public final class LessonFolderReader {
    private static final String OWN = "/knightschool/lessons/";
    private static final String ENDING = ".md";
    private static final Pattern LETTER = Pattern.compile("^[A-Z]-");

    /**
     * The number of lessons in the first report: enough to fill a screen, and few enough to be read without a
     * noticeable wait.
     */
    public static final int FIRST = 64;

    /** Files in a folder of lessons that are not lessons. */
    private static final Set<String> GUIDES = Set.of("README.md", "WRITING.md", "GLOSSARY.md");

    /** Cache of the program's lessons, which do not change while it runs. */
    private static final Map<String, LessonReadResult> OWN_READ = new ConcurrentHashMap<>();

    private static volatile List<String> ownNames = List.of();

    /**
     * The order of the files of a folder: first those whose name begins with a capital letter and a hyphen, as in
     * {@code A-name.md}, then the others, by name.
     */
    static final Comparator<String> TEACHING_ORDER = Comparator.comparing(
                    (String name) -> !LETTER.matcher(name).find())
            .thenComparing(Comparator.naturalOrder());

    /** Receives some of the lessons before all are read. */
    @FunctionalInterface
    public interface Early {
        /**
         * Receives lessons.
         *
         * @param some lessons that are consecutive in the folder
         * @param number the position of the first of them in the folder, from 1
         */
        void take(List<LessonReadResult> some, int number);
    }

    private LessonFolderReader() {}

    /** Returns the lessons of the program. Each is read once; concurrent callers wait for it. */
    public static List<LessonReadResult> own() {
        return namesOfOwn().stream().map(LessonFolderReader::own).toList();
    }

    /**
     * Returns the lessons of the program as {@link #own()} does, but reads one lesson first.
     *
     * @param lead the file name of that lesson; ignored if there is none of that name
     * @param early receives that lesson before the others are read
     */
    public static List<LessonReadResult> own(String lead, Early early) {
        int place = namesOfOwn().indexOf(lead);
        if (place >= 0) {
            early.take(List.of(own(lead)), place + 1);
        }
        return own();
    }

    private static synchronized List<String> namesOfOwn() {
        if (ownNames.isEmpty()) {
            ownNames = ownNames();
        }
        return ownNames;
    }

    /** Returns the glossary, which is written as a lesson with one term per slide. The first call reads it. */
    public static LessonReadResult glossary() {
        return own("GLOSSARY.md");
    }

    private static LessonReadResult own(String name) {
        LessonReadResult good = OWN_READ.computeIfAbsent(
                name,
                _ -> Optional.of(readOwn(name))
                        .filter(read -> read.faults().isEmpty())
                        .orElse(null));
        return good == null ? readOwn(name) : good;
    }

    private static LessonReadResult readOwn(String name) {
        FileResolver beside = LessonFolderReader::ownText;
        try {
            return LessonReader.read(name, ownText(name), beside);
        } catch (InputFault fault) {
            return LessonReadResult.faulty(name, beside, List.of(fault));
        }
    }

    private static String ownText(String name) {
        try (InputStream in = LessonFolderReader.class.getResourceAsStream(OWN + name)) {
            if (in == null) {
                throw new InputFault(name, "there is no such file", "Check the name.");
            }
            return TextFiles.decode(name, in.readNBytes(BoardText.MAX_BYTES + 1), BoardText.MAX_BYTES);
        } catch (IOException e) {
            throw new InputFault(name, "this file cannot be read", "Install the program again.");
        }
    }

    /** Lists the resource folder, whether the program runs from class files or from a jar. */
    private static List<String> ownNames() {
        try {
            URI folder = LessonFolderReader.class.getResource(OWN).toURI();
            if (!folder.getScheme().equals("jar")) {
                return names(Path.of(folder));
            }
            try (FileSystem jar = FileSystems.newFileSystem(folder, Map.of())) {
                return names(jar.getPath(OWN));
            } catch (FileSystemAlreadyExistsException e) {
                return names(FileSystems.getFileSystem(folder).getPath(OWN));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own lessons cannot be listed", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program's own lessons cannot be listed", e);
        }
    }

    /**
     * Reads the lessons in a folder.
     *
     * @return one result for each file that ends in {@code .md}, including faulty ones
     * @throws InputFault if it is not a folder, cannot be read or has no lesson
     */
    public static List<LessonReadResult> folder(Path folder) {
        return folder(folder, "", () -> {}, (_, _) -> {});
    }

    /**
     * Reads the lessons in a folder as {@link #folder(Path)} does, but reports some of them early.
     *
     * @param lead the file name of the lesson that is read first; ignored if there is none of that name
     * @param cancelCheck called before each lesson; may end the reading by throwing an exception
     * @param early receives that lesson, then the first {@value #FIRST} if there are more
     */
    public static List<LessonReadResult> folder(Path folder, String lead, Runnable cancelCheck, Early early) {
        if (!Files.isDirectory(folder)) {
            throw new InputFault(folder.toString(), "there is no such folder", "Choose a folder with lessons.");
        }
        try {
            List<String> names = names(folder);
            if (names.isEmpty()) {
                throw new InputFault(
                        folder.toString(), "there is no lesson in this folder", "A lesson is a file that ends in .md.");
            }
            Optional<LessonReadResult> leading =
                    Optional.of(lead).filter(names::contains).map(name -> LessonReader.read(folder.resolve(name)));
            leading.ifPresent(file -> early.take(List.of(file), names.indexOf(lead) + 1));
            List<LessonReadResult> read = new ArrayList<>();
            for (String name : names) {
                cancelCheck.run();
                if (read.size() == FIRST) {
                    early.take(List.copyOf(read), 1);
                }
                read.add(leading.filter(_ -> name.equals(lead))
                        .orElseGet(() -> LessonReader.read(folder.resolve(name))));
            }
            return List.copyOf(read);
        } catch (IOException e) {
            throw new InputFault(folder.toString(), "this folder cannot be read", "Choose one that you may read.");
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING) && !GUIDES.contains(name))
                    .sorted(TEACHING_ORDER)
                    .toList();
        }
    }
}
