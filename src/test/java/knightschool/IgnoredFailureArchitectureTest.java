package knightschool;

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
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A failure that is handed to code is told by it. Code that has nothing to tell takes a {@link Runnable} instead, see
 * {@link BackgroundWorker#ask(BackgroundWorker.Work, Consumer, Runnable)}: then the window tells the failure. Whoever
 * takes the failure and drops it leaves an empty result in place of an answer, and a lack of memory is told nowhere.
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
