package knightschool;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A failure that is handed to code, or caught by it, is told by it. Code that has nothing to tell takes a
 * {@link Runnable} instead, see {@link BackgroundWorker#ask(BackgroundWorker.Work, Consumer, Runnable)}: then the
 * window tells the failure. Whoever takes the failure and drops it leaves an empty result in place of an answer, and a
 * lack of memory is told nowhere. So does who catches it and returns an answer: that nothing is there, or that
 * something is not so.
 */
@Execution(ExecutionMode.CONCURRENT)
class IgnoredFailureArchitectureTest {
    private static final Set<ClassDesc> FAILURES = Set.of(described(WorkFailure.class), described(InputFault.class));

    /** The methods that may ignore a failure, and why. */
    private static final Map<String, String> MAY_IGNORE = Map.of(
            "BoardFiles.restore",
            "the file of a restored board may be gone: the board is there without it, and counts as changed",
            "QuizProgressRestorer.findSolution",
            "a fault was said when the solution was asked for; what breaks down, the worker tells",
            "QuizProgressRestorer.markAgain",
            "a fault tells that the answer was right on another board; what breaks down, the worker tells",
            "SilentSceneHost$1.show",
            "a scene that is drawn into a picture has no place for messages; its author is told by whoever draws it");

    /** Exceptions of the machine, or of whatever went wrong. That a text has no such form is an answer by itself. */
    private static final Set<String> OF_MACHINE = Set.of(
            "IOException",
            "UncheckedIOException",
            "InputFault",
            "BackingStoreException",
            "RuntimeException",
            "Exception",
            "Error",
            "Throwable");

    /** The methods that return an answer where they have caught a failure, and why that is none in disguise. */
    private static final Map<String, String> MAY_ANSWER = Map.ofEntries(
            Map.entry(
                    "AnswerCache.get", "nothing is remembered then, and whoever works the answer out tells the fault"),
            Map.entry("AnswerSpoilerCheck.plain", "the check of the claims tells the fault of the same question"),
            Map.entry("CensusSettingsFile.isOwn", "a file that cannot be read is not replaced"),
            Map.entry(
                    "ExperimentSetup.ofRemembered", "a remembered experiment that is none gives way to the usual one"),
            Map.entry("FileReplacementRule.words", "a text that cannot be read names no file that will be read"),
            Map.entry("FileStamp.of", "empty says that the file is not there or cannot be read"),
            Map.entry("FolderStamp.of", "its constant says that the folder could not be read"),
            Map.entry(
                    "FullDiskException.isWithoutRoom",
                    "another failure is told already: this one gives a better reason"),
            Map.entry("GameQuiz.validTask", "the fault is told where the game is judged"),
            Map.entry("HandoutPdfWriter.isOwn", "a file that cannot be read is not replaced"),
            Map.entry(
                    "KnightSchool.chosenBefore",
                    "the window reads the settings again; the fault of older ones is told"),
            Map.entry("LessonPresentationDeck.words", "the slide beside it tells the fault"),
            Map.entry(
                    "NextMoveJudge.solver",
                    "a text that names no algorithm is judged as squares, which tells its fault"),
            Map.entry("PickedSquaresOrEdges.square", "a name of a board before is none of a square on this one"),
            Map.entry(
                    "PictureFileReader.isPicture",
                    "the file is read as something else, which tells that it cannot be read"),
            Map.entry("ProcessIdentity.isZombie", "the work of a process about which nothing is known is left to it"),
            Map.entry("ProcessIdentity.readMachine", "a file of no known machine is deleted only when it is old"),
            Map.entry("ProgramPictureSignature.isOn", "a file that cannot be read is not replaced"),
            Map.entry("RecognizedFileKind.of", "the file is read as a board, which tells that it cannot be read"),
            Map.entry("RecoveryFile.isPutInto", "what is not moved stays, and the start tells how much stays"),
            Map.entry("RecoveryFile.read", "work that cannot be read stays, and the start tells how much stays"),
            Map.entry("RecoveryFolders.isHeld", "empty says that it is not known, and the start tells it"),
            Map.entry("RecoveryFolders.locked", "processes are listed by the system, too: the lock is one more sign"),
            Map.entry("ResolvedWriteTarget.attributes", "the write that follows tells why the file cannot be written"),
            Map.entry(
                    "ResolvedWriteTarget.isInCircle",
                    "another failure is told already: this one gives a better reason"),
            Map.entry("SharedFile.mayContain", "a name that something else has is free for no copy"),
            Map.entry(
                    "SlideTextValuesModel.answer", "a dash says that there is no answer, as of a square that is gone"),
            Map.entry("TourText.isOwn", "a file that cannot be read is not replaced"),
            Map.entry(
                    "WrittenBoard.namesFile",
                    "a line that could be a row is one unless a file of that name can be read"));

    private static final Pattern CATCH = Pattern.compile("catch \\((?<types>[\\w.| ]+?) (?<name>\\w+)\\) \\{");

    private static final Pattern METHOD = Pattern.compile(
            "(?m)^ ++(?!return |throw |else |new )[\\w<>\\[\\]?,.@ ]*\\b(?<name>\\w+)\\([^;{}]*\\)(?: throws [\\w., ]+)? \\{$");

    private static ClassDesc described(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    @Test
    void whoeverIsHandedAFailureUsesIt() throws IOException, URISyntaxException {
        Path classes = Path.of(WorkFailure.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Set<String> ignoring = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes)) {
            files.filter(file -> file.toString().endsWith(".class"))
                    .map(IgnoredFailureArchitectureTest::read)
                    .flatMap(model -> model.methods().stream())
                    .filter(IgnoredFailureArchitectureTest::ignoresFailure)
                    .forEach(method -> ignoring.add(name(method)));
        }
        assertEquals(new TreeSet<>(MAY_IGNORE.keySet()), ignoring, "methods that ignore a failure");
    }

    @Test
    void whoeverCatchesAFailureReturnsNoAnswer() throws IOException {
        Set<String> answering = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                String type = file.getFileName().toString().replace(".java", ".");
                answering(text(file)).forEach(method -> answering.add(type + method));
            });
        }
        assertEquals(new TreeSet<>(MAY_ANSWER.keySet()), answering, "methods that return an answer after a failure");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "catch (IOException _) { return false; }             | read",
                "'catch (IllegalStateException | IOException e) { return Map.of(); }' | read",
                "catch (InputFault fault) { if (a) { b(); } return; } | read",
                "catch (IOException e) { return closed(e); }         | ''",
                "catch (IOException _) { close(); }                  | ''",
                "catch (NumberFormatException _) { return 0; }       | ''"
            })
    void answerAfterAFailureIsSeen(String caught, String method) {
        String source =
                "    int other() {\n    }\n\n    int read(\n            int a) throws IOException {\n        " + caught;
        assertEquals(method, String.join(" ", answering(source)));
    }

    /** The methods of a source that catch a failure, do not use it, and return. */
    private static Set<String> answering(String source) {
        return CATCH.matcher(source)
                .results()
                .filter(caught ->
                        Stream.of(caught.group("types").split(" \\| ")).anyMatch(OF_MACHINE::contains))
                .filter(caught -> {
                    String block = block(source, caught.end());
                    return isNamed("return", block) && !isNamed(caught.group("name"), block);
                })
                .map(caught -> method(source.substring(0, caught.start())))
                .collect(toCollection(TreeSet::new));
    }

    /** A lambda in the block may have a nameless parameter, too. */
    private static boolean isNamed(String word, String block) {
        return !word.equals("_")
                && Pattern.compile("\\b" + word + "\\b").matcher(block).find();
    }

    /** The text from a place up to the brace that closes the block there. */
    private static String block(String source, int begin) {
        int depth = 1;
        int end = begin;
        while (depth > 0) {
            char sign = source.charAt(end++);
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
        }
        return source.substring(begin, end);
    }

    /** The name of the last method that begins in a text. */
    private static String method(String source) {
        return METHOD.matcher(source)
                .results()
                .map(header -> header.group("name"))
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassModel read(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of a class and of a method in it; a lambda has the name of the method that it is written in. */
    private static String name(MethodModel method) {
        String type = method.parent().orElseThrow().thisClass().asInternalName();
        String name = method.methodName().stringValue();
        String written = name.startsWith("lambda$") ? name.split("\\$")[1] : name;
        return type.substring(type.lastIndexOf('/') + 1) + "." + written;
    }

    /** Whether a method or lambda has a failure as a parameter and never reads it. */
    private static boolean ignoresFailure(MethodModel method) {
        return method.code().filter(code -> ignoresFailure(method, code)).isPresent();
    }

    private static boolean ignoresFailure(MethodModel method, CodeModel code) {
        Set<Integer> read = new TreeSet<>();
        code.forEach(element -> {
            if (element instanceof LoadInstruction load) {
                read.add(load.slot());
            }
        });
        int slot = method.flags().has(AccessFlag.STATIC) ? 0 : 1;
        for (ClassDesc parameter : method.methodTypeSymbol().parameterList()) {
            if (FAILURES.contains(parameter) && !read.contains(slot)) {
                return true;
            }
            slot += TypeKind.from(parameter).slotSize();
        }
        return false;
    }
}
